/**
 * Codecs of dates and date-times on the wall clock of the protocol. On the wire `yyyy-MM-dd` and
 * `yyyy-MM-dd HH:mm:ss`; SQLite keeps the same text, PostgreSQL date and timestamp without zone.
 */
import { readDate } from '../../record/readDate.ts';
import { wallClock } from '../../record/wallClock.ts';
import type { Codec, CodecContext } from '../contract.ts';

/** An instant as browsers write it: with T, perhaps fractions, and a zone. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?$/;

/** Any accepted text to `yyyy-MM-dd HH:mm:ss`; undefined when it names no real date. */
function parseDateTime(value: unknown, hoursAhead: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const match = INSTANT.exec(value.trim());
  if (!match) return readDate(value);
  const [, day, time, zone] = match;
  const local = readDate(`${day} ${time}`);
  if (local === undefined || zone === undefined) return local;
  const moment = Date.parse(`${local.replace(' ', 'T')}Z`) - zoneOffset(zone);
  return wallClock(moment, hoursAhead);
}

/** Milliseconds that a zone is ahead of UTC. */
function zoneOffset(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone[0] === '-' ? -minutes : minutes) * 60_000;
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
