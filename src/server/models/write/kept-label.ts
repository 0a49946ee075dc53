/** Labels of other records that are kept with the reference to them. */
import type { Relation } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import { shapeNamed } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { rowsByKey } from '../read/rows.ts';
import { valueOf } from './values.ts';

/** Sets the label of the record that a row names from now on; one that it named before stays as it was. */
export async function keepLabel(
  { context, db, shape }: Operation,
  { field = '', labelIn, model }: Relation,
  { row, stored }: { row: Row; stored: Row | undefined },
): Promise<void> {
  if (labelIn === undefined) return;
  const given = valueOf(row, field);
  if (given === undefined) return;
  const key = given === null ? null : Number(shape.byField.get(field)!.codec.parse(given, field));
  if (stored && stored[field] === key) return;
  row[labelIn] = key === null ? null : await labelOf(db, shapeNamed(context, model), key);
}

async function labelOf(
  db: Operation['db'],
  target: Operation['shape'],
  key: number,
): Promise<unknown> {
  const [record] = await rowsByKey(db, target, [key]);
  return record?.[target.model.labelField ?? ''] ?? null;
}
