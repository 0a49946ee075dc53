/** The refused rows of an import as a workbook: as they came, with a column that says why. */
import type { Db } from '../../db/database.ts';
import { writeWorkbook, XLSX_TYPE } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import type { RouteAnswer } from '../../http/route.ts';
import type { Reason } from './cells.ts';
import { failedRows } from './progress.ts';
import type { FailedRow } from './progress.ts';

const BATCH = 500;
const ERROR_COLUMN = '错误原因';
const ROW_COLUMN = '行号';

/** @throws Refusal unless the import is the caller's own and still kept */
export async function errorsWorkbook(
  db: Db,
  importId: string,
  userId: number,
  now: number,
): Promise<RouteAnswer> {
  const found = await db
    .selectFrom('sys_import')
    .select('header')
    .where('id', '=', importId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const first = found ? await failedRows(db, importId, 0, BATCH) : [];
  if (!found || first.length === 0) throw new Refusal('导入结果不存在或已过期');
  const columns = [...(JSON.parse(found.header) as string[]), ROW_COLUMN, ERROR_COLUMN].map(
    (label) => ({ label, ...(label === ERROR_COLUMN && { width: 50 }) }),
  );
  return {
    stream: writeWorkbook({ sheetName: '导入错误', columns }, batches(db, importId, first)),
    type: XLSX_TYPE,
  };
}

/** Most messages begin with the label of their column. */
const told = ({ column, message }: Reason): string =>
  column && !message.startsWith(column) ? `${column}：${message}` : message;

async function* batches(db: Db, importId: string, first: FailedRow[]): AsyncGenerator<string[][]> {
  for (
    let rows = first;
    rows.length;
    rows = await failedRows(db, importId, rows.at(-1)!.row, BATCH)
  ) {
    yield rows.map(({ row, cells, reasons }) => [
      ...cells,
      String(row),
      reasons.map(told).join('；'),
    ]);
  }
}
