/**
 * What a function of expressions is. One folder each, here or in `extensions/functions`:
 * `definition.ts` holds what the documentation and the designer know of it, `run.ts` what it does,
 * and `sql.ts` the same in SQL where databases have it.
 */
import type { Run } from '../run.ts';

/** What a function does with its arguments; `run` bounds what it takes and gives. */
export type FunctionRun = (run: Run, values: readonly unknown[]) => unknown;

/** Groups of the documentation in their order, with their titles. */
export const functionGroups = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  list: 'List',
  logic: 'Logic',
  // Answered by the host: see ExpressionHost.
  host: 'User and dictionaries',
} as const;

export type FunctionGroup = keyof typeof functionGroups;

/** An expression and what it gives; proven by a test. */
export interface FunctionExample {
  code: string;
  gives: unknown;
}

/** All that is known of a function but what it does. */
export interface FunctionDefinition {
  /** What expressions write; the name of the folder. */
  name: string;
  /** What it gives, in Chinese: shown in the designer. */
  label: string;
  group: FunctionGroup;
  /** What it gives, in English: shown in the designer and by the documentation. */
  doc: string;
  /** Arguments: `text, start, end?`; `?` is optional, `…numbers` any number. */
  parameters: string;
  examples: readonly [FunctionExample, ...FunctionExample[]];
}

/** What the language reads of a function. */
export interface FunctionEntry extends Pick<FunctionDefinition, 'parameters'> {
  run: FunctionRun;
}
