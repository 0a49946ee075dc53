import { defined } from '../../defined.ts';
import type { Run } from '../run.ts';
import type { SqlFunction } from '../sql/value.ts';

/**
 * A function that expressions may call: what it does and how it is described to people. The one
 * place of both.
 */
export interface ExpressionFunction {
  name: string;
  /** Arguments as written in the documentation: `text, start, end?`. */
  parameters: string;
  description: string;
  /** An expression and what it gives; proven by a test. */
  example: readonly [source: string, result: unknown];
  /** Fewest and most arguments, from `parameters`. */
  arity: readonly [least: number, most: number];
  run(run: Run, values: readonly unknown[]): unknown;
  /** The same in SQL, for rows that are found and ordered by it; absent: databases have none. */
  sql?: SqlFunction;
}

/**
 * Declares a function; the number of arguments follows from the parameters (`?` optional, `…` any
 * number).
 */
export function defineFunction(
  name: string,
  parameters: string,
  description: string,
  example: readonly [string, unknown],
  run: (run: Run, values: readonly unknown[]) => unknown,
  sql?: SqlFunction,
): ExpressionFunction {
  const names = parameters === '' ? [] : parameters.split(', ');
  const optional = names.filter(
    (parameter) => parameter.endsWith('?') || parameter.startsWith('…'),
  ).length;
  const most = names.some((parameter) => parameter.startsWith('…'))
    ? Number.POSITIVE_INFINITY
    : names.length;
  return {
    name,
    parameters,
    description,
    example,
    arity: [names.length - optional, most],
    run,
    ...defined({ sql }),
  };
}
