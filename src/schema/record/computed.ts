/** Computed fields: one expression, evaluated by forms and by the server alike. */
import { typeOf } from '../fieldTypes/index.ts';
import type { Field } from '../generated/types.gen.ts';

/**
 * The source that gives the value of a computed field, numbers rounded to its digits; undefined for
 * any other field.
 */
export function computedSource(field: Field): string | undefined {
  if (!field.computed) return undefined;
  const source = field.computed.$expr;
  if (typeOf(field).value !== 'number') return source;
  return `round((${source}), ${typeOf(field).decimals?.(field) ?? 0})`;
}
