/** Six callers, and records near to and far from each of them. */
import { adminPassword, makeUser } from '../support/index.ts';
import type { Client, TestServer } from '../support/index.ts';
import { fingerprint, keeper, loginRows, rowsOf, sessionIds } from './tables.ts';

/** Where a record lies as seen from the department of the limited callers. */
export const places = ['own', 'child', 'sibling', 'foreign', 'absent'] as const;
export type Place = (typeof places)[number];

/**
 * Kinds of records that ids of routes name. `ownSession`: sessions as one's own account lists them.
 */
export type Kind =
  | 'user'
  | 'role'
  | 'dept'
  | 'menu'
  | 'session'
  | 'ownSession'
  | 'post'
  | 'config'
  | 'dictType'
  | 'dictData'
  | 'notice'
  | 'operlog'
  | 'logininfor';

/**
 * Kinds of which limited callers see a part; of all others everybody who may read one may read all.
 */
export const scopedKinds: readonly Kind[] = [
  'user',
  'role',
  'dept',
  'menu',
  'session',
  'ownSession',
  'operlog',
  'logininfor',
];

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
  /** Has every permission, and must set up a second factor first. */
  bound: Caller;
  /** The administrator in a client that can give a proof, whose last one is old. */
  prover: Caller;
  /** Checksums of all tables but those in which calls leave traces even when refused. */
  fingerprint(): Promise<Record<string, string>>;
  /** Checksum of log rows and sessions of people out of the data scope of limited callers. */
  outsiders(): Promise<string>;
  /** Puts every table back as it was, after a call that was let through. */
  restore(): Promise<void>;
}

const ABSENT = 999_999;
const DEPTS = { own: 103, child: 9203, sibling: 105, foreign: 108 } as const;
/** Menus that all limited callers with permissions have, and one that none of them has. */
const MENUS = { own: 104, child: 105, sibling: 116, foreign: 116 } as const;
export async function makeWorld(server: TestServer): Promise<World> {
  const { database } = server;
  const db = database.write;
  await db
    .insertInto('sys_dept')
    .values({
      dept_id: DEPTS.child,
      parent_id: DEPTS.own,
      ancestors: '0,100,101,103',
      dept_name: '下级组',
      order_num: 1,
      status: '0',
      del_flag: '0',
    })
    .execute();
  const all = await permissionsInUse(server);
  const people = {
    nobody: await makeUser(database, 'nobody', { permissions: [], deptId: DEPTS.own }),
    reader: await makeUser(database, 'reader', {
      permissions: all.filter((permission) => /:(list|query|export)$/.test(permission)),
      deptId: DEPTS.own,
    }),
    editor: await makeUser(database, 'editor', {
      permissions: all,
      dataScope: '4',
      deptId: DEPTS.own,
    }),
    self: await makeUser(database, 'self', { permissions: all, dataScope: '5', deptId: DEPTS.own }),
  };
  const targets = {
    child: await makeUser(database, 'child-user', { dataScope: '5', deptId: DEPTS.child }),
    sibling: await makeUser(database, 'sibling-user', { dataScope: '5', deptId: DEPTS.sibling }),
    foreign: await makeUser(database, 'foreign-user', { dataScope: '5', deptId: DEPTS.foreign }),
  };
  await makeUser(database, 'outsider', { dataScope: '5', deptId: DEPTS.foreign });
  for (const { userName, password } of Object.values(targets))
    await server.signIn(userName, password);
  const unscoped: Partial<Record<Kind, number>> = {
    post: 1,
    config: 3,
    dictType: 1,
    dictData: 1,
    notice: 1,
  };
  const everybody = [...Object.values(people), ...Object.values(targets)]
    .map(({ userId }) => userId)
    .concat(1);
  let operations = await oneOperationEach(server, everybody);
  let sessions = new Map<number, string>();
  let logins = new Map<number, number>();

  const idFor =
    (own: { userId: number; roleId: number } | null) =>
    (kind: Kind, place: Place): number | string => {
      const isText = kind === 'session' || kind === 'ownSession';
      if (place === 'absent') return isText ? 'no-such-session' : ABSENT;
      if (kind in unscoped) return unscoped[kind]!;
      if (kind === 'menu') return MENUS[place];
      if (kind === 'dept') return DEPTS[place];
      const person = place === 'own' ? (own ?? people.nobody) : targets[place];
      if (kind === 'operlog') return operations.get(person.userId)!;
      if (kind === 'logininfor') return logins.get(person.userId) ?? ABSENT;
      if (isText) return sessions.get(person.userId) ?? 'no-such-session';
      return kind === 'user' ? person.userId : person.roleId;
    };
  const present: readonly Place[] = ['own', 'child', 'sibling', 'foreign'];
  const near: readonly Place[] = ['own', 'child'];
  const reachOf =
    (users: readonly Place[], others: readonly Place[], menus: readonly Place[]) =>
    (kind: Kind): readonly Place[] => {
      if (kind === 'ownSession') return ['own'];
      if (['user', 'session', 'operlog', 'logininfor'].includes(kind)) return users;
      if (kind === 'menu') return menus;
      return scopedKinds.includes(kind) ? others : present;
    };
  const signIn = (person: { userName: string; password: string }) =>
    server.signIn(person.userName, person.password);
  const held = (permissions: readonly string[]) => new Set(permissions);
  const callers: Caller[] = [
    {
      name: 'anonymous',
      client: server.client(),
      permissions: held([]),
      reach: () => [],
      idOf: idFor(null),
    },
    {
      name: 'nobody',
      client: await signIn(people.nobody),
      permissions: held([]),
      reach: reachOf([], [], []),
      idOf: idFor(people.nobody),
    },
    {
      name: 'reader',
      client: await signIn(people.reader),
      permissions: held(all.filter((permission) => /:(list|query|export)$/.test(permission))),
      reach: reachOf(present, present, near),
      idOf: idFor(people.reader),
    },
    {
      name: 'editor',
      client: await signIn(people.editor),
      permissions: held(all),
      reach: reachOf(near, near, near),
      idOf: idFor(people.editor),
    },
    {
      name: 'self',
      client: await signIn(people.self),
      permissions: held(all),
      reach: reachOf(['own'], [], near),
      idOf: idFor(people.self),
    },
    {
      name: 'admin',
      client: await server.admin(),
      permissions: null,
      reach: reachOf(present, present, present),
      idOf: idFor({ userId: 1, roleId: 1 }),
    },
  ];
  const bound: Caller = {
    ...callers.find(({ name }) => name === 'self')!,
    client: await makeBound(server, all),
  };
  const prover: Caller = {
    ...callers.find(({ name }) => name === 'admin')!,
    client: await makeProver(server),
  };
  await db
    .insertInto('sys_notice_read')
    .values(
      [targets.foreign, people.nobody].map(({ userId }) => ({
        notice_id: 1,
        user_id: userId,
        read_time: '2026-02-27 08:00:00',
      })),
    )
    .execute();
  sessions = await sessionIds(server);
  logins = await loginRows(server);
  const kept = await keeper(server);
  const restore = async () => {
    await kept.restore();
    // What calls before left in the log must not look like a fault of calls after.
    await db
      .deleteFrom('sys_oper_log')
      .where('oper_id', 'not in', [...operations.values()])
      .execute();
    const present = await db
      .selectFrom('sys_oper_log')
      .select('oper_id')
      .where('oper_id', 'in', [...operations.values()])
      .execute();
    if (present.length < operations.size) operations = await oneOperationEach(server, everybody);
  };
  return {
    callers,
    bound,
    prover,
    fingerprint: () => fingerprint(server),
    outsiders: () => rowsOf(server, [targets.sibling.userId, targets.foreign.userId]),
    restore,
  };
}

