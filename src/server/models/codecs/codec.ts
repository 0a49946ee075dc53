/**
 * One codec per field type: how a protocol value is checked, stored and read on each dialect. Everything the two
 * dialects do differently about values is hidden here.
 */
import type { Field } from '../../../schema/generated/types.gen.ts';
import type { DialectName } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { typeMismatch } from '../refusals.ts';
import { dateCodec, dateTimeCodec } from './date.ts';
import { decimalCodec, integerCodec, longCodec } from './number.ts';
import type { Codec } from './types.ts';

/** Codec of a field, the single place where a field type becomes storage. */
export function codecFor(field: Field, dialect: DialectName): Codec {
  switch (field.type) {
    case 'id':
    case 'ref':
    case 'long':
      return longCodec;
    case 'integer':
      return integerCodec;
    case 'decimal':
      return decimalCodec(field.precision ?? 18, field.scale ?? 2);
    case 'boolean':
      return booleanCodec(dialect);
    case 'date':
      return dateCodec;
    case 'datetime':
      return dateTimeCodec;
    case 'json':
      return jsonCodec;
    case 'string':
      return textCodec(field.maxLength);
    case 'text':
    case 'richText':
      return textCodec(undefined);
  }
}

/** Text columns compare by bytes on both dialects: SQLite's BINARY, PostgreSQL's "C". */
function textCodec(maxLength: number | undefined): Codec {
  return {
    columnType: maxLength === undefined ? 'text' : `varchar(${maxLength})`,
    typeName: 'String',
    write: storableText,
    parse: (text, parameter) =>
      storableText(Array.isArray(text) ? text.join(',') : text, parameter),
  };
}

/** Numbers and booleans become text as the protocol's own binding does; NUL is refused because PostgreSQL cannot hold it. */
function storableText(value: unknown, label: string): string {
  if (typeof value === 'object' || value === undefined) throw typeMismatch(label, 'String', value);
  const text = String(value);
  if (text.includes('\u0000')) throw new Refusal(`${label}包含无效字符`);
  return text;
}

/** JSON is kept as text on both dialects, so that member order and numbers stay as written. */
const jsonCodec: Codec = {
  columnType: 'text',
  typeName: 'String',
  write: (value, label) => {
    const text = JSON.stringify(value);
    if (text === undefined) throw typeMismatch(label, 'String', value);
    return text;
  },
  read: (value) => JSON.parse(String(value)),
  parse: (text, parameter) => storableText(text, parameter),
};

function booleanCodec(dialect: DialectName): Codec {
  const toStored = (value: unknown, label: string): boolean | number => {
    const flag = toBoolean(value);
    if (flag === undefined) throw typeMismatch(label, 'Boolean', value);
    return dialect === 'sqlite' ? Number(flag) : flag;
  };
  return {
    columnType: 'boolean',
    typeName: 'Boolean',
    write: toStored,
    read: (value) => value === true || value === 1,
    parse: toStored,
  };
}

function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true' || value === '1') return true;
  if (value === 0 || value === 'false' || value === '0') return false;
  return undefined;
}
