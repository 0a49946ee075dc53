/** Whether expressions of Quartz can be followed, and when they come next. */
import { Cron } from 'croner';
import { cronFields, cronLimits, parseCron, writeChoice } from './cron.ts';

/**
 * What is wrong with an expression: how many fields it has, that it says both day and week or
 * neither, or a field that makes no sense; undefined for one that can be followed.
 */
export type CronProblem = 'fields' | 'dayAndWeek' | 'value';

export function cronProblem(expression: string): CronProblem | undefined {
  const parts = parseCron(expression);
  if (!parts) return 'fields';
  if ((parts.day.kind === 'none') === (parts.week.kind === 'none')) return 'dayAndWeek';
  const isWrong = Object.values(parts).some((one) => one.kind === 'other' && one.isWrong);
  return !isWrong && clockOf(expression, 0) ? undefined : 'value';
}

/** A clock that follows an expression; undefined for one that makes no sense. */
function clockOf(expression: string, hoursAhead: number): Cron | undefined {
  try {
    return new Cron(clockText(expression), {
      paused: true,
      // Sunday is 1, and `a/n` begins at a, as in Quartz.
      alternativeWeekdays: true,
      sloppyRanges: true,
      utcOffset: hoursAhead * 60,
    });
  } catch {
    return undefined;
  }
}

/** Days before the last one of a month: `L-3`. */
const beforeLast = /^L-([1-9]|[12]\d|30)$/;

/** An expression with what Quartz knows and the clock does not written in another way. */
function clockText(expression: string): string {
  const parts = parseCron(expression);
  if (!parts) return expression;
  return cronFields
    .map((field) => {
      const text = writeChoice(parts[field]);
      const [, days] = (field === 'day' && beforeLast.exec(text)) || [];
      // Any of these may be the day, as long as the month is; which one it is, is looked at later.
      if (days !== undefined)
        return `${Math.max(1, 28 - Number(days))}-${Math.max(1, 31 - Number(days))}`;
      const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
      if (from === undefined || to === undefined || Number(from) <= Number(to)) return text;
      const [least, greatest] = cronLimits[field];
      return `${from}-${greatest},${least}-${to}`;
    })
    .join(' ')
    .trimEnd();
}

export interface NextRuns {
  /** Runs after this moment; it is none of them. */
  after: Date;
  count: number;
  /** Hours by which the wall clock that the expression speaks of is ahead of UTC. */
  hoursAhead: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The next times of an expression, at most 100 years ahead. Both the generator and whoever runs
 * jobs ask this function. Empty for expressions with a problem.
 */
export function nextRuns(expression: string, { after, count, hoursAhead }: NextRuns): Date[] {
  const clock = cronProblem(expression) === undefined && clockOf(expression, hoursAhead);
  if (!clock) return [];
  const [, beforeEnd] = beforeLast.exec(writeChoice(parseCron(expression)!.day)) ?? [];
  const end = new Date(after);
  end.setUTCFullYear(end.getUTCFullYear() + 100);
  const runs: Date[] = [];
  let run = clock.nextRun(after);
  while (run && run <= end && runs.length < count) {
    const local = new Date(run.getTime() + hoursAhead * hour);
    const isDay = beforeEnd === undefined || daysLeft(local) === Number(beforeEnd);
    if (isDay) runs.push(run);
    // Another day of the month: none of its runs counts.
    run = clock.nextRun(isDay ? run : new Date(run.getTime() - (local.getTime() % day) + day - 1));
  }
  return runs;
}

/** Days of the month that come after a day. */
const daysLeft = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate() -
  date.getUTCDate();
