/**
 * A reason not to start, reported to the operator as it is: printed without a stack, exit code 1.
 */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupError';
  }
}
