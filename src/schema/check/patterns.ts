/** Patterns of fields: readable, and never a way to stop a browser or the server. */
import { growthOf } from '../pattern/growth.ts';
import type { Growth } from '../pattern/growth.ts';
import type { Path } from '../pointer.ts';
import { patternRules, type Patterns } from '../record/patterns.ts';
import type { Report } from './report.ts';

const reasons: Record<Exclude<Growth, 'linear'>, string> = {
  polynomial:
    'may take time that grows with the square of the text or faster: two of its ' +
    'repetitions, or one and what may stand before an unanchored pattern, can share the ' +
    'same characters',
  exponential:
    'may take time that doubles with each character: a repetition holds another one, or ' +
    'choices, that can take the same characters',
  tangled: 'is too large to say how long it may take',
};

/** Reports patterns of a field that are none, or that can explode. */
export function checkPattern(
  pattern: Patterns<unknown> | undefined,
  path: Path,
  report: Report,
): void {
  const at = [...path, 'pattern'];
  patternRules(pattern).forEach((rule, index) =>
    checkOne(rule.pattern, typeof pattern === 'string' ? at : [...at, index, 'pattern'], report),
  );
}

function checkOne(pattern: string, path: Path, report: Report): void {
  if (!isRegex(pattern)) {
    report.add('bad-regex', path, `${pattern} is no regular expression`);
    return;
  }
  const growth = growthOf(pattern);
  if (growth !== 'linear') report.add('slow-regex', path, `${pattern} ${reasons[growth]}`);
}

/** Whether texts may be tried on the pattern. */
export const isUsablePattern = (pattern: string): boolean =>
  isRegex(pattern) && growthOf(pattern) === 'linear';

/** True when the text is a regular expression (of the u flavour, as everywhere). */
export function isRegex(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
