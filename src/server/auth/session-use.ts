/** How long sessions last, and how their use prolongs them (docs/protocol/sign-in.md#session). */
import { setTimeout } from 'node:timers/promises';
import type { Db, Row } from '../db/database.ts';

const minute = 60_000;
/** A session ends so long after its last use … */
const idle = 30 * minute;
/** … is prolonged when no more than this is left … */
const renewal = 20 * minute;
/** … and ends in any case after seven days. */
const longest = 7 * 24 * 60 * minute;
/** The last use is known to the minute: not every request writes. */
const useStep = minute;
/** So many milliseconds a request waits for its session to be prolonged; it is prolonged all the same. */
const renewalPatience = 250;

/** The moments of a session that begins. */
export const firstMoments = (moment: number) => ({
  login_time: moment,
  started_at: moment,
  used_at: moment,
  expires_at: moment + idle,
  ends_at: moment + longest,
  proved_at: moment,
});

/** What follows from a request of a session: it may be prolonged, or its use is noted. */
export async function followUse(db: Db, row: Row, moment: number): Promise<void> {
  if (row.expires_at - moment <= renewal && row.expires_at < row.ends_at)
    await prolonged(renew(db, row, moment));
  // Nobody waits for this: a long write of somebody else must not hold up a reader. What is missed the next request notes.
  else if (moment - row.used_at >= useStep) void noteUse(db, row.id, moment).catch(() => undefined);
}

/**
 * Also moves the time the online list shows (docs/protocol/sign-in.md#session). Of several requests
 * at once, one writes.
 */
async function renew(db: Db, { id, expires_at, ends_at }: Row, moment: number): Promise<void> {
  // any: a row
  await db
    .updateTable('sys_session')
    .set({ expires_at: Math.min(moment + idle, ends_at), login_time: moment, used_at: moment })
    .where('id', '=', id)
    .where('expires_at', '=', expires_at)
    .execute();
}

/** Whoever writes long, or another process that holds the lock, must not hold up who only reads. */
async function prolonged(renewal: Promise<void>): Promise<void> {
  await Promise.race([
    renewal.catch(() => undefined),
    setTimeout(renewalPatience, undefined, { ref: false }),
  ]);
}

async function noteUse(db: Db, id: string, moment: number): Promise<void> {
  await db
    .updateTable('sys_session')
    .set({ used_at: moment })
    .where('id', '=', id)
    .where('used_at', '<', moment)
    .execute();
}
