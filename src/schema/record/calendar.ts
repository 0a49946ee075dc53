/** Days and times of the calendar, apart from any zone. */

/** Parts of a wall clock time as people count them: months from 1. */
export interface ClockParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * Milliseconds of a wall clock time, as if the clock showed UTC; undefined for a time that is not
 * in the calendar. Date would roll February 30th over into March, and take the years up to 99 for
 * those after 1900.
 */
export function clockMilliseconds(parts: ClockParts): number | undefined {
  const { year, month, day, hour, minute, second } = parts;
  if (year === 0) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  const agrees =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  return agrees ? date.getTime() : undefined;
}
