/** From the text of a pasted cell to the value of a field. */
import type { Choice, NodePlan } from '../../../schema/compile/plan.ts';
import { amountOf } from '../../../schema/record/amountText.ts';
import { exactNumber } from '../../../schema/record/decimalText.ts';
import { asNumber } from '../../../schema/record/index.ts';
import { endsIn, rangeOf, type RangeValue } from '../../../schema/record/range.ts';
import { readBoolean } from '../../../schema/record/readBoolean.ts';
import { readDate } from '../../../schema/record/readDate.ts';
import { texts } from '../../locale/index.ts';

/** The value of a cell; undefined when the text says none that the field could hold. */
export type CellValue = { value: unknown } | undefined;

/**
 * Reads a cell. Whether the value is right is for the field's validation to say; here it only has
 * to be one: a number for a number, a label of the choices, a day of the calendar.
 */
export function cellValue(
  node: Pick<NodePlan, 'type' | 'validation' | 'choices' | 'members'>,
  choices: readonly Choice[] | undefined,
  given: string,
): CellValue {
  const text = given.trim();
  if (text === '') return { value: node.type === 'array' ? [] : null };
  if (node.members) return asValue(membersIn(text));
  if (node.choices) return chosen(node, choices ?? [], text);
  const kind = node.validation.kind ?? 'text';
  if (node.validation.ends) return rangeIn(text, node.validation.ends);
  if (kind === 'date' || kind === 'datetime') return dateOf(text, kind);
  if (node.type === 'number') return asValue(numberOf(text));
  if (node.type === 'boolean') return asValue(readBoolean(text));
  if (node.type === 'array') return { value: text.split(separators).map((part) => part.trim()) };
  return { value: text };
}

/** Members of a dynamic field as a copy writes them; undefined for any other text. */
function membersIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What parts the values of one cell. */
const separators = /[,，、;；]/;

/**
 * The text of a value, which `cellValue` reads back: labels of choices, and a value itself where
 * its label would be read as another one.
 */
export function cellText(
  node: Pick<NodePlan, 'type' | 'choices'>,
  choices: readonly Choice[] | undefined,
  value: unknown,
): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => labelOf(node, choices, one)).join(',');
  if (typeof value === 'boolean' && !node.choices) return value ? texts.list.yes : texts.list.no;
  if (isRange(value)) return `${value.begin ?? ''} ~ ${value.end ?? ''}`;
  return typeof value === 'object' ? JSON.stringify(value) : labelOf(node, choices, value);
}

function labelOf(
  { type, choices: has }: Pick<NodePlan, 'type' | 'choices'>,
  choices: readonly Choice[] = [],
  value: unknown,
): string {
  const text = String(value);
  const label = flat(choices).find((one) => String(one.value) === text)?.label;
  if (!has || label === undefined || (type === 'array' && separators.test(label))) return text;
  const read = cellValue(
    { type: 'string', validation: { messages: {} }, choices: has },
    choices,
    label,
  );
  return String(read?.value) === text ? label : text;
}

const isRange = (value: unknown): value is RangeValue =>
  rangeOf(value) !== undefined && 'begin' in (value as object) && 'end' in (value as object);

/** A range as lists and workbooks write it; an end that is not there is open. */
function rangeIn(text: string, end: NonNullable<NodePlan['validation']['ends']>): CellValue {
  const type = end.kind === 'integer' || end.kind === 'number' ? 'number' : 'string';
  const node = { type, validation: { kind: end.kind, messages: {} } } as const;
  const [begin, last] = endsIn(text)?.map((one) => cellValue(node, undefined, one)) ?? [];
  return begin && last ? { value: { begin: begin.value, end: last.value } } : undefined;
}

const asValue = (value: unknown): CellValue => (value === undefined ? undefined : { value });

/** As spreadsheets show numbers: with thousands separators, and perhaps a sign of a currency. */
const numberOf = (text: string): number | string | undefined => {
  const number = amountOf(text)?.number;
  return asNumber(number) === undefined ? undefined : exactNumber(number!);
};

function dateOf(text: string, kind: 'date' | 'datetime'): CellValue {
  // Year, month and day may be parted by words as well as by dashes.
  const plain = text
    .replace(/\p{Script=Han}(?=\d)/gu, '-')
    .replace(/\p{Script=Han}/gu, '')
    .replace('T', ' ');
  const moment = readDate(plain);
  return moment === undefined
    ? undefined
    : { value: kind === 'date' ? moment.slice(0, 10) : moment };
}

function chosen(
  { type }: Pick<NodePlan, 'type'>,
  choices: readonly Choice[],
  text: string,
): CellValue {
  const all = flat(choices);
  const valueOf = (part: string) =>
    all.find(({ label, disabled }) => !disabled && label === part) ??
    all.find(({ value, disabled }) => !disabled && String(value) === part);
  if (type !== 'array') return asValue(valueOf(text)?.value);
  const found = text.split(separators).map((part) => valueOf(part.trim()));
  return found.every((choice) => choice !== undefined)
    ? { value: found.map((choice) => choice.value) }
    : undefined;
}

const flat = (choices: readonly Choice[]): Choice[] =>
  choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])]);
