/**
 * Signed-in sessions: a row each, found by the hash of its token
 * (docs/protocol/sign-in.md#session).
 */
import { setTimeout } from 'node:timers/promises';
import type { Database, Db, Row } from '../db/database.ts';
import type { Client } from './client.ts';
import { dutyOf } from './password-age.ts';
import { loadPrincipal, passwordStamp } from './principal.ts';
import type { Principal } from './principal.ts';
import type { Session } from '../http/session.ts';
import { hashToken, newId, newToken } from './tokens.ts';

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

export interface Sessions {
  /** The session of a token; null when it is unknown, over, or its user may no longer sign in. */
  load(token: string): Promise<Session | null>;
  /** Which of these sessions go on, by their ids. Unlike a request, asking does not prolong them. */
  alive(ids: readonly string[]): Promise<Set<string>>;
  /** @param asksProof whether changes that matter ask this session for a renewed proof. @returns the token */
  start(db: Db, principal: Principal, client: Client, asksProof: boolean): Promise<string>;
  /** Ends the session of a token. @returns who it was */
  end(db: Db, token: string): Promise<{ userName: string } | null>;
  /** Sessions that still open something, the last begun first, `mostSessions` at most. */
  list(db: Db, filter?: SessionFilter): Promise<LiveSession[]>;
  /** Ends sessions by their ids. @returns how many there were */
  endAll(db: Db, ids: readonly string[]): Promise<number>;
  /** Ends all sessions of the session's user but this one. */
  endOthers(db: Db, session: Session): Promise<void>;
  /** The person has just proved who they are. */
  prove(db: Db, session: Session): Promise<void>;
  /**
   * After a change of one's own password: this session goes on, all others of the user end. The old password was a
   * proof, unless a second factor is set up: then it is half of one.
   */
  keepAfterPasswordChange(db: Db, session: Session): Promise<void>;
}

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

export function createSessions(database: Database, now: () => number): Sessions {
  /** Valid while the counter of changes has this value. */
  let cache = { epoch: -1, principals: new Map<number, Principal | null>() };

  async function principalOf(userId: number, epoch: number): Promise<Principal | null> {
    if (cache.epoch !== epoch) cache = { epoch, principals: new Map() };
    const { principals } = cache;
    const cached = principals.get(userId);
    if (cached !== undefined) return cached;
    const principal = await loadPrincipal(database.read, userId);
    principals.set(userId, principal);
    return principal;
  }

  const withEpoch = database.read
    .selectFrom('sys_session as s')
    .crossJoin('sys_auth_epoch as e')
    .select([
      's.id',
      's.user_id',
      's.password_stamp',
      's.expires_at',
      's.ends_at',
      's.used_at',
      's.proved_at',
      's.asks_proof',
      'e.value as epoch',
    ]);
  // Every request asks this: built once, run with the hash of the day.
  const byHash = withEpoch.where('s.token_hash', '=', '').compile();

  /** Whose session a row is; null when it is over or its user may no longer sign in. */
  async function holderOf(row: Row, moment: number): Promise<Principal | null> {
    if (row.expires_at <= moment || row.ends_at <= moment) return null;
    const principal = await principalOf(row.user_id, row.epoch);
    return principal?.passwordStamp === row.password_stamp ? principal : null;
  }

  return {
    async load(token) {
      const { rows } = await database.read.executeQuery({
        ...byHash,
        parameters: [hashToken(token)],
      });
      const row = rows.at(0) as Row | undefined;
      const moment = now();
      const principal = row ? await holderOf(row, moment) : null;
      if (!row || !principal) return null;
      if (row.expires_at - moment <= renewal && row.expires_at < row.ends_at)
        await prolonged(renew(database.write, row, moment));
      // Nobody waits for this: a long write of somebody else must not hold up a reader. What is missed the next request notes.
      else if (moment - row.used_at >= useStep)
        void noteUse(database.write, row.id, moment).catch(() => undefined);
      const passwordDuty = principal.passwordAge && dutyOf(principal.passwordAge, moment);
      return {
        ...principal,
        id: row.id,
        passwordDuty,
        asksProof: row.asks_proof !== 0,
        proofAge: Math.max(0, moment - row.proved_at),
      };
    },

    async alive(ids) {
      const rows = ids.length ? await withEpoch.where('s.id', 'in', [...ids]).execute() : [];
      const held = await Promise.all(rows.map((row) => holderOf(row, now())));
      return new Set(rows.filter((_row, index) => held[index]).map((row) => row.id as string));
    },

    async start(db, principal, client, asksProof) {
      const token = newToken();
      const moment = now();
      await db
        .insertInto('sys_session')
        .values({
          id: newId(),
          token_hash: hashToken(token),
          user_id: principal.userId,
          user_name: principal.userName,
          dept_name: principal.deptName,
          password_stamp: principal.passwordStamp,
          ipaddr: client.ip,
          login_location: client.location,
          browser: client.browser,
          os: client.os,
          login_time: moment,
          started_at: moment,
          used_at: moment,
          expires_at: moment + idle,
          ends_at: moment + longest,
          proved_at: moment,
          asks_proof: asksProof ? 1 : 0,
        })
        .execute();
      return token;
    },

    async end(db, token) {
      const ended = await db
        .deleteFrom('sys_session')
        .where('token_hash', '=', hashToken(token))
        .returning(['user_name', 'expires_at'])
        .executeTakeFirst();
      return ended && ended.expires_at > now() ? { userName: ended.user_name } : null;
    },

    async list(db, { userId, id, ipaddr, userName } = {}) {
      const moment = now();
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
      return rows
        .filter((row) => passwordStamp(row.password) === row.password_stamp)
        .map(liveSession);
    },

    async endAll(db, ids) {
      if (ids.length === 0) return 0;
      return Number(
        (await db.deleteFrom('sys_session').where('id', 'in', ids).executeTakeFirst())
          .numDeletedRows,
      );
    },

    async endOthers(db, { id, userId }) {
      await db
        .deleteFrom('sys_session')
        .where('user_id', '=', userId)
        .where('id', '!=', id)
        .execute();
    },

    async prove(db, session) {
      await db
        .updateTable('sys_session')
        .set({ proved_at: now() })
        .where('id', '=', session.id)
        .execute();
    },

    async keepAfterPasswordChange(db, session) {
      await db
        .deleteFrom('sys_session')
        .where('user_id', '=', session.userId)
        .where('id', '!=', session.id)
        .execute();
      const principal = await loadPrincipal(db, session.userId);
      if (!principal) return;
      const proof = principal.secondFactor === 'active' ? {} : { proved_at: now() };
      await db
        .updateTable('sys_session')
        .set({ password_stamp: principal.passwordStamp, ...proof })
        .where('id', '=', session.id)
        .execute();
    },
  };
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
