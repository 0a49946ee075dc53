/** Limits of a field as validators of Formily. */
import type { ValidationPlan } from '../../compile/plan.ts';
import { defined } from '../../defined.ts';
import { patternRuleName } from '../../record/patterns.ts';
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
    const values = limit === 'pattern' ? [value].flat() : [value];
    return values.map((one, index) => {
      const rule = limit === 'pattern' ? patternRuleName(index) : limit;
      return defined({ [limit]: one, message: textOf(validation.messages[rule]) });
    });
  });
  return found.length > 0 ? { 'x-validator': found } : {};
}
