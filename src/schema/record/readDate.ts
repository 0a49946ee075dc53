/**
 * Dates as clients send them (docs/protocol/conventions.md): with - / or ., to the day, minute or
 * second, or a month.
 */
import { isInCalendar } from './calendar.ts';

const pattern = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?: (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?)?$/;

/** The date as `yyyy-MM-dd HH:mm:ss`, or undefined for text that is no date of the calendar. */
export function readDate(text: string): string | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const part = (group: number, otherwise: number): number => Number(match[group] ?? otherwise);
  const [month, day, hour] = [part(3, 1), part(4, 1), part(5, 0)];
  const [minute, second] = [part(6, 0), part(7, 0)];
  if (!isInCalendar({ year: part(1, 0), month, day, hour, minute, second })) return undefined;
  return `${match[1]}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

const two = (part: number): string => (part < 10 ? `0${part}` : String(part));
