/** Signed-in sessions: a row each, found by the hash of its token (protocol.md 2.5). */
import type { Database, Db } from '../db/database.ts';
import type { Client } from './client.ts';
import { loadPrincipal } from './principal.ts';
import type { Principal } from './principal.ts';
import type { Session } from './session.ts';
import { hashToken, newId, newToken } from './tokens.ts';

const minute = 60_000;
/** A session ends so long after its last use … */
const idle = 30 * minute;
/** … is prolonged when no more than this is left … */
const renewal = 20 * minute;
/** … and ends in any case after seven days. */
const longest = 7 * 24 * 60 * minute;

export interface Sessions {
  /** The session of a token; null when it is unknown, over, or its user may no longer sign in. */
  load(token: string): Promise<Session | null>;
  /** Which of these sessions go on, by their ids. Unlike a request, asking does not prolong them. */
  alive(ids: readonly string[]): Promise<Set<string>>;
  /** @returns the token */
  start(db: Db, principal: Principal, client: Client): Promise<string>;
  /** Ends the session of a token. @returns who it was */
  end(db: Db, token: string): Promise<{ userName: string } | null>;
  /** After a change of one's own password: this session goes on, all others of the user end. */
  keepAfterPasswordChange(db: Db, session: Session): Promise<void>;
}

export function createSessions(database: Database, now: () => number): Sessions {
  /** Valid while the counter of changes has this value. */
  let cache = { epoch: -1, principals: new Map<number, Principal | null>() };

  async function principalOf(userId: number, epoch: number): Promise<Principal | null> {
    if (cache.epoch !== epoch) cache = { epoch, principals: new Map() };
    const { principals } = cache;
    const known = principals.get(userId);
    if (known !== undefined) return known;
    const principal = await loadPrincipal(database.read, userId);
    principals.set(userId, principal);
    return principal;
  }

  const withEpoch = database.read
    .selectFrom('sys_session as s')
    .crossJoin('sys_auth_epoch as e')
    .select(['s.id', 's.user_id', 's.password_stamp', 's.expires_at', 's.ends_at', 'e.value as epoch']);
  // Every request asks this: built once, run with the hash of the day.
  const byHash = withEpoch.where('s.token_hash', '=', '').compile();

  /** Whose session a row is; null when it is over or its user may no longer sign in. */
  async function holderOf(row: Record<string, any>, moment: number): Promise<Principal | null> { // any: columns as selected above
    if (row.expires_at <= moment || row.ends_at <= moment) return null;
    const principal = await principalOf(row.user_id, row.epoch);
    return principal?.passwordStamp === row.password_stamp ? principal : null;
  }

  return {
    async load(token) {
      const { rows } = await database.read.executeQuery({ ...byHash, parameters: [hashToken(token)] });
      const row = rows.at(0) as Record<string, any> | undefined; // any: columns as selected above
      const moment = now();
      const principal = row ? await holderOf(row, moment) : null;
      if (!row || !principal) return null;
      if (row.expires_at - moment <= renewal && row.expires_at < row.ends_at) await renew(database.write, row, moment);
      return { ...principal, id: row.id };
    },

    async alive(ids) {
      const rows = ids.length ? await withEpoch.where('s.id', 'in', [...ids]).execute() : [];
      const held = await Promise.all(rows.map((row) => holderOf(row, now())));
      return new Set(rows.filter((_row, index) => held[index]).map((row) => row.id as string));
    },

    async start(db, principal, client) {
      const token = newToken();
      const moment = now();
      await db
        .insertInto('sys_session')
        .values({
          id: newId(), token_hash: hashToken(token), user_id: principal.userId, user_name: principal.userName, dept_name: principal.deptName,
          password_stamp: principal.passwordStamp, ipaddr: client.ip, login_location: client.location, browser: client.browser, os: client.os,
          login_time: moment, expires_at: moment + idle, ends_at: moment + longest,
        })
        .execute();
      return token;
    },

    async end(db, token) {
      const ended = await db.deleteFrom('sys_session').where('token_hash', '=', hashToken(token)).returning(['user_name', 'expires_at']).executeTakeFirst();
      return ended && ended.expires_at > now() ? { userName: ended.user_name } : null;
    },

    async keepAfterPasswordChange(db, session) {
      await db.deleteFrom('sys_session').where('user_id', '=', session.userId).where('id', '!=', session.id).execute();
      const principal = await loadPrincipal(db, session.userId);
      if (principal) await db.updateTable('sys_session').set({ password_stamp: principal.passwordStamp }).where('id', '=', session.id).execute();
    },
  };
}

/** Also moves the time the online list shows (protocol.md 2.5). Of several requests at once, one writes. */
async function renew(db: Db, { id, expires_at, ends_at }: Record<string, any>, moment: number): Promise<void> { // any: a row
  await db
    .updateTable('sys_session')
    .set({ expires_at: Math.min(moment + idle, ends_at), login_time: moment })
    .where('id', '=', id).where('expires_at', '=', expires_at)
    .execute();
}
