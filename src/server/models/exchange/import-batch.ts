/** Part of an import that one transaction stores. */
import type { Db } from '../../db/database.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { CellReader } from './cells.ts';
import type { Entry } from './entries.ts';
import { refusing } from './refused-entries.ts';
import { RowStore } from './import-row.ts';
import { advance } from './progress.ts';
import type { ImportRun, Progress } from './progress.ts';
import type { RefusedRow } from './refused-rows.ts';
import { doneLine, REPORT_LIMIT } from './report.ts';
import type { RowImport } from './row-import.ts';

/**
 * Milliseconds after which a transaction ends. SQLite has one writer, so others wait for it;
 * PostgreSQL only locks the rows.
 */
const BATCH_TIME = { sqlite: 20, postgres: 200 } as const;

/** What people call a row. */
export const nounOf = ({ model }: ModelShape): string => model.importLabel ?? model.label;

interface Batch {
  run: ImportRun;
  entries: readonly Entry[];
  /** Of the first sheet. */
  header: readonly string[];
  reader: CellReader;
}

/**
 * Stores as many of the entries as there is time for.
 * @returns how far the import has come with them
 */
export async function storeBatch(
  db: Db,
  work: RowImport,
  { run, entries, header, reader }: Batch,
): Promise<Progress> {
  const { context, shape } = work;
  const progress: Progress = {
    handled: run.handled,
    created: run.created,
    updated: run.updated,
    failed: run.failed,
    lines: [...run.lines],
  };
  const failures: RefusedRow[] = [];
  const failed = refusing(shape, header);
  const end = performance.now() + BATCH_TIME[context.dialect];
  const isLate = (): boolean => performance.now() >= end;
  const store = new RowStore(db, work, reader);
  for (let at = 0; at < entries.length && (at === 0 || !isLate());) {
    for (const { outcome, name, reasons } of await store.next(entries.slice(at), isLate)) {
      const entry = entries[at++]!;
      progress.handled += 1;
      progress[outcome] += 1;
      if (outcome === 'failed') failures.push(failed(entry, { name, reasons }));
      else if (progress.lines.length < REPORT_LIMIT)
        progress.lines.push(doneLine(nounOf(shape), name, outcome));
    }
  }
  await advance(db, run, progress, failures, context.now());
  return progress;
}
