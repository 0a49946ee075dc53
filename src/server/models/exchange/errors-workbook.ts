/**
 * The refused rows of an import as a workbook that can be corrected and sent again: as they came,
 * parts in their sheets, with a column that says why.
 */
import { render, say, term, type Language } from '../../../schema/locale/message.ts';
import { presentLanguages } from '../../locale/current.ts';
import type { Db } from '../../db/database.ts';
import { writeWorkbook, XLSX_TYPE } from '../../excel/index.ts';
import type { WorkbookSheet } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import type { RouteAnswer } from '../../http/route.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Reason } from './cells.ts';
import { importedSheets } from './part-sheets.ts';
import { keptHeads, refusedRows } from './refused-rows.ts';
import type { RefusedRow } from './refused-rows.ts';
import { sealedCells } from './sealed-cells.ts';

/** Rows that are read at once, and those that have parts with them. */
const BATCH = { plain: 500, withParts: 20 };
/** The columns that such a workbook has of its own; imports pass them over. */
export const ERROR_COLUMNS = [say`行号`, say`错误原因`] as const;
const [ROW_COLUMN, ERROR_COLUMN] = ERROR_COLUMNS;

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
  const heads = found && keptHeads(found.header);
  const isEmpty = (await refusedRows(db, importId, 0, 1)).length === 0;
  if (!heads || isEmpty) throw new Refusal(say`导入结果不存在或已过期`);
  const { answer } = presentLanguages();
  const parts = importedSheets(shape, null).flatMap(({ owned, owners }) => {
    const head = Object.hasOwn(heads.parts, owned.name) ? heads.parts[owned.name] : undefined;
    return head ? [{ owned, owners, head }] : [];
  });
  const all = () => batches(db, importId, parts.length > 0 ? BATCH.withParts : BATCH.plain);
  const own = sealedCells(shape, heads.header);
  const sheetOf = (
    sheetName: string,
    header: readonly string[],
    linesOf: (row: RefusedRow) => Line[],
  ): WorkbookSheet => ({
    head: { sheetName, columns: columnsOf(header, answer) },
    rows: lines(all(), linesOf, answer),
  });
  const first = sheetOf(render(say`导入错误`, answer), heads.header, ({ sheet, ...row }) =>
    sheet === undefined ? [{ ...row, cells: own.open(row.cells) }] : [],
  );
  const further = parts.map(({ owned, owners, head }) => {
    const sealed = sealedCells(owned.shape, head.header, owners);
    return sheetOf(head.name, head.header, (refused) =>
      (refused.parts?.[owned.name] ?? []).map(({ row, sheet, cells }) => ({
        row,
        cells: sealed.open(cells),
        reasons: refused.reasons.filter((one) =>
          one.row === undefined
            ? refused.sheet !== undefined
            : one.row === row && one.sheet === sheet,
        ),
      })),
    );
  });
  return { stream: writeWorkbook(first.head, first.rows, further), type: XLSX_TYPE };
}

/** A line of such a workbook. */
type Line = Pick<RefusedRow, 'row' | 'cells' | 'reasons'>;

const columnsOf = (header: readonly string[], answer: Language | undefined) => [
  ...header.map((label) => ({ label })),
  { label: render(ROW_COLUMN, answer) },
  { label: render(ERROR_COLUMN, answer), width: 50 },
];

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
  size: number,
): AsyncGenerator<readonly RefusedRow[]> {
  let rows: readonly RefusedRow[] = [];
  do {
    rows = await refusedRows(db, importId, rows.at(-1)?.place ?? 0, size);
    yield rows;
  } while (rows.length === size);
}

async function* lines(
  all: AsyncIterable<readonly RefusedRow[]>,
  linesOf: (row: RefusedRow) => Line[],
  answer: Language | undefined,
): AsyncGenerator<string[][]> {
  const separator = answer?.separators.clauses ?? '；';
  for await (const rows of all)
    yield rows
      .flatMap(linesOf)
      .map(({ row, cells, reasons }) => [
        ...cells,
        String(row),
        reasons.map((reason) => textOf(reason, answer)).join(separator),
      ]);
}
