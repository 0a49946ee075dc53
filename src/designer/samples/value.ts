/** A value that a field could hold, made from what its model says; always the same for a number. */
import { typeOf } from '../../schema/fieldTypes/index.ts';
import type { Field } from '../../schema/generated/types.gen.ts';
import { checkCharacter } from '../../schema/record/idNumber.ts';
import { defined } from '../../schema/defined.ts';
import { rulesOf } from '../../schema/record/validation.ts';
import { brokenRule } from '../../schema/record/valueProblem.ts';

/** What values are made of beside their field. */
export interface SampleSite {
  /** Values of each dictionary. */
  dicts: Readonly<Record<string, readonly string[]>>;
  /** Which record it is, from 1. */
  number: number;
}

const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[(number - 1) % Math.max(list.length, 1)];

const dayMilliseconds = 86_400_000;

/** Days between one sample and the next: figures by months have several. */
const spread = 17;

/** The day of a sample: they begin with the first of a year. */
const sampleDay = (number: number): string =>
  new Date(Date.UTC(2026, 0, 5) + (number - 1) * spread * dayMilliseconds)
    .toISOString()
    .slice(0, 10);

const timeOf = (number: number): string => `${String(8 + (number % 10)).padStart(2, '0')}:30:00`;

const digits = (number: number, count: number): string =>
  String(number).padStart(count, '0').slice(-count);

const idNumberOf = (number: number): string => {
  const first = `11010119900101${digits(number, 3)}`;
  return `${first}${checkCharacter(first)}`;
};

/** Texts of a kind. */
const formats: Readonly<Record<NonNullable<Field['format']>, (number: number) => string>> = {
  email: (number) => `sample${number}@example.com`,
  phone: (number) => `138${digits(number, 8)}`,
  url: (number) => `https://example.com/${number}`,
  permission: (number) => `sample:item${number}:list`,
  noMarkup: (number) => `sample${number}`,
  json: (number) => JSON.stringify({ sample: number }),
  idNumber: idNumberOf,
};

/** The text of a field without a format: what the field is called, with the number behind. */
function plainText({ label, minLength = 0, maxLength }: Field, number: number): string {
  const behind = ` ${number}`;
  const room = (maxLength ?? Infinity) - behind.length;
  const text = room > 0 ? `${label.slice(0, room)}${behind}` : digits(number, maxLength ?? 1);
  return text.padEnd(minLength, '0');
}

/** A number within the limits; those with digits after the point are some hundreds apart. */
function numberOf(field: Field, number: number): number {
  const { minimum = 0, maximum = Infinity } = field;
  const decimals = Math.min(typeOf(field).decimals?.(field) ?? 0, 2);
  const value = Math.max(minimum, 0) + number * (decimals > 0 ? 128.5 : 1);
  return Number(Math.min(value, maximum).toFixed(decimals));
}

function rangeOf(field: Field, number: number): unknown {
  const { of = 'date' } = field;
  if (of === 'date') return { begin: sampleDay(number), end: sampleDay(number + 1) };
  if (of === 'datetime')
    return {
      begin: `${sampleDay(number)} ${timeOf(number)}`,
      end: `${sampleDay(number + 1)} ${timeOf(number)}`,
    };
  if (of === 'time') return { begin: '09:00:00', end: timeOf(number + 1) };
  return { begin: numberOf(field, number), end: numberOf(field, number + 1) };
}

/**
 * Values of types that are neither texts, numbers nor truths, and of those with a form of their
 * own.
 */
const own: Readonly<Partial<Record<Field['type'], (field: Field, number: number) => unknown>>> = {
  date: (_field, number) => sampleDay(number),
  datetime: (_field, number) => `${sampleDay(number)} ${timeOf(number)}`,
  range: rangeOf,
  ref: (_field, number) => number,
  richText: (field, number) => `<p>${plainText(field, number)}</p>`,
  attachments: () => '',
  json: (_field, number) => ({ sample: number }),
  dynamic: () => ({}),
  fieldDefinitions: () => [],
};

/** The value of a field in a sample record. */
export function sampleValue(field: Field, { dicts, number }: SampleSite): unknown {
  const { options, dict, type, format, pattern } = field;
  const kind = typeOf(field).value;
  const choice = pick(options ?? [], number);
  if (choice) return choice.value;
  const code = dict !== undefined && Object.hasOwn(dicts, dict) && pick(dicts[dict] ?? [], number);
  if (code) return kind === 'number' ? Number(code) : code;
  if (own[type]) return own[type](field, number);
  if (kind === 'boolean') return number % 2 === 1;
  if (kind === 'number') return numberOf(field, number);
  if (format) return formats[format](number);
  return pattern === undefined ? plainText(field, number) : matching(field, number);
}

/** A text that matches: one of some that often do, else none. */
function matching(field: Field, number: number): string {
  const { rules } = rulesOf({ type: 'text', label: '', ...defined({ pattern: field.pattern }) });
  const tried = [
    plainText(field, number),
    `sample${number}`,
    `Sample${number}`,
    `SAMPLE-${number}`,
    digits(number, field.maxLength ?? 6),
    digits(number, 6),
    String(number),
  ];
  return tried.find((text) => brokenRule(rules, text) === undefined) ?? '';
}
