/** What functions of texts have in common. */
import type { Run } from '../../run.ts';
import { numberOf, textOf } from '../../values.ts';

/** The characters of a text as people count them: an emoji is one. */
export function charactersOf(run: Run, value: unknown): string[] {
  const text = textOf(run, value);
  run.spend(text.length);
  return [...text];
}

/** Reading a text costs by its length, so that large texts read often stay bounded. */
export function read(run: Run, value: unknown): string {
  const text = textOf(run, value);
  run.spend(text.length >> 6);
  return text;
}

/** A whole number; what is none is `fallback`. */
export const whole = (value: unknown, fallback: number) => Math.trunc(numberOf(value) ?? fallback);
