/**
 * Which rows are part of which: owned relations of models, with the prepared models on both ends.
 */
import type { Relation } from '../../../schema/generated/types.gen.ts';
import { revealAccess } from '../../../schema/record/index.ts';
import type { Column, ModelShape, OwnedRows } from './shape.ts';

/** Rows of one owner where the relation names no limit. */
const MAX_OWNED = 1000;

/**
 * Gives each shape what it owns and its owner. Throws for relations that the checker would refuse.
 */
export function linkOwned(shapes: ReadonlyMap<string, ModelShape>): void {
  for (const owner of shapes.values()) {
    owner.owned = Object.entries(owner.model.relations ?? {})
      .filter(([, relation]) => relation.type === 'owned')
      .map(([name, relation]) => ownedRows(owner, name, relation, shapes));
    for (const { shape, by } of owner.owned) shape.owner = { shape: owner, by };
  }
  for (const shape of shapes.values()) inheritReveal(shape);
}

/** Masked values of parts are revealed by the permission of their owner, where they have none. */
function inheritReveal(shape: ModelShape): void {
  let { owner } = shape;
  while (owner && owner.shape.model.permission === undefined) owner = owner.shape.owner;
  if (shape.model.permission !== undefined || !owner) return;
  for (const column of [...shape.columns, ...shape.unstored])
    if (column.spec.mask !== undefined) column.reveal = revealAccess(owner.shape.model);
}

function ownedRows(
  owner: ModelShape,
  name: string,
  { model, by, order, label, sheet, min = 0, max = MAX_OWNED }: Relation,
  shapes: ReadonlyMap<string, ModelShape>,
): OwnedRows {
  const shape = shapes.get(model);
  const columnOf = (field: string | undefined): Column => {
    const column = field === undefined ? undefined : shape?.byField.get(field);
    if (!column)
      throw new Error(
        `Model ${owner.model.name}: the relation '${name}' names the unknown field '${field}' of ${model}`,
      );
    return column;
  };
  const byColumn = columnOf(by);
  if (!shape) throw new Error(`Model ${owner.model.name}: there is no model '${model}'`);
  const title = label ?? shape.model.label;
  return {
    name,
    label: title,
    shape,
    by: byColumn,
    order: order === undefined ? undefined : columnOf(order),
    min,
    max,
    sheet: sheet === false ? undefined : (sheet ?? title),
  };
}
