/** Values of expressions as databases work them out: SQL of a type that is known beforehand. */
import { ExpressionError } from '../error.ts';

export type SqlDialect = 'sqlite' | 'postgres';

/** `nothing` is null itself; days and moments are the texts that records have for them. */
export type SqlType = 'number' | 'string' | 'day' | 'moment' | 'boolean' | 'nothing';

/** What is known of a number that is neither null nor 0: the limits of its size. */
export interface Size {
  whole: boolean;
  least: number;
  most: number;
}

export interface SqlValue {
  type: SqlType;
  /** Numbers are doubles in it, days and moments of PostgreSQL are dates and timestamps. */
  sql: string;
  /** It may be null. */
  nullable: boolean;
  /** Where it is null here, it may be undefined to the language: === knows the difference. */
  isAbsent?: true;
  /** Of numbers. */
  size?: Size;
  /** What the source says, where it says the value itself. */
  literal?: string | number | boolean;
}

/** The database that is translated for, and its present time. */
export interface SqlContext {
  dialect: SqlDialect;
  /** Epoch milliseconds. */
  now: number;
  /** Hours by which the wall clock of dates is ahead of UTC. */
  hoursAhead: number;
}

/** What a function is in SQL, over its arguments. Throws `untranslatable` for those it is not. */
export type SqlFunction = (given: readonly SqlValue[], context: SqlContext) => SqlValue;

/** What a function is over the items of its first argument, and its further ones. */
export type SqlItemsFunction = (
  items: readonly SqlValue[],
  given: readonly SqlValue[],
  context: SqlContext,
) => SqlValue;

/** A function in SQL, for rows that are found and ordered by it: at least one of both. */
export interface FunctionSql {
  /** Over values of a record. */
  call?: SqlFunction;
  /** Over a list that stands in the source as its first argument; databases have no others. */
  ofItems?: SqlItemsFunction;
}

/** A value that databases cannot work out as the language does. @param why as a sentence */
export const untranslatable = (why: string): ExpressionError => new ExpressionError(why);

/** Doubles hold whole numbers beyond it by their neighbours only. */
export const mostCounted = Number.MAX_SAFE_INTEGER;
const largest = 1e300;
const smallest = 1e-300;

export const quoted = (text: string): string => {
  if (text.includes('\0')) throw untranslatable('databases hold no text with a NUL character');
  return `'${text.replaceAll("'", "''")}'`;
};

/** A number, whose size must stay within what both databases count with. */
export function numberValue(sql: string, size: Size, nullable = true): SqlValue {
  if (size.most > largest || size.least < smallest)
    throw untranslatable('its numbers could become larger or smaller than databases count with');
  return { type: 'number', sql, nullable, size };
}

export const textValue = (sql: string, nullable = false): SqlValue => ({
  type: 'string',
  sql,
  nullable,
});

export const booleanValue = (sql: string, nullable = false): SqlValue => ({
  type: 'boolean',
  sql,
  nullable,
});

export const wholeSize: Size = { whole: true, least: 1, most: mostCounted };

export const sizeOf = ({ size }: SqlValue): Size =>
  size ?? { whole: false, least: smallest, most: largest };

/** What is known of a number that is one of several. */
export const eitherSize = (one: Size, other: Size): Size => ({
  whole: one.whole && other.whole,
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
});

/** Whether it is a whole number that doubles count one by one. */
export const isCounted = (value: SqlValue): boolean =>
  value.type === 'number' && sizeOf(value).whole && sizeOf(value).most <= mostCounted;

export const double = (sql: string, dialect: SqlDialect): string =>
  dialect === 'sqlite' ? `cast(${sql} as real)` : `cast(${sql} as double precision)`;

export const integer = (sql: string, dialect: SqlDialect): string =>
  `cast(${sql} as ${dialect === 'sqlite' ? 'integer' : 'bigint'})`;

export const truthSql = (truth: boolean, dialect: SqlDialect): string =>
  dialect === 'sqlite' ? String(Number(truth)) : String(truth);

/** Whether the value is a text to the language. */
export const isTextual = ({ type }: SqlValue): boolean =>
  type === 'string' || type === 'day' || type === 'moment';
