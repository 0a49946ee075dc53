/** What the field of the week of an expression means. */
import type { CronChoice } from '../../schema/cron/cron.ts';
import { termsOf, type CronTerm } from '../../schema/cron/terms.ts';
import { cronMeanings } from '../locale/cronMeaning.ts';
import { texts } from '../locale/index.ts';
import { inWords } from './terms.ts';
import { unreachable } from '../../schema/unreachable.ts';

const isOfMonth = ({ kind }: CronTerm): boolean => kind === 'nth' || kind === 'lastWeekday';

/**
 * Days of each week, then those that come once a month; undefined where one of them has no words.
 * @param months the months that are named; '' for all of them
 */
export function weekText(week: CronChoice, months: string): string | undefined {
  const cron = cronMeanings();
  if (week.kind === 'any') return cron.daily(months);
  const terms = termsOf('week', week);
  if (!terms) return undefined;
  const weekly = inWords(
    terms.filter((term) => !isOfMonth(term)),
    weekTermText,
  );
  const monthly = inWords(terms.filter(isOfMonth), weekTermText);
  if (weekly === undefined || monthly === undefined) return undefined;
  return [weekly && cron.weekly(months, weekly), monthly && cron.monthly(months, monthly)]
    .filter(Boolean)
    .join(texts.common.comma);
}

function weekTermText(term: CronTerm): string | undefined {
  const cron = cronMeanings();
  const weekday = (number: number) => cron.weekdays[number - 1] ?? String(number);
  switch (term.kind) {
    case 'values':
      return term.values.map(weekday).join(texts.common.comma);
    case 'range':
      return cron.span(weekday(term.from), weekday(term.to));
    case 'step':
      return cron.weekSteps(weekday(term.from), term.every);
    case 'rangeStep':
      return cron.weekRangeSteps(cron.span(weekday(term.from), weekday(term.to)), term.every);
    case 'nth':
      return cron.nthWeekday(term.week, weekday(term.day));
    case 'lastWeekday':
      return cron.lastWeekday(weekday(term.day));
    case 'any':
    case 'none':
    case 'absent':
    case 'workday':
    case 'last':
    case 'beforeLast':
    case 'lastWorkday':
      return undefined;
    default:
      throw unreachable(term);
  }
}
