/**
 * Codecs of numbers. On the wire they are JSON numbers; texts holding one are accepted as the
 * protocol's servers do.
 */
import { say, term } from '../../locale/message.ts';
import { decimalText, roundDecimal } from '../../record/decimalText.ts';
import type { Codec, CodecContext, FieldStorage, TypeName } from '../contract.ts';

const INTEGER_LIMIT = 2 ** 31;

/**
 * 64-bit columns. Values beyond 2^53 are refused, since a JSON number would silently change them.
 */
export const longCodec = (context: CodecContext): Codec =>
  wholeCodec({ columnType: 'bigint', typeName: 'Long', fits: Number.isSafeInteger }, context);

/** 32-bit columns on both databases, although SQLite could hold more. */
export const integerCodec = (context: CodecContext): Codec =>
  wholeCodec(
    {
      columnType: 'integer',
      typeName: 'Integer',
      fits: (number) => number >= -INTEGER_LIMIT && number < INTEGER_LIMIT,
    },
    context,
  );

interface WholeNumbers extends Pick<Codec, 'columnType'> {
  typeName: TypeName;
  fits(number: number): boolean;
}

function wholeCodec({ columnType, typeName, fits }: WholeNumbers, context: CodecContext): Codec {
  const whole = (value: unknown, name: string): number => {
    const number =
      typeof value === 'number'
        ? value
        : typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)
          ? Number(value)
          : NaN;
    if (!Number.isInteger(number)) throw context.mismatch(name, typeName, value);
    return number;
  };
  return {
    columnType,
    write: (value, label) => {
      const number = whole(value, label);
      if (!fits(number)) throw context.refusal(say`${term(label)}超出可表示的整数范围`);
      return number;
    },
    read: readWhole,
    parse: (text, parameter) => {
      const number = whole(text, parameter);
      if (!fits(number)) throw context.mismatch(parameter, typeName, text);
      return number;
    },
  };
}

/**
 * Decimals are rounded half away from zero on their decimal text, never in binary, and kept exactly
 * by PostgreSQL. SQLite keeps the nearest double, which prints as the same decimal up to 15 digits.
 */
export function decimalCodec(precision: number, scale: number, context: CodecContext): Codec {
  const write = (value: unknown, label: string): string => {
    const text = decimalText(value);
    if (text === undefined) throw context.mismatch(label, 'BigDecimal', value);
    const rounded = roundDecimal(text, scale);
    if (rounded.split('.')[0]!.replace(/^-?0*/, '').length > precision - scale)
      throw context.refusal(say`${term(label)}超出可表示的数值范围`);
    return rounded;
  };
  return {
    columnType: `numeric(${precision},${scale})`,
    write,
    read: Number,
    parse: write,
  };
}

/** A text that holds a whole number with empty decimals is one. */
export const convertWhole: FieldStorage['convert'] = (text, { field, codec }) =>
  codec.write(text.replace(/\.0*$/, ''), field.label);

function readWhole(value: unknown): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new Error(
      `A stored integer is beyond 2^53 and cannot be answered exactly: ${String(value)}`,
    );
  return number;
}
