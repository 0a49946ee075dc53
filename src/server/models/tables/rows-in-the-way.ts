import { StartupError } from '../../config/startup-error.ts';

/** Rows cannot be brought along: nothing was changed, and the message names row and rule. */
export class RowsInTheWay extends StartupError {
  constructor(message: string, options?: ErrorOptions) {
    super(message);
    this.name = 'RowsInTheWay';
    this.cause = options?.cause;
  }
}
