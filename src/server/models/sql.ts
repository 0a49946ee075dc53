/**
 * SQL text with bound values, for the statements of every request. Those are written here instead
 * of being built by Kysely each time: the text of a model's statement hardly varies, so drivers
 * find it in their prepared-statement caches.
 */
import { say } from '../../schema/locale/message.ts';
import { CompiledQuery } from 'kysely';
import type { Db, DialectName, Row } from '../db/database.ts';
import { containsPattern } from '../db/text.ts';
import { Refusal } from '../http/errors.ts';

/** Values bound by one statement at most; both databases take more. */
const mostValues = 5000;

/** Levels of a tree that a statement follows: one that leads back to itself ends here. */
export const mostLevels = 100;

/** Collects values and gives their placeholders in the dialect's form. */
export class Bindings {
  readonly values: unknown[] = [];
  private readonly dialect: DialectName;

  constructor(dialect: DialectName) {
    this.dialect = dialect;
  }

  /** The same values, to be continued without changing these. */
  copy(): Bindings {
    const copy = new Bindings(this.dialect);
    copy.values.push(...this.values);
    return copy;
  }

  /** Placeholder of one value. */
  add(value: unknown): string {
    this.values.push(value);
    return this.dialect === 'sqlite' ? '?' : `$${this.values.length}`;
  }

  /**
   * Placeholders of several, comma separated; `null` for none, so that `in (...)` stays valid and
   * matches nothing.
   */
  addAll(values: Iterable<unknown>): string {
    const marks: string[] = [];
    for (const value of values) marks.push(this.add(value));
    return marks.length ? marks.join(', ') : 'null';
  }
}

/** Rows of so many values each for which one statement binds all. */
export const rowsOfStatement = (values: number): number =>
  Math.max(1, Math.floor(mostValues / Math.max(1, values)));

/** Keeps others from writing the rows that a select finds; SQLite has one writer as it is. */
export const forUpdate = (dialect: DialectName): string =>
  dialect === 'postgres' ? ' for update' : '';

/** Rows of a statement. */
export async function query(db: Db, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]))).rows;
}

/** Number of rows of a `from …` with its conditions. */
export async function count(
  db: Db,
  from: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const [row] = await query(db, `select count(*) as n ${from}`, values);
  return Number(row?.n ?? 0);
}

/** Number of rows a statement changed. */
export async function execute(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
): Promise<number> {
  return Number(
    (await db.executeQuery(CompiledQuery.raw(text, values as unknown[]))).numAffectedRows ?? 0n,
  );
}

/**
 * Runs an insert of one row. @param key name of its generated key
 * @returns the key; undefined when nothing was inserted
 */
export async function insertOne(
  db: Db,
  dialect: DialectName,
  { text, key, values }: { text: string; key: string; values: readonly unknown[] },
): Promise<number | undefined> {
  if (dialect === 'postgres') {
    const [row] = await query(db, `${text} returning ${key} as id`, values);
    return row && Number(row.id);
  }
  // SQLite knows the key anyway, and behind a savepoint takes four times as long to return a row.
  const { insertId, numAffectedRows } = await db.executeQuery(
    CompiledQuery.raw(text, values as unknown[]),
  );
  return numAffectedRows ? Number(insertId) : undefined;
}

/** Conditions as a WHERE clause, or nothing. */
export const whereClause = (conditions: readonly string[]): string => {
  const given = conditions.filter((condition) => condition !== '');
  return given.length ? ` where ${given.join(' and ')}` : '';
};

/** Characters: SQLite compares with patterns of up to 50,000 bytes. */
const longestPart = 10_000;

/**
 * Case-insensitive (ASCII, on both dialects) part of a text column.
 * @throws Refusal for a long one
 */
export function containsCondition(
  column: string,
  part: string,
  bindings: Bindings,
  dialect: DialectName,
): string {
  if (part.length > longestPart) throw new Refusal(say`查询内容不能超过${longestPart}个字符`);
  // PostgreSQL columns have collation "C", whose case folding is ASCII only, as SQLite's LIKE.
  return `${column} ${dialect === 'sqlite' ? 'like' : 'ilike'} ${bindings.add(containsPattern(part))} escape '\\'`;
}
