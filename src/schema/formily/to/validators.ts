/** Limits of a field as validators of Formily. */
import type { ValidationPlan } from '../../compile/plan.ts';
import { defined } from '../../defined.ts';
import { textOf } from '../expressions.ts';
import type { FormilySchema } from '../schema.ts';

const limits = [
  'required',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
] as const;

/** Formats that Formily knows, too. */
export const formats: readonly string[] = ['email', 'url', 'phone'];

/** Each limit with its message. */
export function validators(validation: ValidationPlan): FormilySchema {
  const found = limits.flatMap((limit) => {
    const value = validation[limit];
    if (value === undefined || value === false) return [];
    if (limit === 'format' && !formats.includes(String(value))) return [];
    return [defined({ [limit]: value, message: textOf(validation.messages[limit]) })];
  });
  return found.length > 0 ? { 'x-validator': found } : {};
}
