import { say, term } from '../../locale/message.ts';
import type { Codec, CodecContext, FieldStorage } from '../contract.ts';

/** Text columns compare by bytes on both databases: SQLite's BINARY, PostgreSQL's "C". */
export function textCodec(maxLength: number | undefined, context: CodecContext): Codec {
  return {
    columnType: maxLength === undefined ? 'text' : `varchar(${maxLength})`,
    write: (value, label) => storableText(value, label, context),
    parse: (text, parameter) =>
      storableText(Array.isArray(text) ? text.join(',') : text, parameter, context),
  };
}

/**
 * Numbers and booleans become text as the protocol's own binding does; NUL is refused because
 * PostgreSQL cannot hold it.
 */
export function storableText(value: unknown, label: string, context: CodecContext): string {
  if (typeof value === 'object' || value === undefined)
    throw context.mismatch(label, 'String', value);
  const text = String(value);
  if (text.includes('\u0000')) throw context.refusal(say`${term(label)}包含无效字符`);
  return text;
}

/** A value that is too long for the field is refused: cutting it would lose a part. */
export const convertText: FieldStorage['convert'] = (text, { field, codec, context }) => {
  const { label, maxLength } = field;
  if (maxLength !== undefined && text.length > maxLength)
    throw context.refusal(say`${term(label)}长度不能超过${maxLength}个字符`);
  return codec.write(text, label);
};
