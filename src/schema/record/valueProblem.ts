import type { ValidationPlan } from '../compile/plan.ts';
import type { Text } from '../generated/types.gen.ts';
import { holdsHidden } from './mask.ts';
import { isIdNumber } from './idNumber.ts';
import { fractionDigits } from './decimalText.ts';
import { isJson } from './isJson.ts';
import { patternRuleName } from './patterns.ts';
import { pairsInText, repeatedKeys } from './pairs.ts';
import { isPhone } from './phone.ts';
import { isOpen, isReversed, rangeOf, type RangeValue } from './range.ts';
import { asNumber, isOfKind } from './valueKinds.ts';

const email =
  /^[^\s@<>()[\]\\,;:"]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
const permission = /^[A-Za-z][A-Za-z0-9_]*(:[A-Za-z*][A-Za-z0-9_*]*)+$/;
/** What makes a browser see the start of a tag or comment. */
const markup = /<[A-Za-z/!?]/;

const formats: Readonly<Record<NonNullable<ValidationPlan['format']>, (text: string) => boolean>> =
  {
    phone: isPhone,
    email: (text) => text.length <= 254 && email.test(text),
    url: (text) => /^https?:\/\/\S+$/.test(text),
    permission: (text) => permission.test(text),
    noMarkup: (text) => !markup.test(text),
    json: isJson,
    idNumber: isIdNumber,
    pairs: (text) => repeatedKeys(pairsInText(text)).size === 0,
  };

/** Whether a text has a format. */
export const hasFormat = (format: NonNullable<ValidationPlan['format']>, text: string): boolean =>
  formats[format](text);

/** Kinds of text that editors of objects hand on while what was entered is no object. */
const isOfEditor = (format: ValidationPlan['format']): format is 'json' | 'pairs' =>
  format === 'json' || format === 'pairs';

/** null, undefined, blank text and an empty list are no value; 0 and false are. */
export const isBlank = (value: unknown): boolean =>
  value == null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Number of characters as people and databases count them: code points, so an emoji is one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** What a value must be, without the messages. */
type Rules = Omit<ValidationPlan, 'messages'>;

const patterns = new Map<string, RegExp>();

/**
 * The pattern of a model or page as a regular expression (flag u), compiled once. Throws
 * SyntaxError for a bad one, which the checker reports.
 */
function patternOf(source: string): RegExp {
  let pattern = patterns.get(source);
  if (!pattern) patterns.set(source, (pattern = new RegExp(source, 'u')));
  return pattern;
}

/**
 * The first thing wrong with a value, as the message of the validation; undefined when it is right.
 * `check` is left to forms, which know the other values.
 */
export function valueProblem(validation: ValidationPlan, value: unknown): Text | undefined {
  const broken = brokenRule(validation, value);
  return broken && (validation.messages[broken] ?? broken);
}

/** The first rule that a value breaks; undefined when it is right. */
export function brokenRule(
  validation: Rules,
  value: unknown,
): keyof ValidationPlan['messages'] | undefined {
  if (isBlank(value)) return validation.required ? 'required' : undefined;
  const kind = validation.kind ?? 'text';
  if (kind === 'text' && Array.isArray(value)) return undefined;
  if (!isOfKind[kind](value)) return 'type';
  if (kind === 'text') return brokenText(validation, String(value));
  if (kind === 'range') return brokenRange(validation, rangeOf(value)!);
  if (kind === 'any' && Array.isArray(value)) return brokenList(validation, value.length);
  // A text in a form where a value was expected: an editor hands on what it cannot read.
  if (kind === 'any' && typeof value === 'string' && isOfEditor(validation.format))
    return formats[validation.format](value) ? undefined : 'format';
  const number =
    kind === 'whole' || kind === 'integer' || kind === 'number' ? asNumber(value) : undefined;
  return number === undefined ? undefined : brokenNumber(validation, number, value);
}

/**
 * Each end is a value of its kind, both are there unless one may be left out, and in order unless
 * the last may be of the next day.
 */
function brokenRange(
  { ends, required, ...rules }: Rules,
  range: RangeValue,
): keyof ValidationPlan['messages'] | undefined {
  const { begin, end } = range;
  if (isOpen(begin) && isOpen(end)) return required ? 'required' : undefined;
  if (!ends?.open && (isOpen(begin) || isOpen(end))) return 'ends';
  for (const one of [begin, end]) {
    const broken = isOpen(one) ? undefined : brokenRule({ ...rules, ...ends }, one);
    if (broken) return broken.startsWith('pattern') ? 'type' : broken;
  }
  return !ends?.overMidnight && isReversed(range) ? 'order' : undefined;
}

/** Limits of length are those of the number of rows. */
function brokenList(
  { minLength, maxLength }: Rules,
  length: number,
): keyof ValidationPlan['messages'] | undefined {
  if (minLength !== undefined && length < minLength) return 'minLength';
  return maxLength !== undefined && length > maxLength ? 'maxLength' : undefined;
}

function brokenText(
  { minLength, maxLength, pattern, format, masked }: Rules,
  text: string,
): keyof ValidationPlan['messages'] | undefined {
  // The server knows the rest of it.
  if (masked && holdsHidden(text)) return undefined;
  // A text has at most as many characters as code units, so most texts need no counting.
  if (minLength !== undefined && (text.length < minLength || characterCount(text) < minLength))
    return 'minLength';
  if (maxLength !== undefined && text.length > maxLength && characterCount(text) > maxLength)
    return 'maxLength';
  const unmatched = pattern === undefined ? -1 : firstUnmatched(pattern, text);
  if (unmatched >= 0) return patternRuleName(unmatched);
  return format && !formats[format](text) ? 'format' : undefined;
}

/** Place of the first regular expression that a text does not match; -1: it matches all. */
const firstUnmatched = (pattern: NonNullable<Rules['pattern']>, text: string): number =>
  [pattern].flat().findIndex((source) => !patternOf(source).test(text));

function brokenNumber(
  { minimum, maximum, precision, scale = 0, exact }: Rules,
  number: number,
  value: unknown,
): keyof ValidationPlan['messages'] | undefined {
  if (minimum !== undefined && number < minimum) return 'minimum';
  if (maximum !== undefined && number > maximum) return 'maximum';
  if (exact && fractionDigits(value) > scale) return 'scale';
  // More whole digits than the column holds; more decimals than it holds are rounded by it.
  return precision !== undefined && Math.abs(number) >= 10 ** (precision - scale)
    ? 'type'
    : undefined;
}
