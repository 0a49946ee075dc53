/** How long the server waits for PostgreSQL, and how much it asks of it at once. */

export interface DatabaseLimits {
  /** Connections of this process for ordinary work, and for exports and other long reads. */
  connections: number;
  longConnections: number;
  /** Milliseconds for a new connection to come up. */
  connect: number;
  /** Milliseconds that a request may wait for a database that is away, or for a free connection. */
  wait: number;
  /** Milliseconds of one statement. */
  statement: number;
  /** The same for exports and other long reads. */
  longStatement: number;
  /** Milliseconds to wait for rows that another transaction holds. */
  lock: number;
  /** Milliseconds after which a transaction ends whose process says nothing more. */
  idleTransaction: number;
}

/** Reads one variable as a number; undefined when it is absent. */
type ReadNumber = (name: string) => number | undefined;

/** @param seconds,count read variables in seconds (fractions allowed) and whole numbers */
export function databaseLimitsOf(seconds: ReadNumber, count: ReadNumber): DatabaseLimits {
  const milliseconds = (name: string, standard: number): number =>
    Math.round((seconds(name) ?? standard) * 1000);
  return {
    connections: count('DATABASE_CONNECTIONS') ?? 20,
    longConnections: count('DATABASE_LONG_CONNECTIONS') ?? 4,
    connect: milliseconds('DATABASE_CONNECT_TIMEOUT', 5),
    wait: milliseconds('DATABASE_WAIT', 5),
    statement: milliseconds('DATABASE_STATEMENT_TIMEOUT', 30),
    longStatement: milliseconds('DATABASE_LONG_STATEMENT_TIMEOUT', 600),
    lock: milliseconds('DATABASE_LOCK_TIMEOUT', 8),
    idleTransaction: milliseconds('DATABASE_IDLE_TRANSACTION_TIMEOUT', 5),
  };
}
