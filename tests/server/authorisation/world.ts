/** Six callers, and records near to and far from each of them. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { makeUser } from '../support/index.ts';
import type { Client, TestServer } from '../support/index.ts';

/** Where a record lies as seen from the department of the limited callers. */
export const places = ['own', 'child', 'sibling', 'foreign', 'absent'] as const;
export type Place = (typeof places)[number];

/** Kinds of records that ids of routes name. `ownSession`: sessions as one's own account lists them. */
export type Kind = 'user' | 'role' | 'dept' | 'menu' | 'session' | 'ownSession' | 'post' | 'config' | 'dictType' | 'dictData' | 'notice' | 'operlog' | 'logininfor';

/** Kinds of which limited callers see a part; of all others everybody who may read one may read all. */
export const scopedKinds: readonly Kind[] = ['user', 'role', 'dept', 'menu', 'session', 'ownSession'];

export interface Caller {
  name: 'anonymous' | 'nobody' | 'reader' | 'editor' | 'self' | 'admin';
  client: Client;
  /** null: all there are. */
  permissions: ReadonlySet<string> | null;
  /** Places of scoped kinds within the caller's data scope. */
  reach(kind: Kind): readonly Place[];
  idOf(kind: Kind, place: Place): number | string;
}

export interface World {
  callers: readonly Caller[];
  /** Checksums of all tables but those in which calls leave traces even when refused. */
  fingerprint(): Promise<Record<string, string>>;
  /** Puts every table back as it was, after a call that was let through. */
  restore(): Promise<void>;
}

const ABSENT = 999_999;
const DEPTS = { own: 103, child: 9203, sibling: 105, foreign: 108 } as const;
/** Menus that all limited callers with permissions have, and one that none of them has. */
const MENUS = { own: 104, child: 105, sibling: 116, foreign: 116 } as const;
/** Log rows, sessions in use, counters of changes. */
const traces = new Set(['sys_oper_log', 'sys_logininfor', 'sys_session', 'sys_audit_entry', 'sys_audit_head', 'sys_auth_epoch', 'sys_notice_epoch']);
/** What goes its own way: the log is a chain, and counters never turn back. */
const unkept = new Set(['sys_auth_epoch', 'sys_notice_epoch', 'sys_audit_entry', 'sys_audit_head', 'sys_oper_log']);

export async function makeWorld(server: TestServer): Promise<World> {
  const { database } = server;
  const db = database.write;
  await db.insertInto('sys_dept').values({ dept_id: DEPTS.child, parent_id: DEPTS.own, ancestors: '0,100,101,103', dept_name: '下级组', order_num: 1, status: '0', del_flag: '0' }).execute();
  const all = await permissionsInUse(server);
  const people = {
    nobody: await makeUser(database, 'nobody', { permissions: [], deptId: DEPTS.own }),
    reader: await makeUser(database, 'reader', { permissions: all.filter((permission) => /:(list|query|export)$/.test(permission)), deptId: DEPTS.own }),
    editor: await makeUser(database, 'editor', { permissions: all, dataScope: '4', deptId: DEPTS.own }),
    self: await makeUser(database, 'self', { permissions: all, dataScope: '5', deptId: DEPTS.own }),
  };
  const targets = {
    child: await makeUser(database, 'child-user', { dataScope: '5', deptId: DEPTS.child }),
    sibling: await makeUser(database, 'sibling-user', { dataScope: '5', deptId: DEPTS.sibling }),
    foreign: await makeUser(database, 'foreign-user', { dataScope: '5', deptId: DEPTS.foreign }),
  };
  for (const { userName, password } of Object.values(targets)) await server.signIn(userName, password);
  const unscoped: Partial<Record<Kind, number>> = { post: 1, config: 3, dictType: 1, dictData: 1, notice: 1, operlog: await anyOperation(server), logininfor: 1 };
  let sessions = new Map<number, string>();

  const idFor = (own: { userId: number; roleId: number } | null) => (kind: Kind, place: Place): number | string => {
    const isText = kind === 'session' || kind === 'ownSession';
    if (place === 'absent') return isText ? 'no-such-session' : ABSENT;
    if (kind in unscoped) return unscoped[kind]!;
    if (kind === 'menu') return MENUS[place];
    if (kind === 'dept') return DEPTS[place];
    const person = place === 'own' ? own ?? people.nobody : targets[place];
    if (isText) return sessions.get(person.userId) ?? 'no-such-session';
    return kind === 'user' ? person.userId : person.roleId;
  };
  const present: readonly Place[] = ['own', 'child', 'sibling', 'foreign'];
  const near: readonly Place[] = ['own', 'child'];
  const reachOf = (users: readonly Place[], others: readonly Place[], menus: readonly Place[]) => (kind: Kind): readonly Place[] => {
    if (kind === 'ownSession') return ['own'];
    if (kind === 'user' || kind === 'session') return users;
    if (kind === 'menu') return menus;
    return scopedKinds.includes(kind) ? others : present;
  };
  const signIn = (person: { userName: string; password: string }) => server.signIn(person.userName, person.password);
  const held = (permissions: readonly string[]) => new Set(permissions);
  const callers: Caller[] = [
    { name: 'anonymous', client: server.client(), permissions: held([]), reach: () => [], idOf: idFor(null) },
    { name: 'nobody', client: await signIn(people.nobody), permissions: held([]), reach: reachOf([], [], []), idOf: idFor(people.nobody) },
    { name: 'reader', client: await signIn(people.reader), permissions: held(all.filter((permission) => /:(list|query|export)$/.test(permission))), reach: reachOf(present, present, near), idOf: idFor(people.reader) },
    { name: 'editor', client: await signIn(people.editor), permissions: held(all), reach: reachOf(near, near, near), idOf: idFor(people.editor) },
    { name: 'self', client: await signIn(people.self), permissions: held(all), reach: reachOf(['own'], [], near), idOf: idFor(people.self) },
    { name: 'admin', client: await server.admin(), permissions: null, reach: reachOf(present, present, present), idOf: idFor({ userId: 1, roleId: 1 }) },
  ];
  sessions = await sessionIds(server);
  return { callers, fingerprint: () => fingerprint(server), ...(await keeper(server)) };
}

