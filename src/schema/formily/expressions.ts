/**
 * Expressions between our notation and the {{ }} of Formily, whose scope calls the values of the
 * form $values.
 */
import {
  changeCode,
  compileExpression,
  ExpressionError,
  isExpression,
  isTemplate,
  templatePieces,
} from '../expression/index.ts';
import type { Text } from '../generated/types.gen.ts';

const inFormily = (code: string): string =>
  `{{${changeCode(code, (part) => part.replace(/(?<![\w.$])values\b/g, '$values'))}}}`;

const inOurs = (code: string): string =>
  changeCode(code, (part) => part.replace(/(?<![\w.])\$values\b/g, 'values'));

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A text with parts as the sum of its pieces; the empty text at the beginning makes it a text. */
const sumOf = (template: string): string =>
  [
    "''",
    ...templatePieces(template).map((piece) =>
      'text' in piece ? quoted(piece.text) : `(${piece.source})`,
    ),
  ].join(' + ');

/** A value of ours in Formily: its expressions and texts with parts become {{ }}, at any depth. */
export function toFormilyValue(value: unknown): unknown {
  if (isExpression(value)) return inFormily(value.$expr);
  if (isTemplate(value)) return inFormily(sumOf(value.$text));
  if (Array.isArray(value)) return value.map(toFormilyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, toFormilyValue(member)]),
  );
}

/**
 * A state that may follow the values. Formily leaves a state alone that is neither true nor false,
 * so a condition always gives one of them.
 */
export const toFormilyState = (value: unknown): string | boolean | undefined =>
  toFormilyValue(isExpression(value) ? { $expr: `!!(${value.$expr})` } : value) as
    string | boolean | undefined;

export const toFormilyText = (text: Text): string => toFormilyValue(text) as string;

/** A text as Formily has it; undefined stays undefined. */
export const textOf = (text: Text | undefined): string | undefined =>
  text === undefined ? undefined : toFormilyText(text);

/** A state of Formily in ours. */
export function fromFormilyState(value: unknown): unknown {
  const own = fromFormilyValue(value);
  const [, code] = isExpression(own) ? (/^!!\(([\s\S]*)\)$/.exec(own.$expr) ?? []) : [];
  return code !== undefined && isReadable(code) ? { $expr: code } : own;
}

/** Whether a piece of code stands for itself: `a) || (b`, cut out of `!!(a) || (b)`, does not. */
function isReadable(code: string): boolean {
  try {
    compileExpression(code);
    return true;
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}

/** A value of Formily in ours: a text that is {{code}} as a whole is an expression. */
export function fromFormilyValue(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, code] = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(value) ?? [];
    return code === undefined ? value : { $expr: inOurs(code.trim()) };
  }
  if (Array.isArray(value)) return value.map(fromFormilyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, fromFormilyValue(member)]),
  );
}
