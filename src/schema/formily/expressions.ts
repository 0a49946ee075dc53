/**
 * Expressions between our notation and the {{ }} of Formily, whose scope calls the values of the
 * form $values.
 */
import { changeCode, isExpression, isTemplate, templatePieces } from '../expression/index.ts';
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
  if ('$t' in value && 'default' in value) return value.default;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, toFormilyValue(member)]),
  );
}

export const toFormilyText = (text: Text): string => toFormilyValue(text) as string;

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
