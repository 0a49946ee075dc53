/**
 * No sequence of grants by limited people lets anyone gain what its granter lacks: after every step that a limited
 * person takes, each permission somebody newly has is one that this person had before, and with no wider data scope.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { loadPrincipal } from '../../../../src/server/auth/principal.ts';
import { makeUser, startServer } from '../../support/index.ts';
import type { Client, TestServer, TestUser } from '../../support/index.ts';

const GRANTING = ['system:user:list', 'system:user:edit', 'system:user:add', 'system:role:list', 'system:role:add', 'system:role:edit', 'system:menu:edit', 'system:menu:add'];
const OTHERS = ['system:post:list', 'system:dict:list', 'system:config:list', 'system:notice:list'];
const SCOPES = ['1', '2', '3', '4', '5'];
const DEPTS = [100, 101, 103, 105];

let server: TestServer;
const people: { client: Client; user: TestUser }[] = [];
let menus: { menu_id: number; perms: string }[] = [];

beforeAll(async () => {
  server = await startServer();
  const own = [[OTHERS[0], OTHERS[1]], [OTHERS[1], OTHERS[2]], [OTHERS[3]]];
  const scopes = ['1', '4', '3'];
  for (const [index, permissions] of own.entries()) {
    const user = await makeUser(server.database, `person${index}`, { permissions: [...GRANTING, ...permissions], dataScope: scopes[index], deptId: [101, 101, 103][index] });
    people.push({ user, client: await server.signIn(user.userName, user.password) });
  }
  menus = (await server.database.read.selectFrom('sys_menu').select(['menu_id', 'perms']).where('perms', 'in', [...GRANTING, ...OTHERS]).execute()) as typeof menus;
});
afterAll(() => server.stop());

/** Departments a person reaches by permission; -1 stands for all data, 0 for the own row. */
async function powers(userId: number): Promise<Map<string, Set<number>>> {
  const db = server.database.read;
  const principal = await loadPrincipal(db, userId);
  const depts = await db.selectFrom('sys_dept').select(['dept_id', 'ancestors']).execute();
  const below = (deptId: number): number[] => depts.filter((dept) => dept.dept_id === deptId || String(dept.ancestors).split(',').includes(String(deptId))).map((dept) => dept.dept_id as number);
  const reached = new Map<string, Set<number>>();
  for (const role of principal?.roles ?? []) {
    const own = principal!.deptId === null ? [] : [principal!.deptId];
    const part: Record<string, number[]> = { 1: [-1], 2: [...role.deptIds], 3: own, 4: own.flatMap(below), 5: [0] };
    for (const permission of role.permissions) reached.set(permission, new Set([...(reached.get(permission) ?? []), ...part[role.dataScope]]));
  }
  return reached;
}

const everybody = async (): Promise<Map<number, Map<string, Set<number>>>> => {
  const users = await server.database.read.selectFrom('sys_user').select('user_id').where('user_id', '!=', 1).where('del_flag', '=', '0').execute();
  return new Map(await Promise.all(users.map(async ({ user_id }) => [user_id as number, await powers(user_id)] as const)));
};

/** A step: who takes it, and numbers that choose among what is there at that time. */
const step = fc.record({
  kind: fc.constantFrom('makeRole', 'editRole', 'scopeRole', 'enableRole', 'giveRoles', 'selectUsers', 'makeUser', 'moveUser', 'makeMenu', 'editMenu'),
  who: fc.nat(2), a: fc.nat(50), b: fc.nat(50), scope: fc.constantFrom(...SCOPES), dept: fc.constantFrom(...DEPTS), menus: fc.subarray([...GRANTING, ...OTHERS], { maxLength: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let made = 0;

async function take({ kind, who, a, b, scope, dept, menus: wanted }: Step): Promise<void> {
  const { client } = people[who];
  const db = server.database.read;
  const roles = (await db.selectFrom('sys_role').select('role_id').where('del_flag', '=', '0').orderBy('role_id').execute()).map((row) => row.role_id as number);
  const users = (await db.selectFrom('sys_user').select('user_id').where('del_flag', '=', '0').orderBy('user_id').execute()).map((row) => row.user_id as number);
  const role = roles[a % roles.length];
  const user = users[b % users.length];
  const menuIds = menus.filter(({ perms }) => wanted.includes(perms)).map(({ menu_id }) => menu_id);
  made += 1;
  const facts = { roleName: `r${made}`, roleKey: `r${made}`, roleSort: 1, menuIds, dataScope: scope };
  const menu = menus[a % menus.length];
  switch (kind) {
    case 'makeRole': await client.post('/system/role', facts); break;
    case 'editRole': await client.put('/system/role', { ...facts, roleId: role }); break;
    case 'scopeRole': await client.put('/system/role/dataScope', { roleId: role, dataScope: scope, deptIds: [dept] }); break;
    case 'enableRole': await client.put('/system/role/changeStatus', { roleId: role, status: String(b % 2) }); break;
    case 'giveRoles': await client.put(`/system/user/authRole?userId=${user}&roleIds=${role},${roles[b % roles.length]}`); break;
    case 'selectUsers': await client.put(`/system/role/authUser/selectAll?roleId=${role}&userIds=${user}`); break;
    case 'makeUser': await client.post('/system/user', { userName: `u${made}`, nickName: 'u', deptId: dept, roleIds: [role] }); break;
    case 'moveUser': await client.put('/system/user', { userId: people[who].user.userId, deptId: dept }); break;
    case 'makeMenu': await client.post('/system/menu', { menuName: `m${made}`, parentId: 0, menuType: 'F', orderNum: 1, isFrame: '1', perms: wanted.join(',') }); break;
    case 'editMenu': await client.put('/system/menu', { menuId: menu.menu_id, menuName: `m${made}`, menuType: 'F', orderNum: 1, perms: wanted.join(','), status: String(b % 2) }); break;
  }
}

/** A permission gained that the granter had not, or departments gained that the granter did not reach with it. */
function excess(before: Awaited<ReturnType<typeof everybody>>, after: typeof before, granter: number): string | undefined {
  const own = before.get(granter)!;
  for (const [userId, permissions] of after) {
    for (const [permission, depts] of permissions) {
      const had = before.get(userId)?.get(permission);
      const gained = [...depts].filter((dept) => !had?.has(dept) && !had?.has(-1));
      if (had && gained.length === 0) continue;
      const reach = own.get(permission);
      if (!reach) return `${userId} gained ${permission}, which ${granter} lacks`;
      const beyond = gained.filter((dept) => dept !== 0 && !reach.has(-1) && !reach.has(dept));
      if (beyond.length) return `${userId} gained ${permission} over ${beyond.join(', ')}, which ${granter} does not reach`;
    }
  }
  return undefined;
}

it('lets nobody gain what the granter lacks', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
    // Runs go on from the state that the earlier ones left: one long history of grants.
    let before = await everybody();
    for (const one of steps) {
      await take(one);
      const after = await everybody();
      const fault = excess(before, after, people[one.who].user.userId);
      if (fault) throw new Error(`${one.kind}: ${fault}`);
      before = after;
    }
  }), { numRuns: 30, endOnFailure: true });
}, 120_000);
