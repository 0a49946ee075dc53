/** Routes of dynamic fields: what a record defines for others. */
import type { RouteDeclaration } from '../../http/route.ts';
import { definesFields, takesPart } from '../../../schema/record/index.ts';
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
import { limitedMember } from '../read/limited.ts';
import { rowsByKey } from '../read/rows.ts';
import { permissionOf } from '../scope/permission.ts';
import { sayable } from '../shape/masked.ts';
import { narrowedBy } from '../write/narrowed.ts';
import { LONG } from './parameters.ts';
import { partsOf } from './reveal.ts';
import type { AddressedPart } from './reveal.ts';
import type { Column } from '../shape/shape.ts';
import { common } from './route-model.ts';
import type { RouteModel } from './route-model.ts';

/** Routes of a model with dynamic fields, and of one with definitions that are inherited. */
export const dynamicRoutes = (model: RouteModel): RouteDeclaration[] => [
  ...memberRoutes(model),
  ...inheritedRoutes(model),
  ...narrowedRoutes(model),
];

/**
 * One route for each dynamic field, also of rows that are part of the record; whoever may list the
 * records may know what they consist of.
 */
const memberRoutes = (model: RouteModel): RouteDeclaration[] =>
  [{ shape: model.shape, relations: [] }, ...partsOf(model.shape, [])].flatMap((part) =>
    dynamicColumns(part.shape).map((column) => memberRoute(model, part, column)),
  );

function memberRoute(
  model: RouteModel,
  { shape, relations }: AddressedPart,
  column: Column,
): RouteDeclaration {
  const definer = definerOf(model.context, shape, column);
  const { label, key } = definer.shape.model;
  const name = [...relations, column.field].join('.');
  return {
    ...common(model, 'list', 'list'),
    method: 'GET',
    path: `${model.path}${operationPaths.definitions}/${name}/{${key}}`,
    summary: `查询${label}定义的${shape.model.label}的${column.spec.label}`,
    params: { [key]: LONG },
    answer: 'ajax',
    handler: async ({ db, params }) => ({ data: await definitionsOf(db, definer, params[key]) }),
  };
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

/** How many records would not fit definitions any more that somebody is about to store. */
function narrowedRoutes(model: RouteModel): RouteDeclaration[] {
  const { context, shape, path } = model;
  const { label, key, operations } = shape.model;
  if (operations && !operations.includes('update')) return [];
  return shape.columns
    .filter(({ spec }) => definesFields(spec) && takesPart(spec, 'edit'))
    .map((column) => ({
      ...common(model, 'update', 'edit'),
      method: 'POST',
      path: `${path}${operationPaths.narrowed}/${column.field}`,
      summary: `统计不符合新${column.spec.label}的记录数（${label}）`,
      body: {
        kind: 'json',
        properties: {
          [key]: { ...LONG, required: true },
          [column.field]: { type: 'array', items: { type: 'object' }, required: true },
        },
        checkedByHandler: true,
      },
      answer: 'ajax',
      handler: async ({ db, body, session }) => {
        const operation = {
          context,
          db,
          shape,
          actor: session,
          permission: permissionOf(shape, 'edit'),
        };
        const sent = {
          key: Number(shape.key.codec.parse(body?.[key], key)),
          definitions: body?.[column.field],
        };
        const found = await narrowedBy(operation, column, sent);
        return { data: found.rows, ...limitedMember({ data: found }) };
      },
    }));
}
