/** Numbers that the server gives, such as ORD202611220001: how they are written. */
import type { Field, Sequence } from '../generated/types.gen.ts';
import { wallClock } from './wallClock.ts';

/** The sequence that gives the value of new records; undefined for a field that has none. */
export function sequenceOf(field: Pick<Field, 'default'> | undefined): Sequence | undefined {
  const given = field?.default;
  return typeof given === 'object' && given !== null ? given : undefined;
}

/** The literal that new records hold; undefined for none, and for sequences. */
export const literalDefault = (
  field: Pick<Field, 'default'> | undefined,
): string | number | boolean | null | undefined => {
  const given = field?.default;
  return typeof given === 'object' && given !== null ? undefined : given;
};

/** A piece of the pattern: text as it stands, a date part, or the counter. */
type Piece = { text: string } | { date: string } | { digits: number };

const dateNames = /yyyy|yy|MM|dd/g;

/** Whether a part is made of date names, and signs between them. */
const isDate = (part: string): boolean =>
  part.search(dateNames) >= 0 && /^[-./_]*$/.test(part.replace(dateNames, ''));

/** The pieces of a pattern, or what is wrong with it: a sentence. */
export function sequencePieces(pattern: string): readonly Piece[] | string {
  const pieces: Piece[] = [];
  for (const [whole, part] of pattern.matchAll(/\{([^{}]*)\}|[^{}]+|[{}]/g)) {
    if (part === undefined) {
      if (whole === '{' || whole === '}') return 'a brace stands alone';
      pieces.push({ text: whole });
    } else if (/^#{1,12}$/.test(part)) pieces.push({ digits: part.length });
    else if (isDate(part)) pieces.push({ date: part });
    else return `{${part}} is neither a counter such as {####} nor a date such as {yyyyMMdd}`;
  }
  const counters = pieces.filter((piece) => 'digits' in piece).length;
  return counters === 1 ? pieces : `it has ${counters} counters and must have one`;
}

/** A sequence at a moment. */
export interface SequenceAt {
  /** What the counter belongs to: another text, another counter. */
  period: string;
  /** The text of a number; one that needs more digits than the pattern has takes them. */
  write(number: number): string;
}

/**
 * The sequence on the day of a moment. Throws for a pattern that the checker refuses.
 * @param moment epoch milliseconds
 * @param hoursAhead hours by which the clock of the dates is ahead of UTC
 */
export function sequenceAt(pattern: string, moment: number, hoursAhead: number): SequenceAt {
  const pieces = sequencePieces(pattern);
  if (typeof pieces === 'string') throw new Error(`The sequence ${pattern}: ${pieces}`);
  const day = wallClock(moment, hoursAhead);
  const values: Readonly<Record<string, string>> = {
    yyyy: day.slice(0, 4),
    yy: day.slice(2, 4),
    MM: day.slice(5, 7),
    dd: day.slice(8, 10),
  };
  const write = (counter: (digits: number) => string): string =>
    pieces
      .map((piece) => {
        if ('text' in piece) return piece.text;
        if ('digits' in piece) return counter(piece.digits);
        return piece.date.replace(dateNames, (name) => values[name]!);
      })
      .join('');
  return {
    period: write(() => '{#}'),
    write: (number) => write((digits) => String(number).padStart(digits, '0')),
  };
}
