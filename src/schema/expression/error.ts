/**
 * What is wrong with an expression: when it is compiled, or when it runs into one of its limits.
 */
export class ExpressionError extends Error {
  /** 0-based place in the source; 0 when the whole expression is meant. */
  readonly index: number;
  /** Nearest valid name, when a name is unknown. */
  readonly nearest?: string;
  constructor(message: string, index = 0, nearest?: string) {
    super(message);
    this.name = 'ExpressionError';
    this.index = index;
    this.nearest = nearest;
  }
}
