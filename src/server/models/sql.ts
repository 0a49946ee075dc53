/**
 * SQL text with bound values. The engine writes its statements itself instead of building a Kysely query for each
 * request: the text of a model's statement hardly varies, so drivers find it in their prepared-statement caches.
 */
import { CompiledQuery } from 'kysely';
import type { Db, DialectName } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { Row } from './engine.ts';

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

  /** Placeholders of several, comma separated; `null` for none, so that `in (...)` stays valid and matches nothing. */
  addAll(values: Iterable<unknown>): string {
    const marks: string[] = [];
    for (const value of values) marks.push(this.add(value));
    return marks.length ? marks.join(', ') : 'null';
  }
}

/** Identifier in double quotes; names come from checked schemas only. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text column without the case of its letters A to Z: columns have collation "C", which knows no others, as SQLite. */
export const foldedSql = (column: string): string => `lower(${column})`;

/** The same of a value that is compared with such a column. */
export const foldedText = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Rows of a statement. */
export async function query(db: Db, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]))).rows;
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

/** Parts of a list small enough for the bound values of one statement. */
export function* chunksOf<T>(items: readonly T[], size = 500): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** Pattern of a literal part: % _ and \ stand for themselves. Used with ESCAPE '\'. */
export const containsPattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Characters: SQLite compares with patterns of up to 50,000 bytes. */
const longestPart = 10_000;

/** Case-insensitive (ASCII, on both dialects) part of a text column. @throws Refusal for a long one */
export function containsCondition(
  column: string,
  part: string,
  bindings: Bindings,
  dialect: DialectName,
): string {
  if (part.length > longestPart) throw new Refusal(`查询内容不能超过${longestPart}个字符`);
  // PostgreSQL columns have collation "C", whose case folding is ASCII only, as SQLite's LIKE.
  return `${column} ${dialect === 'sqlite' ? 'like' : 'ilike'} ${bindings.add(containsPattern(part))} escape '\\'`;
}
