/** Computed fields without a column in SQL, for rows that are found and ordered by them. */
import { compileExpression, ExpressionError } from '../expression/index.ts';
import {
  booleanValue,
  double,
  integer,
  isTextual,
  numberValue,
  sizeOf as sizeOfValue,
  textSql,
  textValue,
  translate,
  untranslatable,
} from '../expression/sql/index.ts';
import type { Size, SqlContext, SqlValue } from '../expression/sql/index.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { Field } from '../generated/types.gen.ts';
import { aggregateOf } from './aggregate.ts';
import { computedSource } from './computed.ts';
import { isUnstored } from './modes.ts';
import { decimalsOf } from './quantity.ts';
import { endField } from './range.ts';

/** A record in SQL. */
export interface SqlRecord extends SqlContext {
  fields: Readonly<Record<string, Field>>;
  /** SQL of what a field holds, or an aggregate gives; of a range that of one end. */
  sqlOf(field: string, end?: 'begin' | 'end'): string;
}

/** What an expression over the record gives. Throws ExpressionError where databases cannot say. */
export const recordSql = (source: string, record: SqlRecord): SqlValue =>
  translate(source, { ...record, valueAt: (path) => valueAt(path, record) });

/**
 * The value of a field that an expression computes, as its column would hold it. Throws
 * ExpressionError where databases cannot say.
 */
export function computedSql(field: Field, record: SqlRecord): string {
  const value = recordSql(computedSource(field) ?? 'null', record);
  const { dialect } = record;
  const expected = typeOf(field).value;
  if (value.type === 'nothing') throw untranslatable('it is always null');
  if (expected === 'number') return numberSql(value, field, record);
  if (expected === 'boolean' && value.type === 'boolean') return `(${value.sql})`;
  if (expected === 'string' && isTextual(value))
    return dialect === 'sqlite'
      ? `(${value.sql})`
      : `(cast(${textSql(value, record)} as text) collate "C")`;
  throw untranslatable(
    `its value is of type ${value.type}, and the field is of type ${field.type}`,
  );
}

/** Of 64 bits. */
const mostKept = 9e18;

/** The decimal that people are shown, and not its neighbours that doubles know. */
function numberSql(value: SqlValue, field: Field, { dialect }: SqlContext): string {
  if (decimalsOf(field) === 0) {
    if (sizeOfValue(value).most > mostKept)
      throw untranslatable('it could become larger than the whole numbers that databases keep');
    return integer(value.sql, dialect);
  }
  return dialect === 'sqlite'
    ? double(value.sql, dialect)
    : `cast(cast(${value.sql} as text) as numeric)`;
}

function valueAt(path: readonly string[], record: SqlRecord): SqlValue {
  const [name = '', end, ...more] = path;
  const field = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
  if (!field) throw untranslatable(`${path.join('.')} is no field that a database has`);
  if (field.type === 'range' && (end === 'begin' || end === 'end') && more.length === 0)
    return { ...fieldValue(endField(field)!, record.sqlOf(name, end), record), isAbsent: true };
  if (end === 'length')
    throw untranslatable(`${path.join('.')} is no value of a column: length() is`);
  if (end !== undefined) throw untranslatable(`${path.join('.')} is no value of a column`);
  if (!isUnstored(field) || aggregateOf(field))
    return fieldValue(field, record.sqlOf(name), record);
  return recordSql(computedSource(field)!, record);
}

function fieldValue(field: Field, sql: string, { dialect }: SqlContext): SqlValue {
  const { value, range } = typeOf(field);
  if (field.encrypted) throw untranslatable('databases do not know what is encrypted');
  if (value === 'number') return numberValue(double(sql, dialect), sizeOf(field));
  if (value === 'boolean') return booleanValue(sql, true);
  if (range === 'days') return { type: 'day', sql, nullable: true };
  if (range === 'moments') return { type: 'moment', sql, nullable: true };
  if (value === 'string')
    return textValue(dialect === 'sqlite' ? sql : `cast(${sql} as text)`, true);
  throw untranslatable(`a ${field.type} is no single value of a database`);
}

/** Sums that no column limits. */
const mostAdded = 1e21;
/** Of whole numbers of 32 bits. */
const mostInteger = 2 ** 31;

function sizeOf(field: Field): Size {
  const type = typeOf(field);
  const decimals = decimalsOf(field);
  const size = { whole: decimals === 0, least: 10 ** -decimals };
  if (isUnstored(field)) return { ...size, most: mostAdded };
  if (type.decimals)
    return { ...size, most: 10 ** ((field.precision ?? type.digits ?? 18) - decimals) };
  return { ...size, most: type.kind === 'integer' ? mostInteger : Number.MAX_SAFE_INTEGER };
}

/** Why databases cannot say what the expression of a field gives; undefined where they can. */
export const whyNotInSql = (field: Field, fields: SqlRecord['fields']): string | undefined =>
  refusal(fields, (record) => computedSql(field, record));

/** The same of a condition. */
export const whyNotTrueInSql = (source: string, fields: SqlRecord['fields']): string | undefined =>
  refusal(fields, (record) => recordSql(source, record));

function refusal(
  fields: SqlRecord['fields'],
  translated: (record: SqlRecord) => unknown,
): string | undefined {
  try {
    for (const dialect of ['sqlite', 'postgres'] as const)
      translated({ dialect, now: 0, hoursAhead: 0, fields, sqlOf: (name) => name });
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return error.message;
    throw error;
  }
}

/** Functions whose value changes although no record does. */
const clock: readonly string[] = ['now', 'today'];

/** Whether what the expression gives changes with the clock. Throws for a broken one. */
export const readsClock = (source: string): boolean =>
  compileExpression(source).calls.some((name) => clock.includes(name));
