/**
 * Import of an xlsx: each row on its own, good ones are kept, the answer reports every one
 * (docs/protocol/system.md#users).
 */
import { defined } from '../../../schema/defined.ts';
import { say, term } from '../../../schema/locale/message.ts';
import { setImmediate } from 'node:timers/promises';
import type { Database, Db } from '../../db/database.ts';
import { openWorkbook } from '../../excel/index.ts';
import type { OpenWorkbook, SheetRow } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Resource } from '../types.ts';
import { cellReader } from './cells.ts';
import type { CellReader } from './cells.ts';
import { choiceLabels, excelLabel, importColumns } from './columns.ts';
import { memberReader } from './dynamic-cells.ts';
import { RowStore, type RowImport } from './import-row.ts';
import { advance, answeredImport, beginImport, endImport, failedRows } from './progress.ts';
import type { FailedRow, ImportRun, Progress, StoredAnswer } from './progress.ts';
import { referenceReaders } from './reference-cells.ts';
import { languageOfHeader } from './shipped-texts.ts';
import { answerOf, brokenOff, doneLine, REPORT_LIMIT } from './report.ts';
import type { ImportRequest } from './import-request.ts';
import { sealedCells } from './sealed-cells.ts';
import { codes } from '../../../protocol/codes.ts';

/** Rows of one transaction at most. */
const BATCH_ROWS = 500;
/**
 * Milliseconds after which a transaction ends. SQLite has one writer, so others wait for it;
 * PostgreSQL only locks the rows.
 */
const BATCH_TIME = { sqlite: 20, postgres: 200 } as const;

export interface Import {
  database: Database;
  context: EngineContext;
  shape: ModelShape;
  resource: Resource;
  file: Buffer;
  /** Overwrite the record with the same unique value instead of reporting it. */
  updateSupport: boolean;
  request: ImportRequest;
  actor: Session;
  /** Called with the error that breaks the import off. */
  onError(error: unknown): void;
}

/** An import whose file has been opened. */
type RunningImport = Import & Pick<RowImport, 'language'>;

/**
 * Stores the rows of a workbook in short transactions, other requests being answered between them.
 * @returns the text and members of the answer, also for a file sent before with the same key
 * @throws Refusal with the report when any row failed, good rows being stored by then
 */
export async function importRows(work: Import): Promise<Record<string, unknown>> {
  const answer =
    (await answeredImport(work.database.write, work.request)) ?? (await runImport(work));
  if (answer.code !== codes.success)
    throw new Refusal(answer.msg, answer.code, undefined, answer.members);
  return { msg: answer.msg, ...answer.members };
}

async function runImport(work: Import): Promise<StoredAnswer> {
  const { database, context, shape, actor, request } = work;
  const workbook = await openWorkbook(work.file);
  try {
    if (workbook.rowCount === 0)
      throw new Refusal(say`导入${term(shape.model.label.replace(/数据$/, ''))}数据不能为空！`);
    const chosen = importColumns(shape, actor);
    const dynamic = chosen.filter(({ spec }) => spec.type === 'dynamic');
    const columns = chosen.filter((column) => !dynamic.includes(column));
    const { header } = workbook;
    const taken = new Set(columns.map(excelLabel));
    const reader = cellReader(shape, {
      columns,
      labels: await choiceLabels(database.read, context, columns),
      references: referenceReaders(context, shape, columns, actor),
      header,
      ...defined({
        members: dynamic.length
          ? memberReader(context, shape, { columns: dynamic, header, taken })
          : undefined,
      }),
    });
    const run = await beginImport(database, request, header, context.now());
    const language = languageOfHeader(columns, header);
    return await storeAll({ ...work, language }, run, workbook, reader);
  } finally {
    await workbook.close();
  }
}

async function storeAll(
  work: RunningImport,
  run: ImportRun,
  workbook: OpenWorkbook,
  reader: CellReader,
): Promise<StoredAnswer> {
  const { database, shape } = work;
  const first = () => failedRows(database.write, run.id, 0, REPORT_LIMIT);
  try {
    const read = rowsAhead(workbook);
    while (run.handled < workbook.rowCount) {
      const rows = await read(run.handled);
      // Counted once the transaction holds: one that the database asks to repeat starts anew.
      Object.assign(
        run,
        await database.transaction((db) =>
          storeBatch(db, work, run, { rows, header: workbook.header, reader }),
        ),
      );
      // SQLite may answer without leaving the event loop; other requests get their turn here.
      await setImmediate();
    }
    const answer = answerOf(run, await first(), nounOf(shape));
    await endImport(database, run, answer);
    return answer;
  } catch (error) {
    await endImport(database, run, null).catch(work.onError);
    if (error instanceof Refusal) throw error;
    work.onError(error);
    return brokenOff(run, workbook.rowCount, await first().catch(() => []));
  }
}

/**
 * Rows from a place on; the rows behind them are read while these are stored. Places never go back.
 */
function rowsAhead(workbook: OpenWorkbook): (from: number) => Promise<readonly SheetRow[]> {
  const fetch = (from: number): Promise<SheetRow[]> =>
    from < workbook.rowCount ? workbook.rows(from, BATCH_ROWS) : Promise.resolve([]);
  let start = 0;
  let rows: SheetRow[] | undefined;
  let next: Promise<SheetRow[]>;
  return async (from) => {
    // A transaction ends by its time: what it left of the rows is there for the next one.
    if (!rows || from >= start + rows.length) {
      rows = await (rows ? next : fetch(from));
      start = from;
      next = fetch(from + rows.length);
      // Whoever asks for them hears of it.
      next.catch(() => undefined);
    }
    return rows.slice(from - start);
  };
}

const nounOf = ({ model }: ModelShape): string => model.importLabel ?? model.label;

/** Rows of the workbook, and how they are read. */
interface Batch {
  rows: readonly SheetRow[];
  header: readonly string[];
  reader: CellReader;
}

/**
 * Stores as many of the rows as there is time for.
 * @returns how far the import has come with them
 */
async function storeBatch(
  db: Db,
  work: RunningImport,
  run: ImportRun,
  { rows, header, reader }: Batch,
): Promise<Progress> {
  const { context, shape } = work;
  const progress: Progress = {
    handled: run.handled,
    created: run.created,
    updated: run.updated,
    failed: run.failed,
    lines: [...run.lines],
  };
  const failures: FailedRow[] = [];
  const kept = sealedCells(shape, header);
  const end = performance.now() + BATCH_TIME[context.dialect];
  const isLate = (): boolean => performance.now() >= end;
  const store = new RowStore(db, work, reader);
  for (let at = 0; at < rows.length && (at === 0 || !isLate());) {
    const rest = rows.slice(at).map(({ cells }) => cells);
    for (const { outcome, name, reasons } of await store.next(rest, isLate)) {
      const { number, cells } = rows[at++]!;
      progress.handled += 1;
      progress[outcome] += 1;
      if (outcome === 'failed')
        failures.push({ row: number, name, reasons, cells: kept.seal(cells) });
      else if (progress.lines.length < REPORT_LIMIT)
        progress.lines.push(doneLine(nounOf(shape), name, outcome));
    }
  }
  await advance(db, run, progress, failures, context.now());
  return progress;
}
