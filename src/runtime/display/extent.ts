/**
 * How much of a value is drawn at once. A text of a megabyte, laid out as it is, holds up the
 * window for seconds; in each cell of a list, for minutes. So every value passes here before its
 * widget gets it.
 */
import type { WidgetFacts } from '../../schema/vocabulary.ts';

/** Characters at most, by the place where a value stands. */
const usual = { cell: 2_000, display: 20_000, input: 100_000 };

/** What a member of a list or an object counts as, in characters: it is drawn as elements. */
export const member = 100;

/**
 * Of a value that is too long to be drawn whole, the characters that may be drawn; undefined for
 * others.
 */
export function limitOn(
  facts: WidgetFacts | undefined,
  place: keyof typeof usual,
  value: unknown,
): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'object') return undefined;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const isExpected = (facts?.values as readonly string[] | undefined)?.includes(kind);
  const most = (isExpected && facts?.most) || usual[place];
  return exceeds(valuesIn(facts, value), most) ? most : undefined;
}

/** A text that holds several values as these. */
export const valuesIn = (facts: WidgetFacts | undefined, value: unknown): unknown =>
  facts?.joined && typeof value === 'string' && value.includes(',') ? value.split(',') : value;

/** Whether a value is larger than that. It is counted no further than that shows. */
function exceeds(value: unknown, most: number): boolean {
  const waiting = [value];
  let left = most;
  while (waiting.length > 0 && left >= 0) {
    const one = waiting.pop();
    if (typeof one === 'string') left -= one.length;
    else if (typeof one === 'object' && one !== null) {
      const members: unknown[] = Object.values(one);
      left -= members.length * member;
      if (left >= 0) waiting.push(...members);
    }
  }
  return left < 0;
}
