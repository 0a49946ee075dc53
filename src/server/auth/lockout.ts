/**
 * Wrong passwords are counted in a table, so that guesses on several nodes add up
 * (docs/protocol/sign-in.md#sign-in). They count by account and address. A browser in which the
 * user has signed in before counts apart, by itself: whoever guesses elsewhere, from however many
 * addresses, never locks the owner out there.
 */
import { say, type Message } from '../../schema/locale/message.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { foldedText } from '../db/text.ts';

/**
 * user.password.maxRetryCount and lockTime of the protocol: for one account from one address, or in
 * one known browser.
 */
const maxFailures = 5;
const lockTime = 600_000;
/** For one account from all addresses together, so that many addresses are not many guesses. */
const maxFailuresOfAccount = 20;
/** For one address on all accounts together, so that one password is not tried on everybody. */
const maxFailuresOfAddress = 100;

const accountLocked = say`密码输入错误${maxFailures}次，帐户锁定10分钟`;
const addressLocked = say`该地址登录失败次数过多，请10分钟后再试`;

/** Who tries to sign in, and from where. */
export interface Attempt {
  userName: string;
  ip: string;
  /** Id of the browser, when the user has signed in with it before. */
  deviceId: string | null;
}

interface Counter {
  userName: string;
  source: string;
  limit: number;
  /** Whether each failure prolongs the time; else it runs from the first one. */
  sliding: boolean;
  locked: Message;
}

const everywhere = '*';
/** Stands for all accounts; no user name is empty. */
const everybody = '';

const ofAddress = (ip: string): Counter => ({
  userName: everybody,
  source: `address ${networkOf(ip)}`,
  limit: maxFailuresOfAddress,
  sliding: false,
  locked: addressLocked,
});

function countersOf({ userName, ip, deviceId }: Attempt): Counter[] {
  if (deviceId !== null)
    return [
      {
        userName,
        source: `device ${deviceId}`,
        limit: maxFailures,
        sliding: true,
        locked: accountLocked,
      },
    ];
  const address = ofAddress(ip);
  return [
    { userName, source: address.source, limit: maxFailures, sliding: true, locked: accountLocked },
    {
      userName,
      source: everywhere,
      limit: maxFailuresOfAccount,
      sliding: false,
      locked: accountLocked,
    },
    address,
  ];
}

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = [], tail = []] = ip
    .toLowerCase()
    .split('::', 2)
    .map((part) => part.split(':').filter(Boolean));
  const gap = ip.includes('::')
    ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
    : [];
  return [...head, ...gap, ...tail].slice(0, 4).join(':');
}

/**
 * Counts one attempt before its password is looked at: of any number of guesses at once, only the
 * allowed ones are looked at. What is locked stays locked as long as it was, however often it is
 * tried.
 * @throws Refusal when no further attempt is admitted
 */
export async function admitAttempt(db: Db, attempt: Attempt, now: number): Promise<void> {
  // A locked address counts nothing more: it must not fill the table with names.
  if (attempt.deviceId === null && (await isLocked(db, ofAddress(attempt.ip), now)))
    throw new Refusal(addressLocked);
  for (const counter of countersOf(attempt))
    if ((await count(db, counter, now)) > counter.limit) throw new Refusal(counter.locked);
}

async function isLocked(
  db: Db,
  { userName, source, limit }: Counter,
  now: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('sys_login_failure')
    .select('failures')
    .where('user_name', '=', userName)
    .where('source', '=', source)
    .where('failures', '>', limit)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns the failures with this one; more than the limit when it is one too many */
async function count(
  db: Db,
  { userName, source, limit, sliding }: Counter,
  now: number,
): Promise<number> {
  const stored = sql.ref<number>('sys_login_failure.failures');
  const expires = sql.ref<number>('sys_login_failure.expires_at');
  const prolonged = sliding ? sql`${stored} < ${limit}` : sql`1 = 0`;
  const { failures } = await db
    .insertInto('sys_login_failure')
    .values({ user_name: userName, source, failures: 1, expires_at: now + lockTime })
    .onConflict((conflict) =>
      conflict.columns(['user_name', 'source']).doUpdateSet({
        failures: sql`case when ${expires} <= ${now} then 1
          when ${stored} > ${limit} then ${stored} else ${stored} + 1 end`,
        expires_at: sql`case when ${expires} <= ${now} or ${prolonged} then ${now + lockTime} else ${expires} end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures;
}

/**
 * An attempt that was none, such as a right password without the code that is asked next. What was
 * counted before stays.
 */
export async function withdrawAttempt(db: Db, attempt: Attempt): Promise<void> {
  for (const counter of countersOf(attempt)) await uncount(db, counter);
}

async function uncount(db: Db, { userName, source, limit }: Counter): Promise<void> {
  await db
    .updateTable('sys_login_failure')
    .set((set) => ({ failures: set('failures', '-', 1) }))
    .where('user_name', '=', userName)
    .where('source', '=', source)
    .where('failures', '>', 0)
    .where('failures', '<=', limit)
    .execute();
}

/**
 * After a right password: its own counter begins anew; shared ones lose only this attempt, for
 * others may be guessing.
 */
export async function recordSuccess(db: Db, attempt: Attempt): Promise<void> {
  const [own, ...shared] = countersOf(attempt);
  if (!own) return;
  await db
    .deleteFrom('sys_login_failure')
    .where('user_name', '=', own.userName)
    .where('source', '=', own.source)
    .execute();
  for (const counter of shared) await uncount(db, counter);
}

/** By an administrator: every lock of the account is gone. */
export async function forgetFailures(db: Db, userName: string): Promise<void> {
  await db
    .deleteFrom('sys_login_failure')
    .where(sql<string>`lower(user_name)`, '=', foldedText(userName.trim()))
    .where('user_name', '!=', everybody)
    .execute();
}
