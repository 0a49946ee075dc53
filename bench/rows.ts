/**
 * A table of BENCH_ROWS rows, by default a million, on SQLite, and on PostgreSQL where
 * TEST_DATABASE_URL names one.
 */
import { defined } from '../src/schema/defined.ts';
import type { DialectName } from '../src/server/db/database.ts';
import { compareRows } from './rows/compare.ts';
import { migrateRows } from './rows/migrate.ts';
import type { RatioRow, WaitFigure } from './report.ts';

const rowsThere = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** As headings name it: 1,000,000 rows. */
export const manyRows = `${rowsThere.toLocaleString('en')} rows`;
const dialects: readonly DialectName[] = process.env.TEST_DATABASE_URL
  ? ['sqlite', 'postgres']
  : ['sqlite'];

/**
 * Rows of the report; lower is better.
 * @param only part of the names of those to measure; absent: all
 */
export async function benchRows(only?: string): Promise<RatioRow[]> {
  const size = {
    rows: rowsThere,
    imported: 10_000,
    rounds: 5,
    ...defined({ only }),
  };
  const rows: RatioRow[] = [];
  for (const dialect of dialects) rows.push(...(await compareRows(dialect, size)));
  return rows;
}

/** Figures of changes of a model. */
export async function benchMigrations(): Promise<WaitFigure[]> {
  const figures: WaitFigure[] = [];
  for (const dialect of dialects) figures.push(...(await migrateRows(dialect, rowsThere)));
  return figures;
}
