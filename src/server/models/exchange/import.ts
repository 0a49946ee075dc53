/**
 * Import of an xlsx: each row on its own, good ones are kept, the answer reports every one
 * (docs/protocol/system.md#users).
 */
import { say, term } from '../../../schema/locale/message.ts';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { openWorkbook } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Resource } from '../types.ts';
import type { CellReader } from './cells.ts';
import { importColumns } from './columns.ts';
import { openEntries } from './entries.ts';
import type { Entries, Entry } from './entries.ts';
import { headsOf } from './refused-entries.ts';
import { nounOf, storeBatch } from './import-batch.ts';
import type { ImportRequest } from './import-request.ts';
import { titlesOf } from './open-parts.ts';
import { importedSheets } from './part-sheets.ts';
import { answeredImport, beginImport, endImport } from './progress.ts';
import { refusedRows } from './refused-rows.ts';
import type { ImportRun, StoredAnswer } from './progress.ts';
import { answerOf, brokenOff, REPORT_LIMIT } from './report.ts';
import { importing } from './row-import.ts';
import type { RowImport } from './row-import.ts';
import { sheetReader } from './sheet-reader.ts';
import { unreadIn } from './unread.ts';
import type { Unread } from './unread-columns.ts';
import { codes } from '../../../protocol/codes.ts';

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
  const sheets = importedSheets(shape, actor);
  const workbook = await openWorkbook(work.file, undefined, titlesOf(shape, sheets));
  try {
    const operation = importing(database.read, work);
    const entries = await openEntries(operation, workbook, sheets);
    if (entries.count === 0)
      throw new Refusal(say`导入${term(shape.model.label.replace(/数据$/, ''))}数据不能为空！`);
    const { header } = workbook;
    const reading = await sheetReader(operation, importColumns(shape, actor), header);
    const { reader, language } = reading;
    const parts = { imported: sheets, sheets: entries.sheets };
    const unread = await unreadIn(operation, { ...reading, ...parts, workbook });
    const run = await beginImport(
      database,
      request,
      headsOf(header, entries.sheets),
      context.now(),
    );
    return await storeAll({ ...work, language }, { run, entries, header, reader, unread });
  } finally {
    await workbook.close();
  }
}

/** An import whose file is being read. */
interface Running {
  run: ImportRun;
  entries: Entries;
  /** Of the first sheet. */
  header: readonly string[];
  reader: CellReader;
  unread: readonly Unread[];
}

async function storeAll(work: Import & RowImport, running: Running): Promise<StoredAnswer> {
  const { database, shape } = work;
  const { run, entries, unread } = running;
  const first = () => refusedRows(database.write, run.id, 0, REPORT_LIMIT);
  try {
    const read = ahead(entries);
    while (run.handled < entries.count) {
      const some = await read(run.handled);
      // Counted once the transaction holds: one that the database asks to repeat starts anew.
      Object.assign(
        run,
        await database.transaction((db) => storeBatch(db, work, { ...running, entries: some })),
      );
      // SQLite may answer without leaving the event loop; other requests get their turn here.
      await setImmediate();
    }
    const answer = answerOf(run, { failures: await first(), unread }, nounOf(shape));
    await endImport(database, run, answer);
    return answer;
  } catch (error) {
    await endImport(database, run, null).catch(work.onError);
    if (error instanceof Refusal) throw error;
    work.onError(error);
    const failures = await first().catch(() => []);
    return brokenOff(run, entries.count, { failures, unread });
  }
}

/** Entries from a place on; those behind are read while these are stored. Places never go back. */
function ahead({ from: fetch }: Entries): (from: number) => Promise<readonly Entry[]> {
  let start = 0;
  let some: Entry[] | undefined;
  let next: Promise<Entry[]>;
  return async (from) => {
    // A transaction ends by its time: what it left of them is there for the next one.
    if (!some || from >= start + some.length) {
      some = await (some ? next : fetch(from));
      start = from;
      next = fetch(from + some.length);
      // Whoever asks for them hears of it.
      next.catch(() => undefined);
    }
    return some.slice(from - start);
  };
}
