/** Days as `yyyy-MM-dd`, apart from any zone, and what a calendar shows of them. */

/** Days shown together. */
export interface Span {
  unit: 'month' | 'week';
  /** A day of it; in the address only the month of a month. */
  day: string;
}

const dayLength = 86_400_000;
const millisecondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayOf(millisecondsOf(day) + days * dayLength);
export const daysBetween = (from: string, to: string): number =>
  Math.round((millisecondsOf(to) - millisecondsOf(from)) / dayLength);

/** The first day of another month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + months, 1));
}

/** Monday of its week. */
const mondayOf = (day: string): string =>
  addDays(day, -((new Date(millisecondsOf(day)).getUTCDay() + 6) % 7));

const isDay = (text: string): boolean => {
  const time = millisecondsOf(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && dayOf(time) === text;
};

/** The days that an address stands for; the month of today where it says nothing. */
export function readSpan(at: string | undefined, today: string): Span {
  const [, sign, text = ''] = /^([mw])-(.+)$/.exec(at ?? '') ?? [];
  if (sign === 'w' && isDay(text)) return { unit: 'week', day: text };
  if (sign === 'm' && isDay(`${text}-01`)) return { unit: 'month', day: `${text}-01` };
  return { unit: 'month', day: today };
}

export const writeSpan = ({ unit, day }: Span): string =>
  unit === 'week' ? `w-${day}` : `m-${day.slice(0, 7)}`;

/** The weeks on show, each of seven days from Monday on. */
export function weeksOf({ unit, day }: Span): string[][] {
  const first = mondayOf(unit === 'week' ? day : `${day.slice(0, 7)}-01`);
  const after = unit === 'week' ? addDays(first, 7) : addMonths(day, 1);
  const weeks: string[][] = [];
  for (let monday = first; monday < after; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_none, index) => addDays(monday, index)));
  return weeks;
}

/** The next days of the same kind, or those before. */
export const stepSpan = ({ unit, day }: Span, steps: 1 | -1): Span => ({
  unit,
  day: unit === 'week' ? addDays(day, 7 * steps) : addMonths(day, steps),
});
