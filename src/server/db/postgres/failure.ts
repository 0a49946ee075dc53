/** What errors of the driver and of PostgreSQL mean for the work that met them. */

interface DriverError {
  code?: string;
  severity?: string;
  message?: string;
}

const codeOf = (error: unknown): string => (error as DriverError | null)?.code ?? '';

/** serialization_failure and deadlock_detected: PostgreSQL asks to run the transaction again. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** query_canceled (by statement_timeout) and lock_not_available (by lock_timeout). */
export const isTimeout = (error: unknown): boolean => ['57014', '55P03'].includes(codeOf(error));

/** read_only_sql_transaction: this server is a standby, or has become one. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** The server ends the connection with these, whatever the statement was. */
export const isFatal = (error: unknown): boolean =>
  ['FATAL', 'PANIC'].includes((error as DriverError | null)?.severity ?? '') ||
  /^(08|57P0)/.test(codeOf(error));

/** The network's or the driver's word, not the server's. */
export const isOfNetwork = (error: unknown): boolean =>
  (error as DriverError | null)?.severity === undefined;

/**
 * Why a connection cannot be had, that will be the same at the next try: wrong name, password,
 * right.
 */
export const isPermanent = (error: unknown): boolean => /^(28|3D|42)/.test(codeOf(error));

/** Node reports several refused addresses as one error without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) {
    return error.errors.map((one: Error) => one.message).join('; ');
  }
  return (error as Error).message || String(error);
}
