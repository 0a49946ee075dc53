/**
 * Data scopes of docs/protocol/data-scope.md over HTTP: what each shows, alone and together, on
 * every list and export that has one.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import {
  type Answer,
  type Client,
  makeUser,
  startedServer,
  type TestUser,
} from '../support/index.ts';

let me: TestUser;
let client: Client;
const permissions = [
  'system:user:list',
  'system:user:export',
  'system:user:query',
  'system:dept:list',
  'system:role:list',
  'system:role:query',
  'system:role:export',
];
const server = startedServer();
beforeAll(async () => {
  for (const deptId of [101, 103, 105, 108])
    await makeUser(server.database, `u${deptId}`, { deptId });
  me = await makeUser(server.database, 'me', { permissions, deptId: 101 });
  client = await server.signIn('me', me.password);
});

interface Held {
  scope: string;
  deptIds?: number[];
  permissions?: string[];
  status?: string;
}

/** Gives the person exactly these roles. */
async function hold(...roles: Held[]): Promise<void> {
  const db = server.database.write;
  await db.deleteFrom('sys_user_role').where('user_id', '=', me.userId).execute();
  const menus = await db
    .selectFrom('sys_menu')
    .select(['menu_id', 'perms'])
    .where('perms', 'in', permissions)
    .execute();
  for (const [
    index,
    { scope, deptIds = [], permissions: expected = permissions, status = '0' },
  ] of roles.entries()) {
    const role_id = 500 + index;
    for (const table of ['sys_role_menu', 'sys_role_dept', 'sys_role'])
      await db.deleteFrom(table).where('role_id', '=', role_id).execute();
    await db
      .insertInto('sys_role')
      .values({
        role_id,
        role_name: `r${index}`,
        role_key: `r${index}`,
        role_sort: 20 + index,
        data_scope: scope,
        status,
        del_flag: '0',
        menu_check_strictly: true,
        dept_check_strictly: true,
      })
      .execute();
    await db.insertInto('sys_user_role').values({ user_id: me.userId, role_id }).execute();
    const links = menus
      .filter(({ perms }) => expected.includes(perms))
      .map(({ menu_id }) => ({ role_id, menu_id }));
    if (links.length) await db.insertInto('sys_role_menu').values(links).execute();
    for (const dept_id of deptIds)
      await db.insertInto('sys_role_dept').values({ role_id, dept_id }).execute();
  }
}

const names = (rows: Answer[]): string =>
  rows
    .map(({ userName }) => userName as string)
    .sort()
    .join(' ');
const users = async (): Promise<string> =>
  names((await client.get('/system/user/list?pageSize=100')).rows);
const depts = async (): Promise<number[]> =>
  (await client.get('/system/dept/list')).data.map(({ deptId }: Answer) => deptId);
const everybody = 'admin demo me u101 u103 u105 u108';

const scopes: [what: string, roles: Held[], users: string, depts: number[]][] = [
  ['1: all', [{ scope: '1' }], everybody, [100, 101, 102, 103, 104, 105, 106, 107, 108, 109]],
  ['2: chosen departments', [{ scope: '2', deptIds: [105, 108] }], 'demo u105 u108', [105, 108]],
  ['2: none chosen', [{ scope: '2' }], '', []],
  ['3: the own department', [{ scope: '3' }], 'me u101', [101]],
  [
    '4: the own one and all below',
    [{ scope: '4' }],
    'admin demo me u101 u103 u105',
    [101, 103, 104, 105, 106, 107],
  ],
  ['5: oneself, and no department', [{ scope: '5' }], 'me', []],
  [
    '2 and 2: both choices',
    [
      { scope: '2', deptIds: [103] },
      { scope: '2', deptIds: [108] },
    ],
    'admin u103 u108',
    [103, 108],
  ],
  [
    '2, 3 and 5 add up',
    [{ scope: '5' }, { scope: '3' }, { scope: '2', deptIds: [108] }],
    'me u101 u108',
    [101, 108],
  ],
  [
    '1 beside others is all',
    [{ scope: '5' }, { scope: '1' }],
    everybody,
    [100, 101, 102, 103, 104, 105, 106, 107, 108, 109],
  ],
  [
    'a role without the permission adds nothing',
    [{ scope: '5' }, { scope: '1', permissions: ['system:role:list'] }],
    'me',
    [],
  ],
  ['a disabled role adds nothing', [{ scope: '3' }, { scope: '1', status: '1' }], 'me u101', [101]],
];

describe.each(scopes)('%s', (_what, roles, seenUsers, seenDepts) => {
  it('on users, their export, departments and the tree of them', async () => {
    await hold(...roles);
    expect([await users(), await depts()]).toEqual([seenUsers, seenDepts]);
    const tree: Answer[] = (await client.get('/system/user/deptTree')).data;
    const flat = (nodes: Answer[]): number[] =>
      nodes.flatMap((node) => [node.id, ...flat(node.children ?? [])]);
    expect(flat(tree).sort()).toEqual(seenDepts);
    const response = await client.raw('POST', '/system/user/export', {
      body: new URLSearchParams({ 'params[dataScope]': '1 = 1' }),
    });
    const { rows } = await readWorkbook(Buffer.from(await response.arrayBuffer()));
    expect(
      rows
        .map(({ cells }) => cells[1])
        .sort()
        .join(' '),
    ).toBe(seenUsers);
  });
});

describe('on roles', () => {
  it('means the departments of those who hold them; a role nobody holds is not seen', async () => {
    const roles = async (path: string): Promise<string[]> => {
      const { rows, data } = await client.get(path);
      return (rows ?? data).map(({ roleKey }: Answer) => roleKey);
    };
    await hold({ scope: '2', deptIds: [105] });
    // 105 is the department of demo, who holds the common role.
    for (const path of ['/system/role/list?pageSize=100', '/system/role/optionselect'])
      expect(await roles(path), path).toEqual(['common', 'u105']);
    await hold({ scope: '5' });
    expect(await roles('/system/role/list')).toEqual([]);
    expect(await client.get('/system/role/2')).toEqual({
      code: 500,
      msg: '没有权限访问角色数据！',
      gone: true,
    });
  });

  it('limits who is shown as holding them or not', async () => {
    await hold({ scope: '2', deptIds: [105] });
    const lists = async (roleId: number): Promise<string[]> =>
      Promise.all(
        ['allocatedList', 'unallocatedList'].map(async (name) =>
          names((await client.get(`/system/role/authUser/${name}?roleId=${roleId}`)).rows),
        ),
      );
    expect(await lists(2)).toEqual(['demo', 'u105']);
  });

  it('limits the choices of the user form, never to role 1', async () => {
    await hold({ scope: '2', deptIds: [103, 105] });
    const seen = ({ roles }: Answer): string[] => roles.map(({ roleKey }: Answer) => roleKey);
    const held = ['common', 'u103', 'u105'];
    expect([
      seen(await client.get('/system/user/')),
      seen(await client.get('/system/user/2')),
      seen(await client.get('/system/user/authRole/2')),
    ]).toEqual([held, held, held]);
  });
});