/** Permissions of routes that the menus carry, but those of the menu that stays foreign. */
async function permissionsInUse({ database }: TestServer): Promise<string[]> {
  const rows = await database.read.selectFrom('sys_menu').select('perms').where('perms', '!=', '').where('menu_id', '!=', MENUS.foreign).execute();
  return [...new Set(rows.map(({ perms }) => perms as string))].filter((perms) => /^(system|monitor):/.test(perms));
}

async function anyOperation(server: TestServer): Promise<number> {
  await (await server.admin()).delete('/system/config/refreshCache');
  const { id } = await server.database.read.selectFrom('sys_oper_log').select(({ fn }) => fn.max('oper_id').as('id')).executeTakeFirstOrThrow();
  return Number(id);
}

async function sessionIds({ database }: TestServer): Promise<Map<number, string>> {
  const rows = await database.read.selectFrom('sys_session').select(['id', 'user_id']).orderBy('started_at').orderBy('id').execute();
  return new Map(rows.map((row) => [row.user_id as number, row.id as string]));
}

/**
 * Tables of this server alone: on PostgreSQL other tests make and drop theirs in schemas beside it
 * at the same time, and looking at those would fail by chance.
 */
async function tablesOf({ database: { dialect, read } }: TestServer): Promise<string[]> {
  const tables = dialect === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const { rows } = await tables.execute(read);
  return rows.map(({ name }) => name).filter((name) => !/^(pageloom|sqlite)_/.test(name));
}

async function fingerprint(server: TestServer): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of await tablesOf(server)) {
    if (traces.has(table)) continue;
    const rows = (await server.database.read.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
    sums[table] = createHash('sha256').update(rows.join('\n')).digest('hex');
  }
  return sums;
}

async function keeper(server: TestServer): Promise<Pick<World, 'restore'>> {
  const { database } = server;
  const tables = (await tablesOf(server)).filter((table) => !unkept.has(table));
  const kept = new Map(await Promise.all(tables.map(async (table) => [table, await database.read.selectFrom(table).selectAll().execute()] as const)));
  return {
    restore: () => database.transaction(async (db) => {
      for (const [table, rows] of kept) {
        const present = await db.selectFrom(table).selectAll().execute();
        if (JSON.stringify(present) === JSON.stringify(rows)) continue;
        await db.deleteFrom(table).execute();
        for (const row of rows) await db.insertInto(table).values(row).execute();
      }
    }),
  };
}
