/** What an expression for times means, in a sentence of the present language. */
import { parseCron, type CronChoice, type CronParts } from '../../schema/cron/cron.ts';
import { cronProblem } from '../../schema/cron/runs.ts';
import { cronTexts } from '../locale/cron.ts';
import { texts } from '../locale/index.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** Numbers that are named one by one; undefined where they are not. */
const listOf = (choice: CronChoice): readonly number[] | undefined =>
  choice.kind === 'values' ? choice.values : undefined;

/** The only number that is named. */
const onlyOf = (choice: CronChoice): number | undefined =>
  choice.kind === 'values' && choice.values.length === 1 ? choice.values[0] : undefined;

type Unit = 'second' | 'minute' | 'hour';

/** One of the units of a clock; '' where it goes without saying. */
function unitText(unit: Unit, choice: CronChoice): string {
  const { each, steps, range, list } = cronTexts().clock[unit];
  switch (choice.kind) {
    case 'any':
      return each;
    case 'step':
      return steps(choice.from, choice.every);
    case 'range':
      return range(choice.from, choice.to);
    case 'values':
      return list(choice.values.join(texts.common.comma));
    default:
      return '';
  }
}

function timeText({ second, minute, hour }: CronParts): string {
  const hours = listOf(hour);
  const onlyMinute = onlyOf(minute);
  const onlySecond = onlyOf(second);
  if (hours && onlyMinute !== undefined && onlySecond !== undefined)
    return hours
      .map((one) => [one, onlyMinute, ...(onlySecond === 0 ? [] : [onlySecond])].map(two).join(':'))
      .join(texts.common.comma);
  const isOften = second.kind === 'any' || second.kind === 'step' || second.kind === 'range';
  // A larger unit of which every one counts is said by the smaller ones.
  const said = [
    hour.kind === 'any' && !listOf(minute) ? '' : unitText('hour', hour),
    minute.kind === 'any' && isOften ? '' : unitText('minute', minute),
    onlySecond === 0 ? '' : unitText('second', second),
  ];
  return said.filter(Boolean).join(cronTexts().within);
}

function dayText({ day, week, month }: CronParts): string {
  const cron = cronTexts();
  const months = monthText(month);
  if (day.kind === 'none') {
    const weekday = (number: number) => cron.weekdays[number - 1] ?? String(number);
    switch (week.kind) {
      case 'values':
        return cron.weekly(months, week.values.map(weekday).join(texts.common.comma));
      case 'range':
        return cron.weekly(months, cron.span(weekday(week.from), weekday(week.to)));
      case 'nth':
        return cron.nthWeekday(months, week.week, weekday(week.day));
      case 'lastWeekday':
        return cron.lastWeekday(months, weekday(week.day));
      case 'step':
        return cron.weekly(months, cron.weekSteps(weekday(week.from), week.every));
      default:
        return cron.daily(months);
    }
  }
  switch (day.kind) {
    case 'values':
      return cron.monthly(months, cron.days(day.values.join(texts.common.comma)));
    case 'range':
      return cron.monthly(months, cron.dayRange(day.from, day.to));
    case 'step':
      return cron.monthly(months, cron.daySteps(day.from, day.every));
    case 'workday':
      return cron.monthly(months, cron.workday(day.day));
    case 'last':
      return cron.monthly(months, cron.lastDay);
    default:
      return cron.daily(months);
  }
}

/** The months that are named; '' for all of them. */
function monthText(month: CronChoice): string {
  const cron = cronTexts();
  const name = (number: number) => cron.months[number - 1] ?? String(number);
  switch (month.kind) {
    case 'values':
      return month.values.map(name).join(texts.common.comma);
    case 'range':
      return cron.span(name(month.from), name(month.to));
    case 'step':
      return cron.monthSteps(name(month.from), month.every);
    default:
      return '';
  }
}

function yearText({ year }: CronParts): string {
  const cron = cronTexts();
  switch (year.kind) {
    case 'values':
      return cron.years(year.values.join(texts.common.comma));
    case 'range':
      return cron.yearRange(year.from, year.to);
    case 'step':
      return cron.yearSteps(year.from, year.every);
    default:
      return '';
  }
}

/** The sentence; undefined for expressions with a problem, and for what no sentence is known of. */
export function describeCron(expression: string): string | undefined {
  const parts = parseCron(expression);
  if (!parts || cronProblem(expression) !== undefined) return undefined;
  if (Object.values(parts).some(({ kind }) => kind === 'other')) return undefined;
  return cronTexts().sentence(yearText(parts), dayText(parts), timeText(parts));
}
