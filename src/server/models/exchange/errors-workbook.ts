/** The refused rows of an import as a workbook: as they came, with a column that says why. */
import { render, say, term, type Language } from '../../../schema/locale/message.ts';
import { presentLanguages } from '../../locale/current.ts';
import type { Db } from '../../db/database.ts';
import { writeWorkbook, XLSX_TYPE } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import type { RouteAnswer } from '../../http/route.ts';
import type { Reason } from './cells.ts';
import { failedRows } from './progress.ts';
import type { FailedRow } from './progress.ts';

const BATCH = 500;
const ERROR_COLUMN = say`错误原因`;
const ROW_COLUMN = say`行号`;

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
  if (!found || first.length === 0) throw new Refusal(say`导入结果不存在或已过期`);
  const { answer } = presentLanguages();
  const columns = [
    ...(JSON.parse(found.header) as string[]).map((label) => ({ label })),
    { label: render(ROW_COLUMN, answer) },
    { label: render(ERROR_COLUMN, answer), width: 50 },
  ];
  const sheetName = render(say`导入错误`, answer);
  return {
    stream: writeWorkbook({ sheetName, columns }, batches(db, importId, { first, answer })),
    type: XLSX_TYPE,
  };
}

/** Most messages begin with the label of their column. */
function textOf({ column, message }: Reason, language: Language | undefined): string {
  const text = render(message, language);
  return column && !render(message, undefined).startsWith(column)
    ? `${render(term(column), language)}${language ? ': ' : '：'}${text}`
    : text;
}

async function* batches(
  db: Db,
  importId: string,
  { first, answer }: { first: FailedRow[]; answer: Language | undefined },
): AsyncGenerator<string[][]> {
  for (
    let rows = first;
    rows.length;
    rows = await failedRows(db, importId, rows.at(-1)!.row, BATCH)
  ) {
    yield rows.map(({ row, cells, reasons }) => [
      ...cells,
      String(row),
      reasons.map((reason) => textOf(reason, answer)).join(answer?.separators.clauses ?? '；'),
    ]);
  }
}
