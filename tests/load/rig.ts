/** A real server on loopback with many rows and many people in its embedded database. */
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { adminPassword, startApp } from '../e2e/support/app.ts';
import type { App } from '../e2e/support/app.ts';

export interface Rig {
  app: App;
  /** Address of the server. */
  url: string;
  /** The administrator's token. */
  token: string;
  /** Tokens of as many people as were asked for. */
  people: readonly string[];
  /** Rows of the big table, `sys_post`. */
  rows: number;
  /** A connection of another process than the server's. */
  foreign(): DatabaseSync;
  stop(): Promise<void>;
}

/** Load comes from one address, and from a machine that may have other things to do. */
const unlimited = {
  RATE_LIMIT_ADDRESS: '0',
  RATE_LIMIT_PERSON: '0',
  RATE_LIMIT_SIGN_IN: '0',
  MAX_EVENT_LOOP_DELAY: '0',
};

export interface RigOptions {
  rows: number;
  people: number;
  /** Project root of the server; default: this one. Another one is for comparing. */
  root?: string;
}

export async function startRig(expected: RigOptions): Promise<Rig> {
  const app = await startApp({ env: unlimited, root: expected.root });
  const foreign = (): DatabaseSync => {
    const database = new DatabaseSync(path.join(app.dataDir, 'pageloom.sqlite'));
    database.exec('PRAGMA busy_timeout = 10000');
    return database;
  };
  const token = await signIn(app.url);
  const database = foreign();
  fillPosts(database, expected.rows);
  const people = addPeople(database, expected.people);
  database.close();
  return { app, url: app.url, token, people, rows: expected.rows, foreign, stop: () => app.stop() };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
}

const numbers = (count: number): string =>
  `with recursive c(n) as (select 100 union all select n + 1 from c where n < ${99 + count})`;

/** Of the role that all people of a rig have. */
const roleId = 900_000;

function fillPosts(database: DatabaseSync, count: number): void {
  database.exec(`${numbers(count)} insert into sys_post
    (post_id, post_code, post_name, post_sort, status, remark, create_by, create_time)
    select n, 'code-' || n, '岗位 ' || n, n % 100, '0', 'r' || (n * 7919 % 1000003), 'admin',
      datetime('2020-01-01', '+' || (n * 7919 % 100000000) || ' seconds') from c`);
}

/** Rows of the operation log that no request wrote. */
export function fillLog(database: DatabaseSync, count: number): void {
  database.exec(`with recursive c(n) as (select 1 union all select n + 1 from c where n < ${count})
    insert into sys_oper_log (title, business_type, oper_name, oper_param, oper_time, status)
    select '岗位管理', 1, 'admin', '{"postName":"' || n || '"}', '2026-01-01 00:00:00', 0 from c`);
}

/**
 * People who are signed in, as copies of the administrator and of the session of this moment. Their
 * role has every permission.
 */
function addPeople(database: DatabaseSync, count: number): string[] {
  const columns = (table: string): string[] =>
    database
      .prepare(`select name from pragma_table_info(?)`)
      .all(table)
      .map(({ name }) => name as string);
  const copy = (table: string, own: Record<string, string>): string =>
    columns(table)
      .map((name) => own[name] ?? name)
      .join(', ');
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const user = database.prepare(`insert into sys_user
    select ${copy('sys_user', { user_id: '?1', user_name: `'load' || ?1`, phonenumber: 'null', email: 'null' })}
    from sys_user where user_id = 1`);
  const session = database.prepare(`insert into sys_session
    select ${copy('sys_session', { id: '?2', token_hash: '?3', user_id: '?1' })} from sys_session limit 1`);
  const role = database.prepare('insert into sys_user_role (user_id, role_id) values (?, ?)');
  database.exec('begin immediate');
  database.exec(`insert into sys_role
    select ${copy('sys_role', { role_id: String(roleId), role_name: `'load'`, role_key: `'load'`, data_scope: `'1'` })}
    from sys_role where role_id = 2`);
  database.exec(
    `insert into sys_role_menu (role_id, menu_id) select ${roleId}, menu_id from sys_menu`,
  );
  for (const [index, token] of tokens.entries()) {
    const userId = 1_000_000 + index;
    user.run(userId);
    role.run(userId, roleId);
    session.run(
      userId,
      randomBytes(16).toString('hex'),
      createHash('sha256').update(token).digest('hex'),
    );
  }
  database.exec('commit');
  return tokens;
}
