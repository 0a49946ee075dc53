/** Days of a calendar. */

/** Most years that are drawn; the last ones. */
const mostYears = 3;

/** Whether a value is a text that begins with a day that exists: yyyy-MM-dd. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:\D|$)/.exec(value) ?? [];
  if (day === undefined) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The day of a value that begins with one. */
export const dayOf = (value: unknown): string => String(value).slice(0, 10);

/** The last years of some days, in their order. */
export const yearsOf = (days: readonly string[]): string[] =>
  [...new Set(days.map((day) => day.slice(0, 4)))].toSorted().slice(-mostYears);
