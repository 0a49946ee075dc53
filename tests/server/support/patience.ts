/** How long servers of tests wait for PostgreSQL: a machine may have many other things to do. */
import { databaseLimitsOf } from '../../../src/server/config/database-limits.ts';

/** As environment variables, in seconds. */
export const patience = {
  DATABASE_CONNECT_TIMEOUT: '60',
  DATABASE_WAIT: '60',
  DATABASE_STATEMENT_TIMEOUT: '60',
  DATABASE_LOCK_TIMEOUT: '60',
  DATABASE_IDLE_TRANSACTION_TIMEOUT: '60',
};

/** As settings of a database that is opened without a server. */
export const patientLimits = databaseLimitsOf(
  (name) => (name in patience ? Number(patience[name as keyof typeof patience]) : undefined),
  () => undefined,
);
