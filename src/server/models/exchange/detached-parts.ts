/** Parts of records that have no row in the workbook: they must be stored already. */
import { say, term, type MessageText } from '../../../schema/locale/message.ts';
import type { Db } from '../../db/database.ts';
import { permissionOf } from '../scope/permission.ts';
import type { Reason } from './cells.ts';
import type { Entry } from './entries.ts';
import { meantRecord } from './meant-record.ts';
import { inRow, partLists } from './part-lists.ts';
import { EXISTS } from './report.ts';
import { importing, isInScope } from './row-import.ts';
import type { RowImport } from './row-import.ts';

/** @returns what was done, or why nothing was */
export async function storeDetached(
  db: Db,
  work: RowImport,
  { detached, parts }: Entry,
): Promise<'updated' | Reason[]> {
  const { shape, resource, updateSupport, actor } = work;
  const { text, values, problem } = detached!;
  const everywhere = (message: MessageText): Reason[] =>
    parts.flatMap(({ rows }) => rows.map((row) => inRow(row, { message })));
  if (problem !== undefined) return everywhere(problem);
  const operation = importing(db, work);
  const { existing } = await meantRecord(db, work, values);
  // Records outside the scope read as those that are not there.
  if (existing === undefined || !(await isInScope(operation, existing)))
    return everywhere(say`找不到所属的${term(shape.model.label)}“${text}”`);
  if (!updateSupport) return [{ message: EXISTS }];
  const { lists, reasons } = await partLists(operation, parts, existing);
  if (reasons.length > 0) return reasons;
  const changes = { ...lists, [shape.key.field]: existing };
  await resource.update(db, changes, actor, permissionOf(shape, 'import'));
  return 'updated';
}
