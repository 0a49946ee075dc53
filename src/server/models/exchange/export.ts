/** Export of a list as a streamed xlsx (docs/protocol/conventions.md#workbooks). */
import { isDynamic } from '../../../schema/record/index.ts';
import { render } from '../../../schema/locale/message.ts';
import { defined } from '../../../schema/defined.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { setImmediate } from 'node:timers/promises';
import type { Database, Row } from '../../db/database.ts';
import { readKeys } from '../../db/read-keys.ts';
import { chunksOf } from '../../db/text.ts';
import { writeWorkbook, XLSX_TYPE } from '../../excel/index.ts';
import type { CellValue, WorkbookSheet } from '../../excel/index.ts';
import type { RouteAnswer } from '../../http/route.ts';
import { presentLanguages } from '../../locale/current.ts';
import type { Access, Operation } from '../operation.ts';
import { planList } from '../read/plan.ts';
import { permissionOf } from '../scope/permission.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { ListRequest } from '../types.ts';
import { exportColumns, importColumns, referenceColumns } from './columns.ts';
import { templateMembers } from './dynamic-columns.ts';
import type { MemberColumn } from './dynamic-columns.ts';
import { exportedParts, templateParts } from './export-parts.ts';
import { headOf, plainHead, rowsInOrder, rowWriting, sheetTitle } from './row-writing.ts';
import type { HeadColumn, RowWriting } from './row-writing.ts';

const BATCH = 500;

/**
 * All rows of a list request, without paging, and the parts of them in further sheets. Filters and
 * order are refused before the first byte is sent.
 */
export async function exportRows(
  database: Database,
  reader: Omit<Operation, 'db' | 'permission'>,
  request: ListRequest,
): Promise<RouteAnswer> {
  const { shape, actor } = reader;
  const plan = planList({ ...reader, permission: permissionOf(shape, 'export') }, request);
  const db = database.long ?? database.read;
  const access = { ...reader, db };
  const writing = await rowWriting(access, {
    columns: exportColumns(shape, actor),
    references: referenceColumns(shape, actor),
    plan,
  });
  // The keys fix rows and order at one moment and cost eight bytes each; the rows follow in
  // batches.
  const keys = await readKeys(
    db,
    database.dialect,
    `select ${shape.key.sql} as id ${plan.from} order by ${plan.order}`,
    plan.bindings.values,
  );
  const parts = await exportedParts(access, { plan, keys });
  return workbook(shape, { heads: writing.heads, rows: rowBatches(access, writing, keys) }, parts);
}

/**
 * Header rows for an import, nothing below.
 * @param keys of records whose members have columns, by the fields that hold such keys
 */
export async function importTemplate(
  { context, db, shape, actor }: Access,
  keys: Row,
): Promise<RouteAnswer> {
  const chosen = importColumns(shape, actor);
  const dynamic = chosen.filter(({ spec }) => isDynamic(spec));
  const columns = chosen.filter((column) => !dynamic.includes(column));
  const members = await templateMembers({ db, context, shape }, { columns: dynamic, keys });
  const heads = [
    ...columns.map((column) => headOf(column)),
    ...members.map((one) => plainHead({ label: one.label, ...defined({ spec: onlySpec(one) }) })),
  ];
  return workbook(shape, { heads, rows: noRows() }, templateParts({ context, shape, actor }));
}

/** What a column holds, where all that define it say the same. */
function onlySpec({ members }: MemberColumn): Field | undefined {
  const [first, ...others] = [...members.values()].map(({ column }) => column.spec);
  const text = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === text) ? first : undefined;
}

function workbook(
  shape: ModelShape,
  { heads, rows }: { heads: readonly HeadColumn[]; rows: AsyncIterable<CellValue[][]> },
  parts: readonly WorkbookSheet[],
): RouteAnswer {
  const { answer } = presentLanguages();
  const head = { sheetName: render(sheetTitle(shape), answer), columns: heads };
  return { stream: writeWorkbook(head, rows, parts), type: XLSX_TYPE };
}

async function* noRows(): AsyncGenerator<CellValue[][]> {}

async function* rowBatches(
  reader: Access,
  { read, cells }: RowWriting,
  keys: readonly number[],
): AsyncGenerator<CellValue[][]> {
  const batches = chunksOf(keys, BATCH);
  const readNext = (): Promise<Row[]> | undefined => {
    const { done, value } = batches.next();
    if (done) return undefined;
    const rows = rowsInOrder(reader, read, value);
    // Whoever asks for them hears of it.
    rows.catch(() => undefined);
    return rows;
  };
  for (let next = readNext(); next;) {
    const rows = await next;
    // The database works on the next rows while these are written.
    next = readNext();
    yield rows.map(cells);
    // SQLite answers without leaving the event loop; other requests get their turn here.
    await setImmediate();
  }
}
