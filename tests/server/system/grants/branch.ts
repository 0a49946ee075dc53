/** A department whose leader may manage people and roles, and people inside and outside of it. */
import { makeUser, startServer } from '../../support/index.ts';
import type { Client, TestServer, TestUser } from '../../support/index.ts';

const EVERYTHING = ['list', 'query', 'add', 'edit', 'remove', 'resetPwd']
  .map((verb) => `system:user:${verb}`)
  .concat(
    ['list', 'query', 'add', 'edit', 'remove'].map((verb) => `system:role:${verb}`),
    ['list', 'query', 'add', 'edit'].map((verb) => `system:menu:${verb}`),
  );

export interface Branch {
  server: TestServer;
  /** May everything above, in department 103 only. */
  leader: Client;
  leading: TestUser;
  /** Of the same department, with a part of it. */
  near: TestUser;
  /** Of the same department, with a permission that the leader lacks. */
  strong: TestUser;
  /** Of another department. */
  far: TestUser;
}

export async function openBranch(): Promise<Branch> {
  const server = await startServer();
  const leading = await makeUser(server.database, 'leader', {
    permissions: EVERYTHING,
    dataScope: '3',
    deptId: 103,
  });
  const near = await makeUser(server.database, 'near', {
    permissions: ['system:user:list'],
    dataScope: '3',
    deptId: 103,
  });
  const strong = await makeUser(server.database, 'strong', {
    permissions: ['system:post:list'],
    dataScope: '3',
    deptId: 103,
  });
  const far = await makeUser(server.database, 'far', {
    permissions: ['system:user:list'],
    dataScope: '3',
    deptId: 105,
  });
  const leader = await server.signIn('leader', leading.password);
  return { server, leader, leading, near, strong, far };
}

/** Keys of the menus that ask for these permissions. */
export const menusWith = async ({ database }: TestServer, ...perms: string[]): Promise<number[]> =>
  (
    await database.read
      .selectFrom('sys_menu')
      .select('menu_id')
      .where('perms', 'in', perms)
      .execute()
  ).map((row) => row.menu_id as number);

/** Keys of the roles that somebody holds. */
export const rolesOf = async ({ database }: TestServer, userId: number): Promise<number[]> =>
  (
    await database.read
      .selectFrom('sys_user_role')
      .select('role_id')
      .where('user_id', '=', userId)
      .orderBy('role_id')
      .execute()
  ).map((row) => row.role_id as number);
