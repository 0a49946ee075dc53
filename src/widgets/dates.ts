/**
 * Dates as records hold them: texts of the server's wall clock; numbers of 10 digits are seconds
 * (docs/protocol/product.md#limits). `hoursAhead` are the hours by which that clock is ahead of
 * UTC; without it, moments are shown on the clock of the machine.
 */
import dayjs, { type Dayjs } from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import isoWeek from 'dayjs/plugin/isoWeek';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
// Formats may have weeks by their Mondays: GGGG, WW and W, as ISO 8601 numbers them.
dayjs.extend(isoWeek);
dayjs.extend(advancedFormat);

export const dayFormat = 'YYYY-MM-DD';
export const timeFormat = 'YYYY-MM-DD HH:mm:ss';

/** The wall clock of a moment; undefined when it is none. */
function wallClock(moment: number | string, hoursAhead: number | undefined): string | undefined {
  const date = hoursAhead === undefined ? dayjs(moment) : dayjs(moment).utcOffset(hoursAhead);
  return date.isValid() ? date.format(timeFormat) : undefined;
}

/** Seconds, when a number has 10 digits or fewer; else milliseconds. */
const millisecondsOf = (value: number): number => (Math.abs(value) < 1e11 ? value * 1000 : value);

/**
 * The wall clock of a value: text of the protocol, ISO text with an offset, or a number of seconds
 * or milliseconds. undefined when it is no date.
 */
function clockText(value: unknown, hoursAhead: number | undefined): string | undefined {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{10}(\d{3})?$/.test(value)))
    return wallClock(millisecondsOf(Number(value)), hoursAhead);
  if (typeof value !== 'string') return undefined;
  if (value.includes('T') && /(Z|[+-]\d\d:?\d\d)$/.test(value)) return wallClock(value, hoursAhead);
  return /^\d{4}(-\d{1,2}){0,2}/.test(value) ? value.replace('T', ' ') : undefined;
}

/**
 * A value as a picker holds it, on the clock of the machine as all that a picker compares; null
 * when there is none or it is no date. Only what that clock skips (02:30 on the morning on which
 * summer time begins) is read on the clock of UTC, which skips nothing.
 */
export function toPicker(value: unknown, hoursAhead?: number): Dayjs | null {
  const text = clockText(value, hoursAhead);
  if (text === undefined) return null;
  const read = [() => dayjs(text), () => dayjs.utc(text)];
  for (const parse of read) {
    const date = parse();
    if (date.isValid() && isWritten(date, text)) return date;
  }
  return null;
}

/** Whether a text names the moment that was read from it: of 2026-02-31 another one is read. */
function isWritten(date: Dayjs, text: string): boolean {
  const [year, month = 1, day = 1, hour = 0, minute = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return (
    date.year() === year &&
    date.month() + 1 === month &&
    date.date() === day &&
    date.hour() === hour &&
    date.minute() === minute
  );
}

/** What a picker holds as text; undefined for nothing. */
export const fromPicker = (date: Dayjs | null | undefined, format: string): string | undefined =>
  date?.isValid() ? date.format(format) : undefined;

/** Text of a date in the format; what is no date is shown as it is. */
export function dateText(value: unknown, format: string = timeFormat, hoursAhead?: number): string {
  const text = clockText(value, hoursAhead);
  if (text === undefined) return String(value);
  // Most values are written as they are shown: a table of dates needs no parsing.
  // A day without a time, a month or a year has none to show.
  if (format === timeFormat && [19, 10, 7, 4].includes(text.length)) return text;
  if (format === dayFormat && text.length >= 10) return text.slice(0, 10);
  // Read on a clock that skips no hour, unlike that of a machine with summer time.
  const date = dayjs.utc(text);
  return date.isValid() ? date.format(format) : String(value);
}

/** A time of day (HH:mm:ss) as a picker holds it. */
export function timeToPicker(value: unknown): Dayjs | null {
  if (typeof value !== 'string' || !/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value))
    return null;
  return dayjs(`2000-01-01 ${value}`);
}
