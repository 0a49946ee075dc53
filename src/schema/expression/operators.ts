import type { Run } from './run.ts';
import { compareTexts, isRecord, looselyEqual, numberOf, readMember, textOf } from './values.ts';

export type Binary = (run: Run, left: unknown, right: unknown) => unknown;

/**
 * Arithmetic over numbers and texts that spell them; a missing operand, no number or no finite
 * result gives null.
 */
const arithmetic =
  (operation: (left: number, right: number) => number): Binary =>
  (_run, left, right) => {
    const a = numberOf(left);
    const b = numberOf(right);
    if (a === null || b === null) return null;
    const result = operation(a, b);
    return Number.isFinite(result) ? result : null;
  };

const sum = arithmetic((left, right) => left + right);

/**
 * Order of numbers (also those spelt as text against a number) and of texts; false when either side
 * has no order.
 */
const order =
  (
    numbers: (left: number, right: number) => boolean,
    texts: (difference: number) => boolean,
  ): Binary =>
  (_run, left, right) => {
    if (typeof left === 'string' && typeof right === 'string')
      return texts(compareTexts(left, right));
    const a = numberOf(left);
    const b = numberOf(right);
    return a !== null && b !== null && numbers(a, b);
  };

/**
 * `a in list`: one of its items; `name in record`: it has that member; `part in text`: the text
 * contains it.
 */
const isIn: Binary = (run, left, right) => {
  if (Array.isArray(right)) {
    run.spend(right.length);
    return right.some((item) => looselyEqual(left, item));
  }
  if (typeof right === 'string') {
    run.spend(right.length >> 6);
    return right.includes(textOf(run, left));
  }
  return (
    isRecord(right) &&
    (typeof left === 'string' || typeof left === 'number') &&
    readMember(right, left) !== undefined
  );
};

/**
 * Operators that take both values; `&&`, `||` and `??` decide by the first and live in compile.ts.
 */
export const binaryOperators: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  [
    '+',
    (run, left, right) =>
      typeof left === 'string' || typeof right === 'string'
        ? run.text(textOf(run, left) + textOf(run, right))
        : sum(run, left, right),
  ],
  ['-', arithmetic((left, right) => left - right)],
  ['*', arithmetic((left, right) => left * right)],
  ['/', arithmetic((left, right) => left / right)],
  ['%', arithmetic((left, right) => left % right)],
  ['==', (_run, left, right) => looselyEqual(left, right)],
  ['!=', (_run, left, right) => !looselyEqual(left, right)],
  ['===', (_run, left, right) => left === right],
  ['!==', (_run, left, right) => left !== right],
  [
    '<',
    order(
      (a, b) => a < b,
      (difference) => difference < 0,
    ),
  ],
  [
    '<=',
    order(
      (a, b) => a <= b,
      (difference) => difference <= 0,
    ),
  ],
  [
    '>',
    order(
      (a, b) => a > b,
      (difference) => difference > 0,
    ),
  ],
  [
    '>=',
    order(
      (a, b) => a >= b,
      (difference) => difference >= 0,
    ),
  ],
  ['in', isIn],
]);

export const unaryOperators: ReadonlyMap<string, (value: unknown) => unknown> = new Map<
  string,
  (value: unknown) => unknown
>([
  ['!', (value) => !value],
  [
    '-',
    (value) => {
      const number = numberOf(value);
      return number === null ? null : -number;
    },
  ],
  ['+', numberOf],
]);
