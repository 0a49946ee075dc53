/** Conditions over the link tables of manyToMany relations. */
import type { Relation } from '../../../schema/generated/types.gen.ts';
import { quote } from '../../db/text.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Bindings } from '../sql.ts';

/** The manyToMany relation of that name; the checker refuses models that name another. */
export function linkOf(shape: ModelShape, name: string): Relation {
  const relation = shape.model.relations?.[name];
  if (!relation?.through)
    throw new Error(
      `Model ${shape.model.name}: '${name}' must be a manyToMany relation with a link table`,
    );
  return relation;
}

/** The row is linked to one of these keys. */
export function linkedCondition(
  shape: ModelShape,
  { through }: Relation,
  keys: readonly number[],
  bindings: Bindings,
): string {
  const { table, from, to } = through!;
  return (
    `${shape.key.sql} in (select ${quote(from)} from ${quote(table)} where ${quote(to)} in ` +
    `(${bindings.addAll(keys)}))`
  );
}
