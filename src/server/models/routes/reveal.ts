/**
 * Routes that answer the whole of one masked value: one for each masked field, also of parts of the
 * record that have no address of their own.
 */
import { revealPath } from '../../../schema/record/index.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import { cut } from '../../logs/masked.ts';
import { revealValue } from '../read/reveal.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { LONG } from './parameters.ts';
import { logOf } from './route-model.ts';
import type { RouteModel } from './route-model.ts';

/** A model whose rows are asked for under the address of a record. */
export interface AddressedPart {
  shape: ModelShape;
  /** Names of the relations from the record down to it. */
  relations: readonly string[];
}

/** None for a model without masked fields, or without a permission. */
export const revealRoutes = (model: RouteModel): RouteDeclaration[] =>
  [{ shape: model.shape, relations: [] }, ...partsOf(model.shape, [])].flatMap((revealed) =>
    revealed.shape.detailColumns.flatMap(({ field }) => {
      const { byField, unstored } = revealed.shape;
      const column = byField.get(field) ?? unstored.find((one) => one.field === field);
      return column?.spec.mask === undefined || column.reveal === undefined
        ? []
        : [revealRoute(model, revealed, column, column.reveal)];
    }),
  );

/** Parts of a record that have no address of their own, and their parts. */
export const partsOf = ({ owned }: ModelShape, above: readonly string[]): AddressedPart[] =>
  owned.flatMap(({ name, shape }) => {
    const relations = [...above, name];
    if (shape.model.path !== undefined) return [];
    return [{ shape, relations }, ...partsOf(shape, relations)];
  });

/** Characters of the title of a log row. */
const titleLength = 50;

/** Logged with its path, which names field and record; the value itself is in no log. */
function revealRoute(
  model: RouteModel,
  { shape, relations }: AddressedPart,
  column: Column,
  permission: string,
): RouteDeclaration {
  const { context, path } = model;
  const { dataScope, name, label: tag } = model.shape.model;
  const { key, label } = shape.model;
  const { title } = logOf(model, 'update', 'OTHER')!;
  return {
    tag,
    access: { permission },
    scope: dataScope ? { model: name } : 'none',
    method: 'GET',
    path: `${revealPath(path, [...relations, column.field])}/{${key}}`,
    summary: `查看${label}的完整${column.spec.label}`,
    params: { [key]: LONG },
    answer: 'ajax',
    log: { title: cut(`${title}（查看${column.spec.label}）`, titleLength), type: 'OTHER' },
    secrets: ['data'],
    transaction: true,
    handler: async ({ db, params, session }) => ({
      data: await revealValue(
        { context, db, shape, actor: session, permission },
        { column, key: params[key] as number },
      ),
    }),
  };
}
