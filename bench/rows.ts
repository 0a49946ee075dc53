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
 * Rows of the report, each when it is measured; lower is better.
 * @param only name of a database, or part of the names of what to measure; absent: all
 */
export async function* benchRows(only?: string): AsyncGenerator<RatioRow> {
  const part = isDialect(only) ? undefined : only;
  const size = {
    rows: rowsThere,
    imported: 10_000,
    rounds: 5,
    ...defined({ only: part }),
  };
  for (const dialect of chosen(only)) yield* compareRows(dialect, size);
}

/**
 * Figures of changes of a model, each when it is measured.
 * @param only name of a database; absent: all
 */
export async function* benchMigrations(only?: string): AsyncGenerator<WaitFigure> {
  for (const dialect of chosen(only)) yield* migrateRows(dialect, rowsThere);
}

const isDialect = (name?: string): boolean => dialects.some((dialect) => dialect === name);

const chosen = (only?: string): readonly DialectName[] =>
  isDialect(only) ? dialects.filter((dialect) => dialect === only) : dialects;
