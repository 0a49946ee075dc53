/** Three people who may grant, two of them in one department; each may do what others may not. */
import { beforeAll } from 'vitest';
import { required } from '../../../../src/schema/required.ts';
import { makeUser } from '../../support/index.ts';
import type { Client, TestServer, TestUser } from '../../support/index.ts';

const GRANTING = [
  ...['list', 'add', 'edit', 'resetPwd', 'import'].map((verb) => `system:user:${verb}`),
  ...['list', 'add', 'edit', 'remove', 'import'].map((verb) => `system:role:${verb}`),
  'system:menu:add',
  'system:menu:edit',
  'system:dept:add',
  'system:dept:edit',
];
const OTHERS = [
  'system:post:list',
  'system:dict:list',
  'system:config:list',
  'system:notice:list',
] as const;
/** What the menus of these people carry. */
export const PERMISSIONS = [...GRANTING, ...OTHERS];
/** Key of the first of their own menus; the others follow it. */
export const OWN_MENU = 300_000;

/** Tables that sequences change, and that are as they were when the next one begins. */
const changed = [
  'sys_user',
  'sys_role',
  'sys_menu',
  'sys_dept',
  'sys_user_role',
  'sys_role_menu',
  'sys_role_dept',
];

/** Makes the people before the tests of a file. */
export function grantingPeople(server: TestServer) {
  const people: { client: Client; user: TestUser }[] = [];
  const menus: { menu_id: number; perms: string }[] = [];
  const personAt = (index: number) => required(people[index], `person ${index}`);
  let first: [table: string, rows: Record<string, unknown>[]][] = [];

  async function beginAnew(): Promise<void> {
    await server.database.transaction(async (db) => {
      for (const [table, rows] of first) {
        await db.deleteFrom(table).execute();
        await db.insertInto(table).values(rows).execute();
      }
    });
  }

  /** Puts permissions of a user into a second role of another scope. */
  async function narrow(
    { userId, roleId }: TestUser,
    dataScope: string,
    permissions: readonly string[],
  ): Promise<void> {
    const db = server.database.write;
    const role = {
      role_id: 200_000,
      role_name: 'narrow',
      role_key: 'narrow',
      role_sort: 9,
      data_scope: dataScope,
      status: '0',
      del_flag: '0',
      menu_check_strictly: true,
      dept_check_strictly: true,
    };
    await db.insertInto('sys_role').values(role).execute();
    await db
      .insertInto('sys_user_role')
      .values({ user_id: userId, role_id: role.role_id })
      .execute();
    const moved = db.selectFrom('sys_menu').select('menu_id').where('perms', 'in', permissions);
    await db
      .updateTable('sys_role_menu')
      .set({ role_id: role.role_id })
      .where('role_id', '=', roleId)
      .where('menu_id', 'in', moved)
      .execute();
  }

  /** A button that nobody else's role carries, so that its author may change what it permits. */
  async function ownMenu({ roleId }: TestUser, index: number): Promise<void> {
    const like = await server.database.read
      .selectFrom('sys_menu')
      .selectAll()
      .where('menu_id', '=', menus[0]?.menu_id)
      .executeTakeFirstOrThrow();
    await server.database.write
      .insertInto('sys_menu')
      .values({
        ...like,
        menu_id: OWN_MENU + index,
        menu_name: `own${index}`,
        perms: 'system:role:list',
      })
      .execute();
    await server.database.write
      .insertInto('sys_role_menu')
      .values({ role_id: roleId, menu_id: OWN_MENU + index })
      .execute();
  }

  /** Of a signed-in user who has one already. */
  async function demandSecondFactor({ userId, roleId }: TestUser): Promise<void> {
    await server.database.write
      .insertInto('sys_totp')
      .values({ user_id: userId, secret: 'sealed', begun_at: 1, confirmed_at: 1, last_step: 0 })
      .execute();
    await server.database.write
      .updateTable('sys_role')
      .set({ require_totp: true })
      .where('role_id', '=', roleId)
      .execute();
  }

  beforeAll(async () => {
    const own = [[OTHERS[0], OTHERS[1]], [OTHERS[1], OTHERS[2]], [OTHERS[3]]];
    const scopes = ['1', '4', '3'];
    for (const [index, permissions] of own.entries()) {
      const user = await makeUser(server.database, `person${index}`, {
        permissions: [...GRANTING, ...permissions],
        dataScope: scopes[index],
        deptId: [101, 101, 103][index],
      });
      people.push({ user, client: await server.signIn(user.userName, user.password) });
    }
    // The first one may move departments and users everywhere, but sees posts, and gives roles,
    // within departments only.
    await narrow(personAt(0).user, '4', [OTHERS[0], 'system:role:edit']);
    await demandSecondFactor(personAt(1).user);
    const found = (await server.database.read
      .selectFrom('sys_menu')
      .select(['menu_id', 'perms'])
      .where('perms', 'in', PERMISSIONS)
      .execute()) as typeof menus;
    menus.push(...found);
    for (const [index, { user }] of people.entries()) await ownMenu(user, index);
    first = (await Promise.all(
      changed.map(
        async (table) =>
          [table, await server.database.read.selectFrom(table).selectAll().execute()] as const,
      ),
    )) as typeof first;
  });
  return {
    people,
    /** Menus that carry the permissions. */
    menus,
    personAt,
    beginAnew,
  };
}
