/** What fields of Quartz expressions say beyond the choices of the generator, term by term. */
import { choiceOf, type CronChoice, type CronField } from './cron.ts';

export type CronTerm =
  | Exclude<CronChoice, { kind: 'other' }>
  /** Each so many of a range: `9-18/2`. */
  | { kind: 'rangeStep'; from: number; to: number; every: number }
  /** So many days before the last one of a month: `L-3`. */
  | { kind: 'beforeLast'; days: number }
  /** The last working day of a month: `LW`. */
  | { kind: 'lastWorkday' };

/**
 * The terms of a field, values that follow each other as one; undefined where one of them has a
 * meaning that is not known here.
 */
export function termsOf(field: CronField, choice: CronChoice): CronTerm[] | undefined {
  if (choice.kind !== 'other') return [choice];
  const terms: CronTerm[] = [];
  for (const text of choice.text.split(',')) {
    const term = termOf(field, text);
    if (!term) return undefined;
    const last = terms.at(-1);
    if (last?.kind === 'values' && term.kind === 'values')
      terms.splice(-1, 1, { kind: 'values', values: [...last.values, ...term.values] });
    else terms.push(term);
  }
  return terms;
}

function termOf(field: CronField, text: string): CronTerm | undefined {
  const choice = choiceOf(field, text);
  if (choice.kind !== 'other') return choice;
  const [from = 0, to = 0, every = 0] = [...text.matchAll(/\d+/g)].map(Number);
  if (/^\d+-\d+\/\d+$/.test(text)) return { kind: 'rangeStep', from, to, every };
  // Over the end: FRI-MON.
  if (/^\d+-\d+$/.test(text)) return { kind: 'range', from, to };
  if (field === 'day' && /^L-\d+$/.test(text)) return { kind: 'beforeLast', days: from };
  return field === 'day' && text === 'LW' ? { kind: 'lastWorkday' } : undefined;
}
