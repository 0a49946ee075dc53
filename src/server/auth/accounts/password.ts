/**
 * Passwords as people and user management set them: what they must be, and how they are stored.
 * Hashed on every path.
 */
import { say } from '../../../schema/locale/message.ts';
import { passwordLength, passwordProblem, passwordStrength } from '../../../schema/password.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { forgetDevices } from '../devices.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import type { Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { Refusal } from '../../http/errors.ts';
import { configValue } from '../../settings/parameters.ts';
import { configKeys } from '../../../protocol/configKeys.ts';

/** No hash has this form: nobody signs in with it until a password is set. */
const NONE = '';

/** How many former passwords are refused to their owner. */
const remembered = 5;

/**
 * What is asked of the characters of new passwords (docs/protocol/sign-in.md#passwords): '0' to
 * '4'.
 */
export const passwordRule = async (db: Db): Promise<string> =>
  (await configValue(db, configKeys.passwordRule)).trim() || '0';

/** How long new passwords are, as `5-20`. */
export async function passwordLengthRule(db: Db): Promise<string> {
  const { least, most } = passwordLength(await configValue(db, configKeys.passwordLength));
  return `${least}-${most}`;
}

/** A new password: whose it will be, and the body member it came in. */
export interface NewPassword {
  password: string;
  userName: string;
  field?: string;
}

/**
 * @throws Refusal unless the password is what the parameters ask for, not the name of the user, and
 * not one of the common ones
 */
export async function requireAllowed(
  db: Db,
  { password, userName, field = 'password' }: NewPassword,
): Promise<void> {
  const problem =
    passwordProblem(password, `${await passwordRule(db)}:${await passwordLengthRule(db)}`) ||
    (isNameOf(password, userName) ? say`密码不能与用户账号相同` : '') ||
    ((await isCommonPassword(password)) ? say`该密码过于常见，容易被猜到，请更换` : '');
  if (problem !== '') throw new Refusal(problem, 500, field);
}

const isNameOf = (password: string, userName: string): boolean =>
  password.trim().toLowerCase() === userName.trim().toLowerCase();

/** @throws Refusal when the user had this password among the last five before the present one */
export async function refuseFormer(
  db: Db,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const former = await db
    .selectFrom('sys_password_history')
    .select('password')
    .where('user_id', '=', userId)
    .orderBy('replaced_at', 'desc')
    .limit(remembered)
    .execute();
  for (const row of former)
    if (await verifyPassword(password, row.password))
      throw new Refusal(say`新密码不能与最近${remembered}次使用过的密码相同`, 500, field);
}

/**
 * Text to store for a new user: the given password, else the initial one of config
 * sys.user.initPassword, else none.
 */
export async function firstPassword(db: Db, given: unknown, userName: string): Promise<string> {
  const initial = await configValue(db, configKeys.initialPassword);
  if (typeof given === 'string' && given !== '') {
    // Forms are filled in with the initial password: that one is for the administrator who chose it
    // to answer for.
    if (given !== initial) await requireAllowed(db, { password: given, userName });
    return hashPassword(given);
  }
  return initial === '' ? NONE : hashOfInitial(initial);
}

let lastInitial: { password: string; hash: Promise<string> } | undefined;

/**
 * An import gives thousands of users the same initial password; hashing it apart for each would
 * take minutes.
 */
function hashOfInitial(password: string): Promise<string> {
  if (lastInitial?.password !== password) lastInitial = { password, hash: hashPassword(password) };
  return lastInitial.hash;
}

/**
 * Replaces a user's password; sessions signed in with the former one end, and browsers they were
 * begun in are forgotten.
 * @param now epoch milliseconds
 * @param device the device cookie of the browser in which the user makes the change: it stays known
 */
export async function storePassword(
  db: Db,
  userId: number,
  password: string,
  now: number,
  device: string | null = null,
): Promise<void> {
  await forgetDevices(db, userId, device);
  await rememberFormer(db, userId, now);
  await db
    .updateTable('sys_user')
    .set({
      password: await hashPassword(password),
      pwd_update_date: timeText(now),
      pwd_strength: passwordStrength(password),
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Keeps the password that is about to go, and no more of them than are asked for. */
async function rememberFormer(db: Db, userId: number, now: number): Promise<void> {
  const { password } = await db
    .selectFrom('sys_user')
    .select('password')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (password)
    await db
      .insertInto('sys_password_history')
      .values({ user_id: userId, replaced_at: now, password })
      .execute();
  const beyond = await db
    .selectFrom('sys_password_history')
    .select('replaced_at')
    .where('user_id', '=', userId)
    .orderBy('replaced_at', 'desc')
    .limit(1)
    .offset(remembered)
    .executeTakeFirst();
  if (beyond)
    await db
      .deleteFrom('sys_password_history')
      .where('user_id', '=', userId)
      .where('replaced_at', '<=', beyond.replaced_at)
      .execute();
}
