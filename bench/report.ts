/** Figures and the table that `npm run bench` prints. */
import { required } from '../src/schema/required.ts';

export interface RatioRow {
  what: string;
  unit: string;
  ours: number;
  theirs: number;
  ratio: number;
  against: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = required(sorted[middle], 'values');
  return sorted.length % 2 ? upper : (required(sorted[middle - 1], 'values') + upper) / 2;
}

export const ratioRow = (
  what: string,
  unit: string,
  ours: number,
  theirs: number,
  against: string,
): RatioRow => ({ what, unit, ours, theirs, ratio: ours / theirs, against });

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** Prints one aligned line a row, each when it has come: a run that is broken off has said some. */
export async function print(
  title: string,
  rows: Iterable<RatioRow> | AsyncIterable<RatioRow>,
): Promise<void> {
  console.log(`\n${title}`);
  for await (const { what, unit, ours, theirs, ratio, against } of rows) {
    console.log(
      [
        `  ${what.padEnd(34)} ${`${number(ours)} ${unit}`.padStart(12)}`,
        `${against} ${`${number(theirs)} ${unit}`.padStart(12)}`,
        `ratio ${ratio.toFixed(2)}`,
      ].join('  '),
    );
  }
}

/** How long a change took, in seconds, and how long others waited at most, in milliseconds. */
export interface WaitFigure {
  what: string;
  seconds: number;
  longestRead: number;
  longestWrite: number;
}

/** Prints one aligned line a change, each when it has come. */
export async function printFigures(
  title: string,
  figures: AsyncIterable<WaitFigure>,
): Promise<void> {
  console.log(`\n${title}`);
  for await (const { what, seconds, longestRead, longestWrite } of figures)
    console.log(
      [
        `  ${what.padEnd(34)} ${number(seconds).padStart(8)} s`,
        `longest read ${number(longestRead).padStart(7)} ms`,
        `longest write ${number(longestWrite).padStart(7)} ms`,
      ].join('  '),
    );
}
