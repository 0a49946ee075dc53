/**
 * Dates as clients send them (docs/protocol/conventions.md): with - / or ., to the day, minute or
 * second, or a month.
 */
import { clockMilliseconds } from './calendar.ts';

const pattern = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?: (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?)?$/;

/** The date as `yyyy-MM-dd HH:mm:ss`, or undefined for text that is no date of the calendar. */
export function readDate(text: string): string | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const part = (group: number, otherwise: number): number => Number(match[group] ?? otherwise);
  const clock = clockMilliseconds({
    year: part(1, 0),
    month: part(3, 1),
    day: part(4, 1),
    hour: part(5, 0),
    minute: part(6, 0),
    second: part(7, 0),
  });
  return clock === undefined
    ? undefined
    : new Date(clock).toISOString().slice(0, 19).replace('T', ' ');
}
