import { ExpressionError } from './error.ts';
import type { ExpressionHost } from './host.ts';

/** Bounds of one expression and of one evaluation; docs/formats/expressions.md lists them. */
export const limits = {
  /** Characters of the source, as in common.schema.json. */
  source: 2000,
  /** Nesting of the parsed expression. */
  depth: 200,
  /** Evaluated nodes, looked-at list items, and texts by each 64 characters read or made. */
  steps: 100_000,
  /** Characters of a text that an expression makes. */
  text: 100_000,
  /** Items of a list that an expression makes. */
  list: 10_000,
} as const;

export type Scope = Readonly<Record<string, unknown>>;

/** One evaluation: what it reads, whom it asks, and how much of its allowance is used. */
export class Run {
  readonly scope: Scope;
  readonly host: Partial<ExpressionHost>;
  private steps = 0;

  constructor(scope: Scope, host: Partial<ExpressionHost>) {
    this.scope = scope;
    this.host = host;
  }

  /** Counts work; throws once the allowance is used up. */
  spend(steps: number): void {
    this.steps += steps;
    if (this.steps > limits.steps)
      throw new ExpressionError(`The expression needs more than ${limits.steps} steps`);
  }

  /** Passes on a text that the expression made, if it is not too long. */
  text(value: string): string {
    if (value.length > limits.text)
      throw new ExpressionError(
        `The expression makes a text of more than ${limits.text} characters`,
      );
    this.spend(value.length >> 6);
    return value;
  }

  /** Passes on a list that the expression made, if it is not too long. */
  list<T>(value: T[]): T[] {
    if (value.length > limits.list)
      throw new ExpressionError(`The expression makes a list of more than ${limits.list} items`);
    this.spend(value.length);
    return value;
  }
}
