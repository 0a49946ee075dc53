/** The regular expressions that a text must match: one, or several with a refusal each. */

interface Rule<M> {
  pattern: string;
  message?: M;
}

/** How a format writes them; in plans they stand without their messages. */
export type Patterns<M> = string | readonly Rule<M>[];

/** The rule that the place of a regular expression among several has. */
export type PatternRuleName = 'pattern' | `pattern/${number}`;

/** By what the message of a regular expression is found. */
export const patternRuleName = (index: number): PatternRuleName =>
  index === 0 ? 'pattern' : `pattern/${index}`;

/** All of them, in the order in which they are tried. */
export const patternRules = <M>(pattern: Patterns<M> | undefined): readonly Rule<M>[] =>
  typeof pattern === 'string' ? [{ pattern }] : (pattern ?? []);

/** Rules as a format writes them: one alone says its refusal elsewhere. */
export const writtenPattern = <R extends Rule<unknown>>(
  rules: readonly R[],
): string | R[] | undefined => (rules.length > 1 ? [...rules] : rules[0]?.pattern);

/** The regular expressions alone, as plans have them: one is a text. */
export function patternSources(pattern: Patterns<unknown> | undefined) {
  return pattern === undefined || typeof pattern === 'string'
    ? pattern
    : pattern.map((rule) => rule.pattern);
}

/** Something for each regular expression that has it, by the rule. */
export const byPatternRule = <M, R>(
  pattern: Patterns<M> | undefined,
  of: (rule: Rule<M>) => R | undefined,
): Partial<Record<PatternRuleName, R>> =>
  Object.fromEntries(
    patternRules(pattern).flatMap((rule, index) => {
      const found = of(rule);
      return found === undefined ? [] : [[patternRuleName(index), found]];
    }),
  );
