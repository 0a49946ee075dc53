/** What functions of numbers have in common. */
import type { Run } from '../../run.ts';
import { numberOf } from '../../values.ts';

/** Applies an operation to a value that stands for a number; null for any other. */
export const ofNumber = (value: unknown, operation: (number: number) => number): number | null => {
  const number = numberOf(value);
  return number === null ? null : operation(number);
};

/** Digits after the point that somebody asks for, within what there can be. */
export const digitsOf = (value: unknown) =>
  Math.min(Math.max(Math.trunc(numberOf(value) ?? 0), 0), 15);

/** Numbers among the arguments, or among the items of a list given alone. */
export function numbersOf(run: Run, values: readonly unknown[]): number[] {
  const items = values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
  run.spend(items.length);
  return items.map(numberOf).filter((number) => number !== null);
}

/** The number that comes before all others; null when there is none. */
export const extreme =
  (choose: (left: number, right: number) => boolean) => (run: Run, values: readonly unknown[]) =>
    numbersOf(run, values).reduce<number | null>(
      (best, number) => (best === null || choose(number, best) ? number : best),
      null,
    );
