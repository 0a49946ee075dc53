/**
 * Codecs of dates and date-times on the wall clock of the protocol. On the wire `yyyy-MM-dd` and
 * `yyyy-MM-dd HH:mm:ss`; SQLite keeps the same text, PostgreSQL date and timestamp without zone.
 */
import { momentOf } from '../../record/moment.ts';
import { wallClock } from '../../record/wallClock.ts';
import type { Codec, CodecContext } from '../contract.ts';

/** Any accepted text to `yyyy-MM-dd HH:mm:ss`; undefined when it names no real date. */
function parseDateTime(value: unknown, hoursAhead: number): string | undefined {
  const moment = typeof value === 'string' ? momentOf(value, hoursAhead) : undefined;
  return moment === undefined ? undefined : wallClock(moment, hoursAhead);
}

function required(value: unknown, name: string, context: CodecContext): string {
  const { hoursAhead } = context;
  const text =
    value instanceof Date
      ? wallClock(value.getTime(), hoursAhead)
      : parseDateTime(value, hoursAhead);
  if (text === undefined) throw context.mismatch(name, 'Date', value);
  return text;
}

/** Drivers give text, or a Date made from zone-less columns in the process's own zone. */
function storedText(value: unknown): string {
  if (!(value instanceof Date)) return String(value).replace('T', ' ').slice(0, 19);
  return new Date(value.getTime() - value.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
}

/** Moments, to the second. */
export const dateTimeCodec = (context: CodecContext): Codec => ({
  columnType: 'timestamp',
  write: (value, label) => required(value, label, context),
  read: storedText,
  parse: (text, parameter) => required(text, parameter, context),
});

/** Days. */
export const dateCodec = (context: CodecContext): Codec => ({
  columnType: 'date',
  write: (value, label) => required(value, label, context).slice(0, 10),
  read: (value) => storedText(value).slice(0, 10),
  parse: (text, parameter) => required(text, parameter, context).slice(0, 10),
});
