/** Which fields the columns of tables can hold that were there before their models. */
import { defined } from '../defined.ts';
import type { Field } from '../generated/types.gen.ts';

/** Types of fields that columns can hold. */
const heldTypes: readonly Field['type'][] = [
  'string',
  'text',
  'integer',
  'long',
  'decimal',
  'boolean',
  'date',
  'datetime',
  'ref',
];

/** Whether there are columns that can hold fields of the type. */
export const isHeldType = (type: Field['type']): boolean => heldTypes.includes(type);

/** A field that a column can hold, by what its values are; limits say how much of it. */
export type ColumnField = Pick<
  Field,
  'type' | 'maxLength' | 'precision' | 'scale' | 'minimum' | 'maximum'
>;

export type ColumnDialect = 'sqlite' | 'postgres';

/** Digits that decimal fields have at most, in all and after the point. */
const mostDigits = { precision: 38, scale: 18 };

/** Type of texts of any length. */
const longText: Field['type'] = 'text';

interface Rule {
  /** Of the whole type, in small letters. */
  type: RegExp;
  /** Of which database; absent: of both. */
  of?: ColumnDialect;
  /** @param sizes numbers in brackets */
  fields(sizes: number[]): ColumnField[];
}

const text = (maxLength: number | undefined): ColumnField[] =>
  maxLength === undefined
    ? [{ type: longText }, { type: 'string' }]
    : [{ type: 'string', maxLength }];

function decimal([precision = 0, scale = 0]: number[]): ColumnField[] {
  const fits = precision <= mostDigits.precision && scale >= 0 && scale <= mostDigits.scale;
  return fits ? [{ type: 'decimal', precision, scale }] : [];
}

/** The first rule that holds is the one. */
const rules: readonly Rule[] = [
  { type: /^(?:tinyint\(1\)|bool)$/, of: 'sqlite', fields: () => [{ type: 'boolean' }] },
  { type: /^boolean$/, fields: () => [{ type: 'boolean' }] },
  {
    type: /^smallint$/,
    of: 'postgres',
    fields: () => [{ type: 'integer', minimum: -(2 ** 15), maximum: 2 ** 15 - 1 }],
  },
  { type: /^bigint$/, fields: () => [{ type: 'long' }, { type: 'ref' }] },
  { type: /^integer$/, of: 'postgres', fields: () => [{ type: 'integer' }] },
  // Whole numbers of SQLite have 64 bits, whatever they are called; it keeps truths in them, too.
  {
    type: /int/,
    of: 'sqlite',
    fields: () => [{ type: 'integer' }, { type: 'long' }, { type: 'boolean' }, { type: 'ref' }],
  },
  { type: /^(?:numeric|decimal)\(\d+(?:, ?\d+)?\)$/, fields: decimal },
  { type: /^varchar\(\d+\)$/, fields: ([length]) => text(length) },
  // Shorter texts are padded by PostgreSQL, and would not be found again.
  { type: /^character\(1\)$/, of: 'postgres', fields: () => text(1) },
  {
    type: /^(?:n?(?:var)?char2?|character(?: varying)?)\(\d+\)$/,
    of: 'sqlite',
    fields: ([length]) => text(length),
  },
  { type: /^(?:text|varchar)$/, fields: () => text(undefined) },
  { type: /char|clob|text/, of: 'sqlite', fields: () => text(undefined) },
  { type: /^date$/, fields: () => [{ type: 'date' }] },
  { type: /^timestamp$/, fields: () => [{ type: 'datetime' }] },
  { type: /^timestamp\(\d\) without time zone$/, fields: () => [{ type: 'datetime' }] },
  { type: /^(?:datetime|timestamp)\b/, of: 'sqlite', fields: () => [{ type: 'datetime' }] },
];

/**
 * What a column can hold, the likeliest first; nothing where its values would be changed by being
 * read and written.
 *
 * @param type as the database names it, in small letters
 */
export function fieldsOfColumn(dialect: ColumnDialect, type: string): ColumnField[] {
  const rule = rules.find(
    (one) => (one.of === undefined || one.of === dialect) && one.type.test(type),
  );
  const sizes = type.match(/\d+/g) ?? [];
  return rule?.fields(sizes.map(Number)) ?? [];
}

/** Whether a column that can hold the one field can hold the other. */
export function isHeld(field: ColumnField, by: ColumnField): boolean {
  if (field.type !== by.type) return false;
  if (by.maxLength !== undefined && !(field.maxLength! <= by.maxLength)) return false;
  if (by.minimum !== undefined && !(field.minimum! >= by.minimum)) return false;
  if (by.maximum !== undefined && !(field.maximum! <= by.maximum)) return false;
  if (by.precision === undefined || by.scale === undefined) return true;
  const { precision, scale } = { ...usualDecimal, ...defined(digitsOf(field)) };
  return scale === by.scale && precision <= by.precision;
}

/** Digits of a decimal field that says none. */
const usualDecimal = { precision: 18, scale: 2 };

const digitsOf = ({ precision, scale }: ColumnField) => ({ precision, scale });
