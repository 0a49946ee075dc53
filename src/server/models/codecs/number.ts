/** Codecs of numbers. On the wire they are JSON numbers; texts holding one are accepted as the protocol's servers do. */
import { Refusal } from '../../http/errors.ts';
import { typeMismatch } from '../refusals.ts';
import type { Codec } from './types.ts';

const INTEGER_LIMIT = 2 ** 31;

/** 64-bit columns. Values beyond 2^53 are refused, since a JSON number would silently change them. */
export const longCodec: Codec = {
  columnType: 'bigint',
  typeName: 'Long',
  write: (value, label) => {
    const number = wholeNumber(value, label, 'Long');
    if (!Number.isSafeInteger(number)) throw new Refusal(`${label}超出可表示的整数范围`);
    return number;
  },
  read: readWhole,
  parse: (text, parameter) => {
    const number = wholeNumber(text, parameter, 'Long');
    if (!Number.isSafeInteger(number)) throw typeMismatch(parameter, 'Long', text);
    return number;
  },
};

/** 32-bit columns on both dialects, although SQLite could hold more. */
export const integerCodec: Codec = {
  columnType: 'integer',
  typeName: 'Integer',
  write: (value, label) => {
    const number = wholeNumber(value, label, 'Integer');
    if (number < -INTEGER_LIMIT || number >= INTEGER_LIMIT)
      throw new Refusal(`${label}超出可表示的整数范围`);
    return number;
  },
  read: readWhole,
  parse: (text, parameter) => {
    const number = wholeNumber(text, parameter, 'Integer');
    if (number < -INTEGER_LIMIT || number >= INTEGER_LIMIT)
      throw typeMismatch(parameter, 'Integer', text);
    return number;
  },
};

/**
 * Decimals are rounded half away from zero on their decimal text, never in binary, and kept exactly by PostgreSQL.
 * SQLite keeps the nearest double, which prints as the same decimal up to 15 digits.
 */
export function decimalCodec(precision: number, scale: number): Codec {
  const write = (value: unknown, label: string): string => {
    const text = decimalText(value);
    if (text === undefined) throw typeMismatch(label, 'BigDecimal', value);
    const rounded = roundDecimal(text, scale);
    if (rounded.split('.')[0].replace(/^-?0*/, '').length > precision - scale)
      throw new Refusal(`${label}超出可表示的数值范围`);
    return rounded;
  };
  return {
    columnType: `numeric(${precision},${scale})`,
    typeName: 'BigDecimal',
    write,
    read: Number,
    parse: write,
  };
}

function wholeNumber(value: unknown, name: string, type: string): number {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)
        ? Number(value)
        : NaN;
  if (!Number.isInteger(number)) throw typeMismatch(name, type, value);
  return number;
}

function readWhole(value: unknown): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new Error(
      `A stored integer is beyond 2^53 and cannot be answered exactly: ${String(value)}`,
    );
  return number;
}

/** Plain decimal text of a number or numeric text, without exponent. */
function decimalText(value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value).trim();
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction = '', exponent = '0'] = match;
  return (sign === '-' ? '-' : '') + shiftPoint(whole, fraction, Number(exponent));
}

function shiftPoint(whole: string, fraction: string, by: number): string {
  if (by === 0) return fraction ? `${whole}.${fraction}` : whole;
  const digits = whole + fraction;
  const point = whole.length + by;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length);
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Rounds plain decimal text half away from zero to `scale` digits after the point. */
export function roundDecimal(text: string, scale: number): string {
  const negative = text.startsWith('-');
  const [whole, fraction = ''] = text.replace('-', '').split('.');
  const kept = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  const rounded = (fraction[scale] ?? '0') >= '5' ? kept + 1n : kept;
  const digits = rounded.toString().padStart(scale + 1, '0');
  const result = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return negative && rounded !== 0n ? `-${result}` : result;
}
