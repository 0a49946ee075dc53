/** People in and around the department of the limited callers, and what they have left behind. */
import { adminPassword, makeUser } from '../support/index.ts';
import type { Client, TestServer } from '../support/index.ts';
import { DEPTS, MENUS } from './places.ts';

/** Whether a permission lets somebody read and no more. */
export const isReading = (permission: string): boolean => /:(list|query|export)$/.test(permission);

/**
 * Makes the people that call and those whom calls are about.
 * @param all what those with all permissions hold
 */
export async function makePeople(server: TestServer, all: readonly string[]) {
  const { database } = server;
  await database.write
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
  const people = {
    nobody: await makeUser(database, 'nobody', { permissions: [], deptId: DEPTS.own }),
    reader: await makeUser(database, 'reader', {
      permissions: all.filter(isReading),
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
  return { people, targets };
}

/** Somebody who has every permission, and must set up a second factor first. */
export async function makeBound(
  server: TestServer,
  permissions: readonly string[],
): Promise<Client> {
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

/** The administrator in a client that can give a proof, whose last one is old. */
export async function makeProver(server: TestServer): Promise<Client> {
  const client = await server.client().signIn('admin', adminPassword, { reauthenticate: true });
  await server.database.write
    .updateTable('sys_session')
    .set({ proved_at: 0 })
    .where('asks_proof', '=', 1)
    .execute();
  return client;
}

/** Permissions of routes that the menus carry, but those of the menu that stays foreign. */
export async function permissionsInUse({ database }: TestServer): Promise<string[]> {
  const rows = await database.read
    .selectFrom('sys_menu')
    .select('perms')
    .where('perms', '!=', '')
    .where('menu_id', '!=', MENUS.foreign)
    .execute();
  return [...new Set(rows.map(({ perms }) => perms as string))].filter((perms) =>
    /^(system|monitor|tool):/.test(perms),
  );
}

/**
 * A row of the operation log for each user. Removed ones cannot be put back into the chain; others
 * take their place.
 */
export async function oneOperationEach(
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
    // Each of another kind, so that summaries of all are not those of some.
    title: `岗位管理 ${user_name}`,
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
