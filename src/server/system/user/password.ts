/** Passwords as user management sets them; stored hashed on every path. */
import { forgetDevices } from '../../auth/devices.ts';
import { hashPassword } from '../../auth/password.ts';
import type { Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { configValue } from '../config.ts';

/** No hash has this form: nobody signs in with it until a password is set. */
const NONE = '';

/** Text to store for a new user: the given password, else the initial one of config sys.user.initPassword, else none. */
export async function firstPassword(db: Db, given: unknown): Promise<string> {
  if (typeof given === 'string' && given !== '') return hashPassword(given);
  const initial = await configValue(db, 'sys.user.initPassword');
  return initial === '' ? NONE : hashOfInitial(initial);
}

let lastInitial: { password: string; hash: Promise<string> } | undefined;

/** An import gives thousands of users the same initial password; hashing it apart for each would take minutes. */
function hashOfInitial(password: string): Promise<string> {
  if (lastInitial?.password !== password) lastInitial = { password, hash: hashPassword(password) };
  return lastInitial.hash;
}

/**
 * Replaces a user's password; sessions signed in with the former one end, and browsers they were begun in are strangers again.
 * @param now epoch milliseconds
 * @param device the device cookie of the browser in which the user makes the change: it stays known
 */
export async function storePassword(db: Db, userId: number, password: string, now: number, device: string | null = null): Promise<void> {
  await forgetDevices(db, userId, device);
  await db.updateTable('sys_user').set({ password: await hashPassword(password), pwd_update_date: timeText(now) }).where('user_id', '=', userId).execute();
}
