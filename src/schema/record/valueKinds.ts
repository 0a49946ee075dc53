import type { ValidationPlan } from '../compile/plan.ts';
import { rangeOf } from './range.ts';

/** What stands before a file in a form that is not stored yet. */
export const unfinished = 'uploading:';

type Kind = NonNullable<ValidationPlan['kind']>;

const int32 = 2 ** 31;

/**
 * Number that a value sent as a number or as its spelling stands for; undefined when it is none.
 * Clients of the protocol send both.
 */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^-?\d{1,40}(\.\d{1,40})?$/.test(value.trim()))
    return undefined;
  return Number(value);
}

const isWhole = (value: unknown) => Number.isSafeInteger(asNumber(value));

/**
 * Texts that a database can keep: whole characters without NUL. Clients of the protocol may send a
 * number or boolean for a text.
 */
const isText = (value: unknown) =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && !value.includes('\0') && !/[\ud800-\udfff]/u.test(value));

const dateForm = /^(\d{4})-(\d{2})-(\d{2})$/;
const timeForm = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** yyyy-MM-dd of a day that exists; the year 0000 does not. */
function isDate(text: string): boolean {
  const parts = dateForm.exec(text);
  if (!parts || parts[1] === '0000') return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  );
}

/** yyyy-MM-dd, alone or with HH:mm or HH:mm:ss. */
function isDateTime(text: string): boolean {
  const time = text.slice(11);
  return (
    isDate(text.slice(0, 10)) &&
    (text.length === 10 || ((text[10] === ' ' || text[10] === 'T') && timeForm.test(time)))
  );
}

/** A list of files of which one is still on its way, as forms hold it. */
const isUnfinished = (value: unknown): boolean =>
  String(value)
    .split(',')
    .some((part) => part.startsWith(unfinished));

/** Whether a value that is not empty is of the kind. */
export const isOfKind: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  whole: isWhole,
  integer: (value) => isWhole(value) && Math.abs(Number(value) + 0.5) < int32,
  number: (value) => asNumber(value) !== undefined,
  boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  date: (value) => typeof value === 'string' && (isDate(value) || isDateTime(value)),
  datetime: (value) => typeof value === 'string' && isDateTime(value),
  files: (value) => Array.isArray(value) || (isText(value) && !isUnfinished(value)),
  range: (value) => rangeOf(value) !== undefined,
  any: () => true,
};
