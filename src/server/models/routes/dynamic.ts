/** Routes of dynamic fields: what a record defines for others. */
import type { RouteDeclaration } from '../../http/route.ts';
import { operationPaths } from '../../../protocol/addresses.ts';
import {
  definerOf,
  definitionsOf,
  dynamicColumns,
  inherits,
  placedDefinitions,
} from '../read/definitions.ts';
import type { Holder } from '../read/definitions.ts';
import type { Db, Row } from '../../db/database.ts';
import { rowsByKey } from '../read/rows.ts';
import { sayable } from '../shape/masked.ts';
import { LONG } from './parameters.ts';
import { common } from './route-model.ts';
import type { RouteModel } from './route-model.ts';

/** Routes of a model with dynamic fields, and of one with definitions that are inherited. */
export const dynamicRoutes = (model: RouteModel): RouteDeclaration[] => [
  ...memberRoutes(model),
  ...inheritedRoutes(model),
];

/** One route for each dynamic field; whoever may list the records may know what they consist of. */
function memberRoutes(model: RouteModel): RouteDeclaration[] {
  const { context, shape, path } = model;
  return dynamicColumns(shape).map((column) => {
    const definer = definerOf(context, shape, column);
    const { label, key } = definer.shape.model;
    return {
      ...common(model, 'list', 'list'),
      method: 'GET',
      path: `${path}${operationPaths.definitions}/${column.field}/{${key}}`,
      summary: `查询${label}定义的${shape.model.label}${column.spec.label}`,
      params: { [key]: LONG },
      answer: 'ajax',
      handler: async ({ db, params }) => ({ data: await definitionsOf(db, definer, params[key]) }),
    };
  });
}

/** What records below another one have of it and of those above it, and from which. */
function inheritedRoutes(model: RouteModel): RouteDeclaration[] {
  const { shape, path } = model;
  const { label, key } = shape.model;
  return shape.columns
    .filter((column) => inherits({ shape, column }))
    .map((column) => ({
      ...common(model, 'list', 'list'),
      method: 'GET',
      path: `${path}${operationPaths.inherited}/${column.field}/{${key}}`,
      summary: `查询下级${label}继承的${column.spec.label}`,
      params: { [key]: LONG },
      answer: 'ajax',
      handler: async ({ db, params }) => ({
        data: await inheritedFrom(db, { shape, column }, Number(params[key])),
      }),
    }));
}

/** Definitions with `from`, the name of the record that says them. */
async function inheritedFrom(db: Db, holder: Holder, key: number): Promise<Row[]> {
  const { shape } = holder;
  const placed = (await placedDefinitions(db, holder, [key])).get(key) ?? [];
  const records = await rowsByKey(db, shape, [...new Set(placed.map(({ from }) => from))]);
  const label = shape.byField.get(shape.model.labelField ?? '') ?? shape.key;
  const names = new Map(
    records.map((row) => [row[shape.key.field], sayable(label, row[label.field])]),
  );
  return placed.map(({ definition, from }) => ({ ...definition, from: names.get(from) ?? null }));
}
