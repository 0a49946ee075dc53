/** What the cells of a column say of the values in it. */
import { defined } from '../defined.ts';
import type { Field } from '../generated/types.gen.ts';
import { readBoolean } from '../record/readBoolean.ts';
import { readDate } from '../record/readDate.ts';
import { hasFormat } from '../record/valueProblem.ts';

/** What is said of a field by its values alone. */
export type InferredField = Pick<
  Field,
  | 'type'
  | 'required'
  | 'maxLength'
  | 'precision'
  | 'scale'
  | 'format'
  | 'dict'
  | 'options'
  | 'filter'
>;

/** A dictionary whose labels may stand in cells. */
export interface KnownDict {
  name: string;
  entries: readonly { value: string; label: string }[];
}

/** Largest number of an integer field (32 bits), and most digits of a long one. */
const largestInteger = 2 ** 31 - 1;
const longDigits = 15;
const decimalDigits = 18;

/** Choices: at most so many, of at most so many characters, each found so often on average. */
const choices = { most: 8, longest: 20, repeats: 2 };

/** Characters that columns of texts begin with; above them a text is long. */
const lengths = [20, 50, 100, 200, 500];

/** Type of texts that are too long for a column of characters. */
const longText: Field['type'] = 'text';

const isWhole = (text: string): boolean => /^-?(?:0|[1-9]\d*)$/.test(text);
const isNumber = (text: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);
/** 1,234.50 as 1234.50. */
const withoutGroups = (text: string): string =>
  /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
const isDay = (text: string): boolean =>
  /\d[-/.]\d+[-/.]\d/.test(text) && readDate(text) !== undefined;
const hasTime = (text: string): boolean => text.includes(':');

/** Formats that cells show of themselves. */
const formats = ['email', 'phone', 'idNumber', 'url'] as const;

/**
 * The field of a column with these cells. Cells with nothing in them say that it is optional.
 *
 * @param dicts dictionaries that its values may be of
 */
export function inferField(
  cells: readonly string[],
  dicts: readonly KnownDict[] = [],
): InferredField {
  const given = cells.map((cell) => cell.trim());
  const texts = given.filter((text) => text !== '');
  const required = texts.length > 0 && texts.length === given.length;
  return { ...valuesOf(texts, dicts), ...(required && { required }) };
}

function valuesOf(texts: readonly string[], dicts: readonly KnownDict[]): InferredField {
  if (texts.length === 0) return { type: 'string', maxLength: 50 };
  // A number of an identity card or a telephone is no number to count with.
  const format = formats.find((one) => texts.every((text) => hasFormat(one, text)));
  if (format) return { ...textField(texts), format };
  const isTruth = texts.every((text) => readBoolean(text) !== undefined);
  // Zeros and ones alone may count something.
  if (isTruth && !texts.every(isWhole)) return { type: 'boolean' };
  const numbers = texts.map(withoutGroups);
  if (numbers.every(isNumber)) return numberField(numbers) ?? textField(texts);
  if (texts.every(isDay))
    return texts.some(hasTime)
      ? { type: 'datetime', filter: 'dayRange' }
      : { type: 'date', filter: 'dayRange' };
  return dictField(texts, dicts) ?? choiceField(texts) ?? textField(texts);
}

/** undefined: more digits than numbers keep. */
function numberField(numbers: readonly string[]): InferredField | undefined {
  const parts = numbers.map((number) => number.replace('-', '').split('.'));
  const whole = Math.max(...parts.map(([before = '']) => before.length));
  const scale = Math.max(...parts.map(([, after = '']) => after.length));
  if (scale > 0)
    return whole + scale > decimalDigits
      ? undefined
      : { type: 'decimal', precision: Math.max(12, whole + scale), scale };
  if (whole > longDigits) return undefined;
  const isSmall = numbers.every((number) => Math.abs(Number(number)) <= largestInteger);
  return { type: isSmall ? 'integer' : 'long' };
}

/** Labels of one dictionary, the smallest that has them; a single label says too little. */
function dictField(
  texts: readonly string[],
  dicts: readonly KnownDict[],
): InferredField | undefined {
  const distinct = new Set(texts);
  if (distinct.size < 2) return undefined;
  const [found] = dicts
    .filter(({ entries }) => {
      const labels = new Set(entries.map(({ label }) => label));
      return [...distinct].every((text) => labels.has(text));
    })
    .sort((one, other) => one.entries.length - other.entries.length);
  if (!found) return undefined;
  const longest = Math.max(...found.entries.map(({ value }) => value.length));
  return {
    type: 'string',
    maxLength: Math.max(choices.longest, longest),
    dict: found.name,
    filter: 'exact',
  };
}

/** A few short texts that come again and again. */
function choiceField(texts: readonly string[]): InferredField | undefined {
  const distinct = [...new Set(texts)];
  const isChoice =
    distinct.length <= choices.most &&
    distinct.every((text) => text.length <= choices.longest) &&
    texts.length >= distinct.length * choices.repeats;
  if (!isChoice) return undefined;
  const options = distinct.map((text) => ({ value: text, label: text }));
  return { type: 'string', maxLength: choices.longest, options, filter: 'exact' };
}

/** Room for texts somewhat longer than the longest one. */
function textField(texts: readonly string[]): InferredField {
  const longest = Math.max(...texts.map((text) => text.length));
  const maxLength = lengths.find((length) => length >= longest);
  return maxLength === undefined
    ? { type: longText, maxLength: 2000 * Math.ceil(longest / 2000) }
    : { type: 'string', ...defined({ maxLength }), filter: 'contains' };
}
