/** Signed-in sessions as lists show them (docs/protocol/sign-in.md#session). */
import type { Db, Row } from '../db/database.ts';
import { passwordStamp } from './principal.ts';

/** Sessions of one list: one more than lists show, so that they can tell that there are more. */
export const mostSessions = 1001;

/** Which sessions; all members given must fit, an empty text is none. */
export interface SessionFilter {
  userId?: number;
  id?: string;
  ipaddr?: string;
  userName?: string;
}

/** A session as lists show it. Moments are epoch milliseconds. */
export interface LiveSession {
  /** Names the session; it signs nobody in. */
  id: string;
  userId: number;
  userName: string;
  deptName: string | null;
  ipaddr: string;
  location: string;
  browser: string;
  os: string;
  startedAt: number;
  usedAt: number;
  /** Of the last renewal (docs/protocol/sign-in.md#session). */
  loginTime: number;
}

/** Sessions that still open something at a moment, the last begun first. */
export async function listSessions(
  db: Db,
  { userId, id, ipaddr, userName }: SessionFilter,
  moment: number,
): Promise<LiveSession[]> {
  const rows = await db
    .selectFrom('sys_session as s')
    .innerJoin('sys_user as u', 'u.user_id', 's.user_id')
    .selectAll('s')
    .select('u.password')
    .where('s.expires_at', '>', moment)
    .where('s.ends_at', '>', moment)
    .where('u.status', '=', '0')
    .where('u.del_flag', '=', '0')
    .$if(userId !== undefined, (query) => query.where('s.user_id', '=', userId))
    .$if(id !== undefined, (query) => query.where('s.id', '=', id))
    .$if(Boolean(ipaddr), (query) => query.where('s.ipaddr', '=', ipaddr))
    .$if(Boolean(userName), (query) => query.where('s.user_name', '=', userName))
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id')
    .limit(mostSessions)
    .execute();
  return rows.filter((row) => passwordStamp(row.password) === row.password_stamp).map(liveSession);
}

const liveSession = (row: Row): LiveSession => ({
  // any: a row
  id: row.id,
  userId: row.user_id,
  userName: row.user_name,
  deptName: row.dept_name,
  ipaddr: row.ipaddr ?? '',
  location: row.login_location ?? '',
  browser: row.browser ?? '',
  os: row.os ?? '',
  startedAt: row.started_at,
  usedAt: row.used_at,
  loginTime: row.login_time,
});
