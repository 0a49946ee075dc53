/** From the text of a pasted cell to the value of a field. */
import type { Choice, NodePlan } from '../../../schema/compile/plan.ts';
import { amountOf } from '../../../schema/record/amountText.ts';
import { asNumber } from '../../../schema/record/index.ts';
import { readBoolean } from '../../../schema/record/readBoolean.ts';
import { readDate } from '../../../schema/record/readDate.ts';

/** The value of a cell; undefined when the text says none that the field could hold. */
export type CellValue = { value: unknown } | undefined;

/**
 * Reads a cell. Whether the value is right is for the field's validation to say; here it only has
 * to be one: a number for a number, a label of the choices, a day of the calendar.
 */
export function cellValue(
  node: Pick<NodePlan, 'type' | 'validation' | 'choices'>,
  choices: readonly Choice[] | undefined,
  given: string,
): CellValue {
  const text = given.trim();
  if (text === '') return { value: node.type === 'array' ? [] : null };
  if (node.choices) return chosen(node, choices ?? [], text);
  const kind = node.validation.kind ?? 'text';
  if (kind === 'date' || kind === 'datetime') return dateOf(text, kind);
  if (node.type === 'number') return asValue(numberOf(text));
  if (node.type === 'boolean') return asValue(readBoolean(text));
  return { value: text };
}

const asValue = (value: unknown): CellValue => (value === undefined ? undefined : { value });

/** As spreadsheets show numbers: with thousands separators, and perhaps a sign of a currency. */
const numberOf = (text: string): number | undefined => asNumber(amountOf(text)?.number);

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
  const found = text.split(/[,，、;；]/).map((part) => valueOf(part.trim()));
  return found.every((choice) => choice !== undefined)
    ? { value: found.map((choice) => choice.value) }
    : undefined;
}

const flat = (choices: readonly Choice[]): Choice[] =>
  choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])]);
