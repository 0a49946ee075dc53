/** A table of a million rows, on SQLite, and on PostgreSQL where TEST_DATABASE_URL names one. */
import type { DialectName } from '../src/server/db/database.ts';
import { compareRows } from './rows/compare.ts';
import type { RatioRow } from './report.ts';

const size = { rows: Number(process.env.BENCH_ROWS ?? 1_000_000), imported: 10_000, rounds: 3 };

/** Rows of the report; lower is better. */
export async function benchRows(): Promise<RatioRow[]> {
  const dialects: DialectName[] = process.env.TEST_DATABASE_URL
    ? ['sqlite', 'postgres']
    : ['sqlite'];
  const rows: RatioRow[] = [];
  for (const dialect of dialects) rows.push(...(await compareRows(dialect, size)));
  return rows;
}
