/** Ranges: two values of one type, of which the first is not behind the second. */
import { fieldTypeNamed } from '../fieldTypes/index.ts';
import type { Field } from '../generated/types.gen.ts';

/** A range as records hold it; an end that is open has no value. */
export interface RangeValue {
  begin: unknown;
  end: unknown;
}

/** Times of a day are texts that sort as they pass. */
const timeOfDay = '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$';

/** What each end of a range is, as a field; undefined for a field that holds no range. */
export function endField(field: Field): Field | undefined {
  if (field.of === undefined || field.type !== 'range') return undefined;
  const { label, minimum, maximum, precision, scale, unit, currency } = field;
  const limits = { minimum, maximum, precision, scale, unit, currency };
  const given = Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== undefined),
  );
  return field.of === 'time'
    ? { type: 'string', label, maxLength: 8, pattern: timeOfDay }
    : { type: field.of, label, ...given };
}

/** Ranges of days and of whole numbers end with their last one; others before their end. */
export const includesEnd = ({ of }: Pick<Field, 'of'>): boolean =>
  of === 'date' || of === 'integer';

/** Whether the ends of such a range are days or moments. */
export const isOfDays = ({ of = 'date' }: Pick<Field, 'of'>): boolean =>
  fieldTypeNamed(of)?.range !== undefined;

/** The value as a range; undefined for anything else. */
export function rangeOf(value: unknown): RangeValue | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { begin = null, end = null, ...rest } = value as Record<string, unknown>;
  return Object.keys(rest).length > 0 ? undefined : { begin, end };
}

/** Whether an end has no value. */
export const isOpen = (end: unknown): boolean => end === null || end === undefined || end === '';

/** Whether the first end stands behind the second: numbers by their size, dates by their text. */
export function isReversed({ begin, end }: RangeValue): boolean {
  if (isOpen(begin) || isOpen(end)) return false;
  const [first, last] = [Number(begin), Number(end)];
  return Number.isNaN(first) || Number.isNaN(last) ? String(begin) > String(end) : first > last;
}

/** What parts the ends of a range, in either language of exports and as people write it. */
const parting = /至|到|~|～|—|–| to /;

/**
 * The texts of both ends in one: 2026-01-01 至 2026-01-31; empty where an end is open, undefined
 * where the text is no range.
 */
export function endsIn(text: string): [string, string] | undefined {
  const [begin = '', end, ...rest] = ` ${text} `.split(parting).map((one) => one.trim());
  return end === undefined || rest.length > 0 ? undefined : [begin, end];
}
