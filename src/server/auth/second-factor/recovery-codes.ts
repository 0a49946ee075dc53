/**
 * Codes for who has lost their authenticator: each is good for one sign-in, and stored as a keyed
 * hash only.
 */
import { createHmac, randomInt } from 'node:crypto';
import type { Db } from '../../db/database.ts';

const count = 10;
/** Without look-alikes; ten characters hold 49 bits, and guesses are counted. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 10;

/**
 * Replaces a user's codes.
 * @returns the new ones as people read them, `XXXXX-XXXXX`: they cannot be shown again
 */
export async function issueRecoveryCodes(db: Db, key: Buffer, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  await forgetRecoveryCodes(db, userId);
  await db
    .insertInto('sys_recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(key, userId, code) })))
    .execute();
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}

export async function forgetRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sys_recovery_code').where('user_id', '=', userId).execute();
}

/**
 * Uses a code up: of any number of tries at once, one succeeds. Blanks, dashes and case do not
 * matter.
 */
export async function spendRecoveryCode(
  db: Db,
  key: Buffer,
  userId: number,
  given: string,
): Promise<boolean> {
  const code = given.replace(/[\s-]/g, '').toUpperCase();
  if (code.length !== length) return false;
  const used = await db
    .deleteFrom('sys_recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(key, userId, code))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

export async function recoveryCodesLeft(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('sys_recovery_code')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

const hashOf = (key: Buffer, userId: number, code: string): string =>
  createHmac('sha256', key).update(`${userId}:${code}`).digest('hex');
