/**
 * Dates as clients send them (docs/protocol/conventions.md): with - / or ., to the day, minute or
 * second, or a month.
 */

const pattern = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?: (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?)?$/;

/** The date as `yyyy-MM-dd HH:mm:ss`, or undefined for text that is no date of the calendar. */
export function readDate(text: string): string | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const part = (group: number, otherwise: number): number => Number(match[group] ?? otherwise);
  const [year, month, day] = [part(1, 0), part(3, 1), part(4, 1)];
  const [hour, minute, second] = [part(5, 0), part(6, 0), part(7, 0)];
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Date rolls impossible parts over (February 30th); then the parts no longer agree.
  const agrees =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  return agrees ? date.toISOString().slice(0, 19).replace('T', ' ') : undefined;
}
