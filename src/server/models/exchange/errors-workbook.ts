/** The refused rows of an import as a workbook: as they came, with a column that says why. */
import { render, say, term, type Language } from '../../../schema/locale/message.ts';
import { presentLanguages } from '../../locale/current.ts';
import type { Db } from '../../db/database.ts';
import { writeWorkbook, XLSX_TYPE } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import type { RouteAnswer } from '../../http/route.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Reason } from './cells.ts';
import { failedRows } from './progress.ts';
import type { FailedRow } from './progress.ts';
import { sealedCells } from './sealed-cells.ts';
import type { SealedCells } from './sealed-cells.ts';

const BATCH = 500;
const ERROR_COLUMN = say`错误原因`;
const ROW_COLUMN = say`行号`;

/** Whose refused rows are asked for. */
interface Asked {
  shape: ModelShape;
  importId: string;
  userId: number;
  /** Epoch milliseconds. */
  now: number;
}

/** @throws Refusal unless the import is the caller's own and still kept */
export async function errorsWorkbook(
  db: Db,
  { shape, importId, userId, now }: Asked,
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
  const header = JSON.parse(found.header) as string[];
  const cells = sealedCells(shape, header);
  const columns = [
    ...header.map((label) => ({ label })),
    { label: render(ROW_COLUMN, answer) },
    { label: render(ERROR_COLUMN, answer), width: 50 },
  ];
  const sheetName = render(say`导入错误`, answer);
  return {
    stream: writeWorkbook({ sheetName, columns }, batches(db, importId, { first, answer, cells })),
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
  {
    first,
    answer,
    cells: kept,
  }: { first: FailedRow[]; answer: Language | undefined; cells: SealedCells },
): AsyncGenerator<string[][]> {
  for (
    let rows = first;
    rows.length;
    rows = await failedRows(db, importId, rows.at(-1)!.row, BATCH)
  ) {
    yield rows.map(({ row, cells, reasons }) => [
      ...kept.open(cells),
      String(row),
      reasons.map((reason) => textOf(reason, answer)).join(answer?.separators.clauses ?? '；'),
    ]);
  }
}
