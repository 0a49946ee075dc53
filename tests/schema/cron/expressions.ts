/** Expressions of Quartz for tests of laws. */
import fc from 'fast-check';
import {
  cronFields,
  cronLimits,
  type CronChoice,
  type CronField,
  type CronParts,
} from '../../../src/schema/cron/cron.ts';

/** Choices that the generator offers for a field. */
function choicesOf(field: CronField): fc.Arbitrary<CronChoice> {
  const [least, greatest] = cronLimits[field];
  const value = fc.integer({ min: least, max: greatest });
  const common: fc.Arbitrary<CronChoice>[] = [
    fc.constant({ kind: 'any' } as const),
    fc
      .uniqueArray(value, { minLength: 2, maxLength: 2 })
      .map((pair) => pair.toSorted((one, other) => one - other))
      .map(([from = 0, to = 1]) => ({ kind: 'range' as const, from, to })),
    fc.uniqueArray(value, { minLength: 1, maxLength: 6 }).map((values) => ({
      kind: 'values' as const,
      values: values.toSorted((one, other) => one - other),
    })),
  ];
  const step = fc
    .record({ from: value, every: fc.integer({ min: 1, max: greatest }) })
    .map(({ from, every }) => ({ kind: 'step' as const, from, every }));
  if (field !== 'week') common.push(step);
  if (field === 'day') {
    common.push(fc.constant({ kind: 'last' } as const));
    common.push(value.map((day) => ({ kind: 'workday' as const, day })));
  }
  if (field === 'week') {
    common.push(value.map((day) => ({ kind: 'lastWeekday' as const, day })));
    common.push(
      fc
        .record({ day: value, week: fc.integer({ min: 1, max: 4 }) })
        .map(({ day, week }) => ({ kind: 'nth' as const, day, week })),
    );
  }
  return fc.oneof(...common);
}

/** Expressions of the generator. */
export const generated: fc.Arbitrary<CronParts> = fc
  .record({
    choices: fc.record(
      Object.fromEntries(cronFields.map((field) => [field, choicesOf(field)])) as {
        [F in CronField]: fc.Arbitrary<CronChoice>;
      },
    ),
    byWeek: fc.boolean(),
    hasYear: fc.boolean(),
  })
  .map(({ choices, byWeek, hasYear }) => ({
    ...choices,
    ...(byWeek ? { day: { kind: 'none' } } : { week: { kind: 'none' } }),
    ...(!hasYear && { year: { kind: 'absent' } }),
  }));

/** A term of a list in the field of the week. */
export interface WeekTerm {
  text: string;
  /** Sunday is 1. */
  day: number;
  /** Which of the month, 0 for the last; undefined: each. */
  week?: number;
}

const weekday = fc.integer({ min: 1, max: 7 });

/** Lists of days of each week, and of days that come once a month. */
export const weekLists: fc.Arbitrary<WeekTerm[]> = fc.array(
  fc.oneof(
    weekday.map((day) => ({ text: String(day), day })),
    weekday.map((day) => ({ text: `${day}L`, day, week: 0 })),
    fc
      .record({ day: weekday, week: fc.integer({ min: 1, max: 5 }) })
      .map(({ day, week }) => ({ text: `${day}#${week}`, day, week })),
  ),
  { minLength: 1, maxLength: 5 },
);

/** Whether a term means a day, counted on the calendar. */
export function isDayOf({ day, week }: WeekTerm, date: Date): boolean {
  if (date.getUTCDay() + 1 !== day) return false;
  const ofMonth = date.getUTCDate();
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  if (week === 0) return ofMonth + 7 > last;
  return week === undefined || Math.ceil(ofMonth / 7) === week;
}
