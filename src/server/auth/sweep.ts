/** Rows whose time is over are ignored at once and removed now and then. */
import type { Database } from '../db/database.ts';
import { regularly } from '../db/regularly.ts';

const interval = 600_000;
const tables = [
  'sys_session',
  'sys_captcha',
  'sys_login_failure',
  'sys_known_device',
  'sys_idempotency',
  'sys_import',
  'sys_import_failure',
  'sys_call_count',
];

export async function sweepExpired(database: Database, now: number): Promise<void> {
  for (const table of tables)
    await database.write.deleteFrom(table).where('expires_at', '<=', now).execute();
}

/** Sweeps every ten minutes. @returns ends it, as `regularly` does */
export const sweepRegularly = (
  database: Database,
  now: () => number,
  onError: (error: unknown) => void,
): (() => Promise<void>) => regularly(() => sweepExpired(database, now()), { interval, onError });
