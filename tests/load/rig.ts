/** A real server on loopback with many rows and many people in its database. */
import { createHash, randomBytes } from 'node:crypto';
import { adminPassword, startApp } from '../e2e/support/app.ts';
import type { App } from '../e2e/support/app.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';

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
  foreign(): Promise<Store>;
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
  /** An empty database of PostgreSQL; default: the embedded one. */
  databaseUrl?: string;
}

export async function startRig({
  rows,
  people: count,
  root,
  databaseUrl,
}: RigOptions): Promise<Rig> {
  const env = { ...unlimited, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const app = await startApp({ env, root });
  const foreign = () => openStore({ dataDir: app.dataDir, databaseUrl });
  const token = await signIn(app.url);
  const store = await foreign();
  await fillPosts(store, rows);
  const people = await addPeople(store, count);
  await store.close();
  return { app, url: app.url, token, people, rows, foreign, stop: () => app.stop() };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Of the role that all people of a rig have. */
const roleId = 900_000;

/** Numbers from 1 as a table `c(n)`, in front of a statement. */
const numbers = (dialect: Store['dialect'], count: number): string =>
  dialect === 'sqlite'
    ? `with recursive c(n) as (select 1 union all select n + 1 from c where n < ${count})`
    : `with c(n) as (select * from generate_series(1::bigint, ${count}))`;

/** A moment some seconds after the beginning of 2020. */
const moment = (dialect: Store['dialect'], seconds: string): string =>
  dialect === 'sqlite'
    ? `datetime('2020-01-01', '+' || (${seconds}) || ' seconds')`
    : `timestamp '2020-01-01' + (${seconds}) * interval '1 second'`;

async function fillPosts({ dialect, run }: Store, count: number): Promise<void> {
  await run(`${numbers(dialect, count)} insert into sys_post
    (post_id, post_code, post_name, post_sort, status, remark, create_by, create_time)
    select n + 99, 'code-' || (n + 99), '岗位 ' || (n + 99), n % 100, '0', 'r' || (n * 7919 % 1000003), 'admin',
      ${moment(dialect, 'n * 7919 % 100000000')} from c`);
  if (dialect === 'sqlite') return;
  await run(`select setval(pg_get_serial_sequence('sys_post', 'post_id'), ${count + 99})`);
  await run('analyze sys_post');
}

/** Rows of the operation log that no request wrote. */
export async function fillLog({ dialect, run }: Store, count: number): Promise<void> {
  await run(`${numbers(dialect, count)}
    insert into sys_oper_log (title, business_type, oper_name, oper_param, oper_time, status)
    select '岗位管理', 1, 'admin', '{"postName":"' || n || '"}', ${moment(dialect, '1')}, 0 from c`);
}

/**
 * People who are signed in, as copies of the administrator and of the session of this moment. Their
 * role has every permission.
 */
async function addPeople(store: Store, count: number): Promise<string[]> {
  const { run } = store;
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const copy = async (table: string, own: Record<string, string>): Promise<string> =>
    (await columnsOf(store, table)).map((name) => own[name] ?? name).join(', ');
  const user = async (id: number) => {
    const name = `'load${id}'`;
    const own = { user_id: `${id}`, user_name: name, phonenumber: 'null', email: 'null' };
    return run(`insert into sys_user
      select ${await copy('sys_user', own)} from sys_user where user_id = 1`);
  };
  const session = async (id: number, token: string) => {
    const hash = createHash('sha256').update(token).digest('hex');
    const own = {
      id: `'${randomBytes(16).toString('hex')}'`,
      token_hash: `'${hash}'`,
      user_id: `${id}`,
    };
    return run(
      `insert into sys_session select ${await copy('sys_session', own)} from sys_session limit 1`,
    );
  };
  await run(store.dialect === 'sqlite' ? 'begin immediate' : 'begin');
  const role = { role_id: `${roleId}`, role_name: `'load'`, role_key: `'load'`, data_scope: `'1'` };
  await run(`insert into sys_role
    select ${await copy('sys_role', role)} from sys_role where role_id = 2`);
  await run(`insert into sys_role_menu (role_id, menu_id) select ${roleId}, menu_id from sys_menu`);
  for (const [index, token] of tokens.entries()) {
    const id = 1_000_000 + index;
    await user(id);
    await run(`insert into sys_user_role (user_id, role_id) values (${id}, ${roleId})`);
    await session(id, token);
  }
  await run('commit');
  return tokens;
}

const known = new WeakMap<Store, Map<string, string[]>>();

async function columnsOf(store: Store, table: string): Promise<string[]> {
  const tables = known.get(store) ?? new Map<string, string[]>();
  known.set(store, tables);
  const found = tables.get(table) ?? (await readColumns(store, table));
  tables.set(table, found);
  return found;
}

async function readColumns({ dialect, run }: Store, table: string): Promise<string[]> {
  const rows = await run(
    dialect === 'sqlite'
      ? `select name from pragma_table_info('${table}')`
      : `select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = '${table}' order by ordinal_position`,
  );
  return rows.map(({ name }) => name as string);
}
