/** Terms of a field of an expression in the words of the present language. */
import type { CronChoice, CronField } from '../../schema/cron/cron.ts';
import { termsOf, type CronTerm } from '../../schema/cron/terms.ts';
import { texts } from '../locale/index.ts';

/** Terms in words; undefined when one of them has none. */
export function inWords(
  terms: readonly CronTerm[],
  word: (term: CronTerm) => string | undefined,
): string | undefined {
  const words = terms.map(word);
  return words.every((one) => one !== undefined)
    ? words.map((one, index) => (index === 0 ? one : one.trimStart())).join(texts.common.comma)
    : undefined;
}

/** The terms of a field in words; undefined when one of them has none. */
export function said(
  field: CronField,
  choice: CronChoice,
  word: (term: CronTerm) => string | undefined,
): string | undefined {
  const terms = termsOf(field, choice);
  return terms && inWords(terms, word);
}
