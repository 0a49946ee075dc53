/** Wrong passwords are counted by user name in a table, so that guesses on several nodes add up (protocol.md 2.2, 9 and 10). */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** user.password.maxRetryCount and lockTime of the protocol. */
export const maxFailures = 5;
const lockTime = 600_000;

/**
 * Counts one attempt before its password is looked at: of any number of guesses at once, only the allowed ones are looked at.
 * A locked account stays locked as long as it was, however often it is tried.
 * @returns false when the account is locked
 */
export async function takeAttempt(db: Db, userName: string, now: number): Promise<boolean> {
  const stored = sql.ref<number>('sys_login_failure.failures');
  const expires = sql.ref<number>('sys_login_failure.expires_at');
  const { failures } = await db
    .insertInto('sys_login_failure')
    .values({ user_name: userName, failures: 1, expires_at: now + lockTime })
    .onConflict((conflict) =>
      conflict.column('user_name').doUpdateSet({
        failures: sql`case when ${expires} <= ${now} then 1 when ${stored} > ${maxFailures} then ${stored} else ${stored} + 1 end`,
        expires_at: sql`case when ${expires} <= ${now} or ${stored} < ${maxFailures} then ${now + lockTime} else ${expires} end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures <= maxFailures;
}

/** After a right password, or by an administrator. */
export async function forgetFailures(db: Db, userName: string): Promise<void> {
  await db.deleteFrom('sys_login_failure').where('user_name', '=', userName).execute();
}
