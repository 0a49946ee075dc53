/** What an expression for times means, in a sentence of the present language. */
import { parseCron, type CronChoice, type CronParts } from '../../schema/cron/cron.ts';
import { cronProblem } from '../../schema/cron/runs.ts';
import { cronMeanings } from '../locale/cronMeaning.ts';
import { texts } from '../locale/index.ts';
import { said } from './terms.ts';
import { weekText } from './week.ts';
import { unreachable } from '../../schema/unreachable.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** Numbers that are named one by one; undefined where they are not. */
const listOf = (choice: CronChoice): readonly number[] | undefined =>
  choice.kind === 'values' ? choice.values : undefined;

/** The only number that is named. */
const onlyOf = (choice: CronChoice): number | undefined =>
  choice.kind === 'values' && choice.values.length === 1 ? choice.values[0] : undefined;

type Unit = 'second' | 'minute' | 'hour';

/** One of the units of a clock; '' where it goes without saying. */
const unitText = (unit: Unit, choice: CronChoice): string | undefined =>
  said(unit, choice, (term) => {
    const { each, steps, range, rangeSteps, list } = cronMeanings().clock[unit];
    switch (term.kind) {
      case 'any':
        return each;
      case 'step':
        return steps(term.from, term.every);
      case 'range':
        return range(term.from, term.to);
      case 'rangeStep':
        return rangeSteps(term.from, term.to, term.every);
      case 'values':
        return list(term.values.join(texts.common.comma));
      case 'none':
      case 'absent':
      case 'workday':
      case 'last':
      case 'nth':
      case 'lastWeekday':
      case 'beforeLast':
      case 'lastWorkday':
        return '';
    }
  });

function timeText({ second, minute, hour }: CronParts): string | undefined {
  const hours = listOf(hour);
  const onlyMinute = onlyOf(minute);
  const onlySecond = onlyOf(second);
  if (hours && onlyMinute !== undefined && onlySecond !== undefined)
    return hours
      .map((one) => [one, onlyMinute, ...(onlySecond === 0 ? [] : [onlySecond])].map(two).join(':'))
      .join(texts.common.comma);
  const isOften = second.kind === 'any' || second.kind === 'step' || second.kind === 'range';
  // A larger unit of which every one counts is said by the smaller ones.
  const words = [
    hour.kind === 'any' && !listOf(minute) ? '' : unitText('hour', hour),
    minute.kind === 'any' && isOften ? '' : unitText('minute', minute),
    onlySecond === 0 ? '' : unitText('second', second),
  ];
  return words.includes(undefined) ? undefined : words.filter(Boolean).join(cronMeanings().within);
}

function dayText({ day, week, month }: CronParts): string | undefined {
  const months = monthText(month);
  if (months === undefined) return undefined;
  return day.kind === 'none' ? weekText(week, months) : monthDayText(day, months);
}

function monthDayText(day: CronChoice, months: string): string | undefined {
  const cron = cronMeanings();
  if (day.kind === 'any') return cron.daily(months);
  const days = said('day', day, (term) => {
    switch (term.kind) {
      case 'values':
        return cron.days(term.values.join(texts.common.comma));
      case 'range':
        return cron.dayRange(term.from, term.to);
      case 'step':
        return cron.daySteps(term.from, term.every);
      case 'rangeStep':
        return cron.dayRangeSteps(term.from, term.to, term.every);
      case 'workday':
        return cron.workday(term.day);
      case 'last':
        return cron.lastDay;
      case 'beforeLast':
        return cron.beforeLast(term.days);
      case 'lastWorkday':
        return cron.lastWorkday;
      case 'any':
      case 'none':
      case 'absent':
      case 'nth':
      case 'lastWeekday':
        return undefined;
      default:
        throw unreachable(term);
    }
  });
  return days && cron.monthly(months, days);
}

/** The months that are named; '' for all of them. */
function monthText(month: CronChoice): string | undefined {
  const cron = cronMeanings();
  const name = (number: number) => cron.months[number - 1] ?? String(number);
  return said('month', month, (term) => {
    switch (term.kind) {
      case 'values':
        return term.values.map(name).join(texts.common.comma);
      case 'range':
        return cron.span(name(term.from), name(term.to));
      case 'step':
        return cron.monthSteps(name(term.from), term.every);
      case 'rangeStep':
        return cron.monthRangeSteps(cron.span(name(term.from), name(term.to)), term.every);
      case 'any':
      case 'none':
      case 'absent':
      case 'workday':
      case 'last':
      case 'nth':
      case 'lastWeekday':
      case 'beforeLast':
      case 'lastWorkday':
        return '';
    }
  });
}

function yearText({ year }: CronParts): string | undefined {
  const cron = cronMeanings();
  return said('year', year, (term) => {
    switch (term.kind) {
      case 'values':
        return cron.years(term.values.join(texts.common.comma));
      case 'range':
        return cron.yearRange(term.from, term.to);
      case 'step':
        return cron.yearSteps(term.from, term.every);
      case 'rangeStep':
        return cron.yearRangeSteps(term.from, term.to, term.every);
      case 'any':
      case 'none':
      case 'absent':
      case 'workday':
      case 'last':
      case 'nth':
      case 'lastWeekday':
      case 'beforeLast':
      case 'lastWorkday':
        return '';
    }
  });
}

/** The sentence; undefined for expressions with a problem, and for what no sentence is known of. */
export function describeCron(expression: string): string | undefined {
  const parts = parseCron(expression);
  if (!parts || cronProblem(expression) !== undefined) return undefined;
  const [years, days, times] = [yearText(parts), dayText(parts), timeText(parts)];
  if (years === undefined || days === undefined || times === undefined) return undefined;
  return cronMeanings().sentence(years, days, times);
}
