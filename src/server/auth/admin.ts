/** The first password of the administrator. */
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { isCommonPassword } from './common-passwords.ts';
import { generatePassword, hashPassword } from './password.ts';

const adminId = 1;

/**
 * Gives user 1 a password when none is stored; a stored one is never touched.
 * @returns the password when it was generated here, to be shown once.
 * @throws StartupError for a given one that is common
 */
export async function ensureAdminPassword(
  database: Database,
  given: string | undefined,
  now: number,
): Promise<string | undefined> {
  const admin = await database.read
    .selectFrom('sys_user')
    .select('password')
    .where('user_id', '=', adminId)
    .executeTakeFirst();
  if (!admin) throw new Error('schemas/defaults must hold the user with id 1, the administrator');
  if (admin.password) return undefined;
  if (given !== undefined && (await isCommonPassword(given))) {
    throw new StartupError(
      'ADMIN_PASSWORD is one of the passwords that everybody tries first: choose another one.',
    );
  }
  const password = given ?? generatePassword();
  const result = await database.write
    .updateTable('sys_user')
    .set({ password: await hashPassword(password), pwd_update_date: timeText(now) })
    .where('user_id', '=', adminId)
    // Of several nodes starting at once, the first one's password counts.
    .where((or) => or.or([or('password', 'is', null), or('password', '=', '')]))
    .executeTakeFirst();
  return given === undefined && result.numUpdatedRows > 0n ? password : undefined;
}
