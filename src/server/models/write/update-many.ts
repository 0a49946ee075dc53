/** Changing several records at once: all of them, or none. */
import { say, type MessageText } from '../../../schema/locale/message.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { nothingChanged } from '../refusals.ts';
import { undoable } from './savepoint.ts';
import { updateRow } from './update.ts';
import { valueOf } from './values.ts';

/** Most records that one request changes. */
export const mostRows = 200;

/** Why a record could not be changed. */
interface RefusedRecord {
  key: number;
  message: MessageText;
  /** The field that it concerns, where it is one. */
  field: string | null;
}

/**
 * Changes records by their keys; members that are absent stay, null clears.
 *
 * @throws Refusal with all that is wrong with any of them, where nothing was stored
 */
export async function updateRows(operation: Operation, inputs: unknown): Promise<void> {
  const { db, shape } = operation;
  const { field, codec } = shape.key;
  const rows = checkedRows(inputs);
  const byKey = new Map(rows.map((row) => [Number(codec.parse(valueOf(row, field), field)), row]));
  if (byKey.size < rows.length) throw new Refusal(say`同一条记录不能出现两次`);
  const failed: RefusedRecord[] = [];
  // Two requests lock what they share in the same order.
  for (const [key, row] of [...byKey].sort(([one], [other]) => one - other)) {
    const done = await undoable(db, () =>
      updateRow(operation, row, { whole: false, part: { given: {} } }),
    );
    if (done instanceof Refusal)
      failed.push({ key, message: done.text, field: done.field ?? null });
  }
  const [first] = failed;
  if (!first) return;
  const text = say`${failed.length}条记录有误，所有修改均未保存：${first.message}`;
  throw new Refusal(text, 500, undefined, { data: { failed } });
}

function checkedRows(inputs: unknown): Row[] {
  if (!Array.isArray(inputs) || inputs.length === 0) throw nothingChanged();
  if (inputs.length > mostRows) throw new Refusal(say`一次最多修改 ${mostRows} 条记录`);
  const rows = inputs.filter(isObject);
  if (rows.length < inputs.length) throw nothingChanged();
  return rows;
}
