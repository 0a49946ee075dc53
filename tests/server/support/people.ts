/** People with few permissions. */
import { hashPassword } from '../../../src/server/auth/password.ts';
import type { Database } from '../../../src/server/db/database.ts';

export interface TestUser {
  userId: number;
  roleId: number;
  userName: string;
  password: string;
}

export interface TestUserOptions {
  /** Permission strings; menus carrying them must exist. */
  permissions?: readonly string[];
  /** "1".."5" of docs/protocol/data-scope.md. */
  dataScope?: string;
  deptId?: number | null;
  /** Departments of scope "2". */
  deptIds?: readonly number[];
  roleKey?: string;
}

/** A user with one role that holds exactly these permissions; straight in the database. */
export async function makeUser(
  database: Database,
  userName: string,
  {
    permissions = [],
    dataScope = '1',
    deptId = 103,
    deptIds = [],
    roleKey = userName,
  }: TestUserOptions = {},
): Promise<TestUser> {
  const password = 'Person-2026!';
  const hash = await hashPassword(password);
  return database.transaction(async (db) => {
    const userId = await nextId(db, 'sys_user', 'user_id');
    const roleId = await nextId(db, 'sys_role', 'role_id');
    await db
      .insertInto('sys_user')
      .values({
        user_id: userId,
        user_name: userName,
        nick_name: userName,
        dept_id: deptId,
        password: hash,
        status: '0',
        del_flag: '0',
      })
      .execute();
    await db
      .insertInto('sys_role')
      .values({
        role_id: roleId,
        role_name: userName,
        role_key: roleKey,
        role_sort: 9,
        data_scope: dataScope,
        status: '0',
        del_flag: '0',
        menu_check_strictly: true,
        dept_check_strictly: true,
      })
      .execute();
    await db.insertInto('sys_user_role').values({ user_id: userId, role_id: roleId }).execute();
    for (const permission of permissions) {
      const menus = await db
        .selectFrom('sys_menu')
        .select('menu_id')
        .where('perms', '=', permission)
        .execute();
      if (menus.length === 0) throw new Error(`No menu carries the permission ${permission}`);
      await db
        .insertInto('sys_role_menu')
        .values(menus.map(({ menu_id }) => ({ role_id: roleId, menu_id })))
        .execute();
    }
    for (const id of deptIds)
      await db.insertInto('sys_role_dept').values({ role_id: roleId, dept_id: id }).execute();
    return { userId, roleId, userName, password };
  });
}

/** Far above what identity columns give out, so that explicit ids never meet them. */
async function nextId(
  db: Parameters<Parameters<Database['transaction']>[0]>[0],
  table: string,
  column: string,
): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max(column).as('last'))
    .executeTakeFirstOrThrow();
  return Math.max(Number(last ?? 0), 100_000) + 1;
}
