/** Nobody is named so that others take them for somebody else, whichever way the name is made. */
import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { skeletonOf } from '../../../src/server/auth/accounts/names.ts';
import { visibleText } from '../../../src/schema/record/visibleText.ts';
import { setParameter, startedAdmin, startedServer } from '../support/index.ts';
import { workbookForm } from '../support/workbook.ts';

const server = startedServer();
const admin = startedAdmin(server);
beforeAll(async () => {
  await setParameter(server.database, 'sys.account.registerUser', 'true');
});

const password = 'Person-2026!';
type Way = (userName: string) => Promise<{ code: number; msg: string }>;
/** The ways in which a user gets a name; each says why it was refused. */
const ways = {
  新增: (userName) => admin.post('/system/user', { userName, nickName: '某人', password }),
  注册: (username) => server.client().post('/register', { username, password }),
  导入: async (userName) =>
    admin.post(
      '/system/user/importData',
      await workbookForm(['登录名称', '用户名称'], [[userName, '某人']]),
    ),
} satisfies Record<string, Way>;

describe.each(Object.entries(ways))('%s', (way, make) => {
  it.each([
    ['аdmin', 'a Cyrillic letter'],
    ['ɑdmin', 'a Latin letter that is another'],
    ['аdmіn', 'two of them'],
    ['Аdmin', 'in another case'],
  ])('refuses %s: %s', async (name) => {
    const { code, msg } = await make(name);
    expect(code).toBe(500);
    expect(msg).toContain('用户账号与已有账号过于相似，容易混淆');
  });

  it.each([
    'ad\u200bmin',
    'ad\u202emin',
    'admin\u3164',
    'ad\u00admin',
    'adm\ufe0fin',
    'ad\u2800min',
  ])('refuses what cannot be seen: %j', async (name) => {
    const { code, msg } = await make(name);
    expect(code).toBe(500);
    expect(msg).toContain('不可见字符');
  });

  it('lets no markup come out of full-width brackets', async () => {
    const { code, msg } = await make('＜ｂ＞x＜／ｂ＞');
    expect(code).toBe(500);
    expect(msg).toContain('用户账号不能包含脚本字符');
  });

  it('takes full-width letters for plain ones', async () => {
    const { code, msg } = await make('ａｄｍｉｎ');
    expect(code).toBe(500);
    expect(msg).toMatch(/已存在/);
  });

  it('keeps names of other scripts, and plain ones that differ by a digit', async () => {
    const suffix = Object.keys(ways).indexOf(way);
    for (const name of [`иван${suffix}`, `张三${suffix}`, `user${suffix}l`, `user${suffix}1`])
      expect(await make(name), name).toMatchObject({ code: 200 });
  });
});

it('reveals nothing of the skeleton', async () => {
  const { rows } = await admin.get('/system/user/list?userName=admin');
  expect(Object.keys(rows[0])).not.toContain('nameSkeleton');
});

it('of look-alikes made at once stores one', async () => {
  const answers = await Promise.all(
    ['wаlter', 'wɑlter', 'walter', 'waltеr'].map((name) => ways.注册(name)),
  );
  const stored = await server.database.read
    .selectFrom('sys_user')
    .select('user_name')
    .where('name_skeleton', '=', skeletonOf('walter'))
    .execute();
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(stored).toHaveLength(1);
});

it.each([
  ['/system/role', { roleName: 'a\u200bb', roleKey: 'x', roleSort: 1, menuIds: [] }],
  ['/system/post', { postCode: 'c\u200b', postName: '岗', postSort: 1 }],
  ['/system/dept', { parentId: 100, deptName: '研\u202e发', orderNum: 1 }],
])('is the same for the names of other records: %s', async (path, body) => {
  expect(await admin.post(path, body)).toMatchObject({
    code: 500,
    msg: expect.stringContaining('不可见字符'),
  });
});

it('skeletons are the same for what Unicode calls the same, whatever the case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
      expect(skeletonOf(text.normalize('NFD'))).toBe(skeletonOf(text.normalize('NFC')));
    }),
    { numRuns: 300, seed: 7 },
  );
  expect(['👩‍👩‍👧', '❤️', '张三', 'José', '한글'].every(visibleText)).toBe(true);
});
