/** Whether a literal value fits a field: type, limits, choices. */
import type { Field } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { patternRules, type Patterns } from '../record/patterns.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { isUsablePattern } from './patterns.ts';
import type { Report } from './report.ts';
import { typeOf } from '../fieldTypes/index.ts';

/** What limits a value: a model field, or a form node with the members of its field. */
export type Limits = Partial<
  Pick<Field, 'type' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'dict' | 'options'>
> & { pattern?: Patterns<unknown> };

function outsideLimits(value: unknown, limits: Limits): string | undefined {
  if (typeof value === 'number') {
    if (limits.minimum !== undefined && value < limits.minimum)
      return `is less than ${limits.minimum}`;
    if (limits.maximum !== undefined && value > limits.maximum)
      return `is more than ${limits.maximum}`;
  }
  // An empty text is no value: length and pattern do not concern it.
  if (typeof value !== 'string' || value === '') return undefined;
  const length = [...value].length;
  if (limits.minLength !== undefined && length < limits.minLength)
    return `is shorter than ${limits.minLength} characters`;
  if (limits.maxLength !== undefined && length > limits.maxLength)
    return `is longer than ${limits.maxLength} characters`;
  const isUnmatched = ({ pattern }: { pattern: string }) =>
    isUsablePattern(pattern) && !new RegExp(pattern, 'u').test(value);
  if (patternRules(limits.pattern).some(isUnmatched))
    return 'does not match the pattern of the field';
  return undefined;
}

/** Choices of a field as texts; undefined when any value will do. */
function choicesOf(limits: Limits, projectIndex: ProjectIndex): string[] | undefined {
  if (limits.options) return limits.options.map(({ value }) => String(value));
  const values = limits.dict === undefined ? undefined : projectIndex.dicts.get(limits.dict);
  return values?.length ? [...values] : undefined;
}

/**
 * Why the value does not fit: a phrase that follows the value, and the choices when it is none of
 * them.
 */
export function literalError(
  value: unknown,
  limits: Limits,
  projectIndex: ProjectIndex,
): { reason: string; choices?: string[] } | undefined {
  if (value === null || value === undefined) return undefined;
  const reason =
    (limits.type && typeOf({ type: limits.type }).wrong(value)) ?? outsideLimits(value, limits);
  if (reason) return { reason };
  const choices = choicesOf(limits, projectIndex);
  if (!choices || value === '' || choices.includes(String(value))) return undefined;
  return {
    reason: limits.dict ? `is no value of the dictionary ${limits.dict}` : 'is none of the options',
    choices,
  };
}

/** Reports a literal value that does not fit; its nearest choice comes with it. */
export function checkLiteral(
  value: unknown,
  limits: Limits,
  path: Path,
  { projectIndex, report }: { projectIndex: ProjectIndex; report: Report },
): void {
  const fault = literalError(value, limits, projectIndex);
  if (fault)
    report.add('bad-default', path, `${JSON.stringify(value)} ${fault.reason}`, fault.choices?.[0]);
}
