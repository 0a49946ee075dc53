/** References to records that are gone: soft relations allow them. */
import { say } from '../../../schema/locale/message.ts';
import type { Row } from '../../db/database.ts';
import { shapeNamed } from '../operation.ts';
import type { Access } from '../operation.ts';

/**
 * Puts what is known of a gone record in its place: the label that was kept of it, else its key.
 * Answers and exports show it where they show the label of others.
 */
export function showGone(
  { context, shape }: Pick<Access, 'context' | 'shape'>,
  rows: readonly Row[],
): void {
  for (const [name, relation] of Object.entries(shape.model.relations ?? {})) {
    const { soft, field, model, labelIn } = relation;
    const { labelField } = soft ? shapeNamed(context, model).model : {};
    if (labelField === undefined || field === undefined) continue;
    for (const row of rows) {
      const key: unknown = row[field];
      if (row[name] !== null || key === null || key === undefined) continue;
      const label: unknown = (labelIn === undefined ? undefined : row[labelIn]) ?? key;
      row[name] = { [labelField]: say`${String(label)}（已删除）` };
    }
  }
}