async function makeBound(server: TestServer, permissions: readonly string[]): Promise<Client> {
  const { roleId, userName, password } = await makeUser(server.database, 'bound', {
    permissions,
    dataScope: '5',
    deptId: DEPTS.own,
  });
  await server.database.write
    .updateTable('sys_role')
    .set({ require_totp: true })
    .where('role_id', '=', roleId)
    .execute();
  return server.signIn(userName, password);
}

async function makeProver(server: TestServer): Promise<Client> {
  const client = await server.client().signIn('admin', adminPassword, { reauthenticate: true });
  await server.database.write
    .updateTable('sys_session')
    .set({ proved_at: 0 })
    .where('asks_proof', '=', 1)
    .execute();
  return client;
}

/** Permissions of routes that the menus carry, but those of the menu that stays foreign. */
async function permissionsInUse({ database }: TestServer): Promise<string[]> {
  const rows = await database.read
    .selectFrom('sys_menu')
    .select('perms')
    .where('perms', '!=', '')
    .where('menu_id', '!=', MENUS.foreign)
    .execute();
  return [...new Set(rows.map(({ perms }) => perms as string))].filter((perms) =>
    /^(system|monitor):/.test(perms),
  );
}

/**
 * A row of the operation log for each user. Removed ones cannot be put back into the chain; others
 * take their place.
 */
async function oneOperationEach(
  { database }: TestServer,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const users = await database.read
    .selectFrom('sys_user')
    .select(['user_id', 'dept_id', 'user_name'])
    .where('user_id', 'in', userIds)
    .execute();
  const rows = users.map(({ user_id, dept_id, user_name }) => ({
    user_id,
    dept_id,
    oper_name: user_name,
    title: '岗位管理',
    business_type: 1,
    status: 0,
    oper_time: '2026-02-27 08:00:00',
    cost_time: 1,
  }));
  const inserted = await database.write
    .insertInto('sys_oper_log')
    .values(rows)
    .returning(['user_id', 'oper_id'])
    .execute();
  return new Map(inserted.map((row) => [Number(row.user_id), Number(row.oper_id)]));
}
