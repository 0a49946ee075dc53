/** No answer grows with the tables: lists end at a limit, say so, and what lies beyond is found. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startedAdmin, startedServer } from '../support/index.ts';

const many = 5_200;
const choices = 1_000;
const whole = 5_000;

/** Rows `n` of one table, by an expression for each column. */
async function fill(table: string, columns: Record<string, string>, source: string): Promise<void> {
  const names = Object.keys(columns).join(', ');
  const values = Object.values(columns).join(', ');
  await server.database.transaction(async (db) => {
    await sql.raw(`insert into ${table} (${names}) select ${values} from ${source}`).execute(db);
  });
}

const server = startedServer();
const admin = startedAdmin(server);
beforeAll(async () => {
  // In steps: a statement that counts by itself is written differently on each database.
  const digit = Array.from({ length: 10 }, (_, value) => `select ${value} as d`).join(
    ' union all ',
  );
  const digits = `(${digit})`;
  const number = 'a.d + 10 * b.d + 100 * c.d + 1000 * e.d';
  const numbers = `(select 1000 + ${number} as n
    from ${digits} a cross join ${digits} b cross join ${digits} c cross join ${digits} e
    where ${number} < ${many}) numbers`;
  const text = (prefix: string) => `'${prefix}' || cast(n as varchar(9))`;
  const present = { status: `'0'`, del_flag: `'0'` };
  await fill(
    'sys_post',
    { post_id: 'n', post_code: text('p'), post_name: text('岗'), post_sort: 'n', status: `'0'` },
    numbers,
  );
  await fill(
    'sys_role',
    {
      role_id: 'n',
      role_name: text('角'),
      role_key: text('r'),
      role_sort: 'n',
      data_scope: `'1'`,
      menu_check_strictly: '0 = 0',
      dept_check_strictly: '0 = 0',
      ...present,
    },
    numbers,
  );
  await fill(
    'sys_dept',
    {
      dept_id: 'n',
      parent_id: '100',
      ancestors: `'0,100'`,
      dept_name: text('部'),
      order_num: 'n',
      ...present,
    },
    numbers,
  );
  await fill(
    'sys_menu',
    {
      menu_id: '10000 + n',
      parent_id: '1',
      menu_name: text('菜'),
      order_num: 'n',
      path: text('m'),
      is_frame: `'1'`,
      is_cache: `'0'`,
      menu_type: `'C'`,
      visible: `'0'`,
      status: `'0'`,
      perms: `''`,
    },
    numbers,
  );
  await fill(
    'sys_dict_type',
    { dict_id: 'n', dict_name: text('典'), dict_type: text('d'), status: `'0'` },
    numbers,
  );
  await fill(
    'sys_dict_data',
    {
      dict_code: 'n',
      dict_sort: 'n',
      dict_label: text('值'),
      dict_value: text(''),
      dict_type: `'many'`,
      status: `'0'`,
    },
    numbers,
  );
  await fill(
    'sys_notice',
    {
      notice_id: 'n',
      notice_title: text('告'),
      notice_type: `'1'`,
      notice_content: `''`,
      status: `'0'`,
      version: '0',
    },
    numbers,
  );
  const session = await server.database.read
    .selectFrom('sys_session')
    .selectAll()
    .executeTakeFirstOrThrow();
  const copied = Object.fromEntries(
    Object.keys(session).map((name) => [
      name,
      name === 'id' || name === 'token_hash' ? text(name) : `s.${name}`,
    ]),
  );
  await fill(
    'sys_session',
    copied,
    `${numbers} cross join (select * from sys_session where id = '${session.id}') s`,
  );
});

const lengthOf = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce<number>(
        (sum, one) => sum + 1 + lengthOf((one as { children?: unknown })?.children),
        0,
      )
    : 0;

