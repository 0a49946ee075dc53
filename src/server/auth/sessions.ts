/**
 * Signed-in sessions: a row each, found by the hash of its token
 * (docs/protocol/sign-in.md#session).
 */
import type { Database, Db, Row } from '../db/database.ts';
import type { Client } from './client.ts';
import { dutyOf } from './password-age.ts';
import { loadPrincipal } from './principal.ts';
import type { Principal } from './principal.ts';
import type { Session } from '../http/session.ts';
import { listSessions } from './session-list.ts';
import type { LiveSession, SessionFilter } from './session-list.ts';
import { firstMoments, followUse } from './session-use.ts';
import { hashToken, newId, newToken } from './tokens.ts';

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
      await followUse(database.write, row, moment);
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
          ...firstMoments(now()),
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

    list: (db, filter = {}) => listSessions(db, filter, now()),

    async endAll(db, ids) {
      if (ids.length === 0) return 0;
      return Number(
        (await db.deleteFrom('sys_session').where('id', 'in', ids).executeTakeFirst())
          .numDeletedRows,
      );
    },

    endOthers,

    async prove(db, session) {
      await db
        .updateTable('sys_session')
        .set({ proved_at: now() })
        .where('id', '=', session.id)
        .execute();
    },

    async keepAfterPasswordChange(db, session) {
      await endOthers(db, session);
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

async function endOthers(db: Db, { id, userId }: Session): Promise<void> {
  await db.deleteFrom('sys_session').where('user_id', '=', userId).where('id', '!=', id).execute();
}
