/** Registering oneself: docs/protocol/sign-in.md#registration. */
import { beforeAll, expect, it } from 'vitest';
import { type Client, setParameter, startedServer } from '../support/index.ts';

let client: Client;
const server = startedServer();
beforeAll(async () => {
  client = server.client();
});

const register = (username: string, password: string) =>
  client.post('/register', { username, password });
const open = (value: string) => setParameter(server.database, 'sys.account.registerUser', value);

it('is closed until an administrator opens it', async () => {
  expect(await register('newcomer', 'Secret-1')).toEqual({
    code: 500,
    msg: '当前系统没有开启注册功能！',
  });
});

it('checks the form in order, stores a user without any right, and logs it', async () => {
  await open('true');
  for (const [username, password, msg] of [
    ['', 'Secret-1', '用户名不能为空'],
    ['newcomer', '', '用户密码不能为空'],
    ['a', 'Secret-1', '账户长度必须在2到20个字符之间'],
    ['newcomer', '1234', '密码长度必须在5到20个字符之间'],
    ['admin', 'Secret-1', "保存用户'admin'失败，注册账号已存在"],
    ['<b>x</b>', 'Secret-1', '用户账号不能包含脚本字符'],
  ] as const)
    expect(await register(username, password)).toEqual({ code: 500, msg });
  expect(await register('newcomer', 'Secret-1')).toEqual({ code: 200, msg: '操作成功' });
  const newcomer = await server.signIn('newcomer', 'Secret-1');
  expect(await newcomer.get('/getInfo')).toMatchObject({
    code: 200,
    roles: [],
    permissions: [],
    user: { nickName: 'newcomer', deptId: null },
  });
  expect(await newcomer.get('/getRouters')).toMatchObject({ data: [] });
  expect(await newcomer.get('/system/post/list')).toMatchObject({ code: 403 });
  const logged = await server.database.read
    .selectFrom('sys_logininfor')
    .selectAll()
    .where('msg', '=', '注册成功')
    .execute();
  expect(logged).toMatchObject([{ user_name: 'newcomer', status: '0' }]);
});

it.each([
  'admin ',
  ' admin',
  'ad\u200Bmin',
  'ad\u202Emin',
  'admin\n',
  'a\u0007b',
  'a\u2028b',
  'admin\u3000',
])('takes no name with signs that nobody sees: %j', async (username) => {
  await open('true');
  expect(await register(username, 'Secret-1')).toEqual({
    code: 500,
    msg: '用户账号不能包含不可见字符',
  });
});

it('stores one of many registrations of a name sent at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => register('twin', 'Secret-1')));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ msg }) => msg === "保存用户'twin'失败，注册账号已存在")).toHaveLength(7);
});
