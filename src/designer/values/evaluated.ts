/** What an expression gives at a place. */
import { compileExpression, ExpressionError } from '../../schema/expression/index.ts';
import { missingIn, type LiveScope } from '../../schema/explain/live.ts';

/** A value, names of which nothing is known before the page runs, or why there is no value. */
export type Evaluated =
  { value: unknown } | { missing: readonly string[] } | { failure: ExpressionError };

/** The value of an expression that can be compiled; undefined for any other text. */
export function evaluated(source: string, live: LiveScope): Evaluated | undefined {
  try {
    const expression = compileExpression(source);
    const missing = missingIn(live, { $expr: source });
    if (missing.length > 0) return { missing };
    try {
      return { value: expression.evaluate(live.scope, live.host) };
    } catch (failure) {
      if (!(failure instanceof ExpressionError)) throw failure;
      return { failure };
    }
  } catch (problem) {
    if (problem instanceof ExpressionError) return undefined;
    throw problem;
  }
}

/** Kinds of values, as they are called. */
export type ValueKind = 'none' | 'truth' | 'number' | 'text' | 'list' | 'object';

export function kindOf(value: unknown): ValueKind {
  if (value === undefined || value === null) return 'none';
  if (Array.isArray(value)) return 'list';
  const kinds: Readonly<Record<string, ValueKind>> = {
    boolean: 'truth',
    number: 'number',
    string: 'text',
  };
  return kinds[typeof value] ?? 'object';
}