describe('choices', () => {
  it('end at a thousand, say so, and are found by the filters of the list', async () => {
    for (const [path, filter] of [
      ['/system/post', 'postName=岗6199'],
      ['/system/role', 'roleName=角6199'],
      ['/system/dict/type', 'dictName=典6199'],
    ] as const) {
      const answer = await admin.get(`${path}/optionselect`);
      expect(answer, path).toMatchObject({ code: 200, limited: { data: choices } });
      expect(answer.data, path).toHaveLength(choices);
      const found = await admin.get(`${path}/optionselect?${encodeURI(filter)}`);
      expect(found.data, path).toHaveLength(1);
      expect(found, path).not.toHaveProperty('limited');
    }
  });

  it('of a form for users end there too, yet hold what the user has', async () => {
    expect(await admin.get('/system/user/')).toMatchObject({
      code: 200,
      limited: { posts: choices, roles: choices },
    });
    const before = await admin.get('/system/user/2');
    await admin.put('/system/user', { ...before.data, postIds: [1, 6199], roleIds: [6199] });
    const answer = await admin.get('/system/user/2');
    expect(answer.limited).toEqual({ posts: choices, roles: choices });
    expect(
      answer.posts.filter(({ postId }: { postId: number }) => answer.postIds.includes(postId)),
    ).toHaveLength(2);
    expect(answer.roles.find(({ roleId }: { roleId: number }) => roleId === 6199)).toMatchObject({
      flag: true,
    });
    const granted = await admin.get('/system/user/authRole/2');
    expect(granted.limited).toEqual({ roles: choices });
    expect(granted.roles.filter(({ flag }: { flag: boolean }) => flag)).toHaveLength(1);
  });
});

describe('trees and other lists without pages', () => {
  const lists: Record<string, (answer: Answer) => unknown> = {
    '/system/dept/list': ({ data }) => data,
    '/system/dept/list/exclude/100000': ({ data }) => data,
    '/system/user/deptTree': ({ data }) => data,
    '/system/role/deptTree/2': ({ depts }) => depts,
    '/system/menu/list': ({ data }) => data,
    '/system/menu/treeselect': ({ data }) => data,
    '/system/menu/roleMenuTreeselect/2': ({ menus }) => menus,
    '/system/dict/data/type/many': ({ data }) => data,
    '/system/dict/data/types?types=many': ({ data }) => data.many,
    '/getRouters': ({ data }) => data,
  };
  it.each(Object.keys(lists))('%s ends at five thousand and says so', async (path) => {
    const answer = await admin.get(path);
    expect(answer.code).toBe(200);
    expect(lengthOf(lists[path]?.(answer))).toBeGreaterThan(choices);
    expect(lengthOf(lists[path]?.(answer))).toBeLessThanOrEqual(whole);
    if (path !== '/getRouters') expect(Object.values(answer.limited)).toEqual([whole]);
  });

  it('online sessions end at a thousand, are found by name, and any of them can be ended', async () => {
    const answer = await admin.get('/monitor/online/list');
    expect(answer).toMatchObject({ code: 200, total: choices, limited: { rows: choices } });
    expect((await admin.get('/monitor/online/list?userName=nobody')).rows).toEqual([]);
    expect(await admin.delete('/monitor/online/id6199')).toMatchObject({ code: 200 });
    await admin.delete('/system/user/profile/sessions');
    expect((await admin.get('/monitor/online/list')).rows).toHaveLength(1);
  });
});

it('every list without parameters of its path stays below the limit', async () => {
  const { paths } = JSON.parse(await (await admin.raw('GET', '/v3/api-docs')).text()) as {
    paths: Record<string, { get?: unknown }>;
  };
  const bare = Object.entries(paths)
    .filter(([path, { get }]) => get && !path.includes('{'))
    .map(([path]) => path.replace(/^\/api/, ''));
  expect(bare.length).toBeGreaterThan(15);
  for (const path of bare.filter((one) => !/push|events|v3/.test(one))) {
    const response = await admin.raw('GET', `${path}?pageSize=1000000`);
    if (!response.headers.get('content-type')?.includes('json')) {
      await response.body?.cancel();
      continue;
    }
    const answer = (await response.json()) as Answer;
    for (const [member, value] of Object.entries(answer))
      expect(lengthOf(value), `${path} ${member}`).toBeLessThanOrEqual(whole);
  }
});
