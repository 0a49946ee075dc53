/**
 * Codecs of dates and date-times, always GMT+8. On the wire `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:ss`; SQLite keeps the
 * same text, PostgreSQL date and timestamp without zone.
 */
import { timeText } from '../db/time.ts';
import type { Codec } from './codec.ts';
import { typeMismatch } from './refusals.ts';

/** Forms of protocol.md 1.1, with - / or . between date parts, and ISO instants as browsers send them. */
const DATE_TEXT = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?)?$/;

/** Any accepted text to `yyyy-MM-dd HH:mm:ss` in GMT+8; undefined when it names no real date. */
export function parseDateTime(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const match = DATE_TEXT.exec(value.trim());
  if (!match) return undefined;
  const [, year, , month, day = '1', hour = '0', minute = '0', second = '0', zone] = match;
  const parts = [year, month, day, hour, minute, second].map(Number);
  const time = Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3], parts[4], parts[5]);
  const text = new Date(time).toISOString().slice(0, 19).replace('T', ' ');
  // Date.UTC rolls 2023-02-30 over to March, and reads years below 100 as 19xx; the round trip shows both.
  const wanted = `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
  if (text !== wanted) return undefined;
  return zone ? timeText(time - zoneOffset(zone)) : text;
}

function pad(part: string): string {
  return part.padStart(2, '0');
}

function zoneOffset(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone[0] === '-' ? -minutes : minutes) * 60_000;
}

function required(value: unknown, name: string): string {
  const text = value instanceof Date ? timeText(value.getTime()) : parseDateTime(value);
  if (text === undefined) throw typeMismatch(name, 'Date', value);
  return text;
}

/** Drivers give text, or a Date made from zone-less columns in the process's own zone. */
function storedText(value: unknown): string {
  if (!(value instanceof Date)) return String(value).replace('T', ' ').slice(0, 19);
  return new Date(value.getTime() - value.getTimezoneOffset() * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

export const dateTimeCodec: Codec = {
  columnType: 'timestamp',
  typeName: 'Date',
  write: required,
  read: storedText,
  parse: required,
};

export const dateCodec: Codec = {
  columnType: 'date',
  typeName: 'Date',
  write: (value, label) => required(value, label).slice(0, 10),
  read: (value) => storedText(value).slice(0, 10),
  parse: (text, parameter) => required(text, parameter).slice(0, 10),
};
