/**
 * Values in the types of their declarations, as far as a text or number says the same thing. What
 * cannot be read stays as it came: the check refuses it.
 */
import { readDate } from '../../schema/record/readDate.ts';
import type { ParameterSchema } from './parameter-schema.ts';
import { unreachable } from '../../schema/unreachable.ts';

/** What texts of a path, query or form say; undefined when they are empty. */
export function valueOfTexts(schema: ParameterSchema, texts: readonly string[]): unknown {
  const joined = texts.join(',');
  if (schema.type !== 'array') return joined === '' ? undefined : convert(schema, joined.trim());
  const parts = joined
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  return parts.map((part) => convert(schema.items ?? { type: 'string' }, part));
}

/** A member of a JSON body. An empty text is null for everything but texts. */
export function valueOfMember(schema: ParameterSchema, value: unknown): unknown {
  const { type, format, items } = schema;
  if (Array.isArray(value))
    return type === 'array' && items ? value.map((one) => valueOfMember(items, one)) : value;
  const isPlain = typeof value === 'string' || typeof value === 'number';
  if (type === 'string' && format !== 'date-time')
    return isPlain || typeof value === 'boolean' ? String(value) : value;
  if (value === '' && type !== 'array' && type !== 'object') return null;
  return isPlain ? convert(schema, String(value).trim(), value) : value;
}

/** The value of a text, or `otherwise`. */
function convert(schema: ParameterSchema, text: string, otherwise: unknown = text): unknown {
  if (schema.format === 'date-time') return readDate(text) ?? otherwise;
  switch (schema.type) {
    case 'integer':
      return /^[+-]?\d{1,17}$/.test(text) ? Number(text) : otherwise;
    case 'number':
      return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : otherwise;
    case 'boolean':
      if (/^(true|1|yes|on)$/i.test(text)) return true;
      return /^(false|0|no|off)$/i.test(text) ? false : otherwise;
    case 'string':
    case 'array':
    case 'object':
      return otherwise;
    default:
      throw unreachable(schema.type);
  }
}
