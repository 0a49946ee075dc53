/**
 * The sign-in rules of docs/protocol/sign-in.md#sign-in, in their order, with their messages and
 * log rows.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { chrome, expectFewLookedAt, locked, makeUser } from '../support/index.ts';
import { password, startedLogin, unknownOrWrong } from './support/login.ts';

const { server, client, login, lastLog, setConfig, pass } = startedLogin();

describe('the form', () => {
  it.each([
    ['', password, '* 必须填写'],
    ['admin', '', '* 必须填写'],
    ['admin', '1234', unknownOrWrong],
    ['admin', 'x'.repeat(21), unknownOrWrong],
    ['a', password, unknownOrWrong],
    ['a'.repeat(21), password, unknownOrWrong],
    ['ghost', password, unknownOrWrong],
  ])('refuses %j with %j, and logs %j', async (username, secret, logged) => {
    expect(await login(username, secret)).toEqual({ code: 500, msg: unknownOrWrong });
    expect(await lastLog()).toMatchObject({ user_name: username, status: '1', msg: logged });
  });

  it('refuses black-listed addresses before it looks at the user', async () => {
    await setConfig('sys.login.blackIPList', '203.0.113.9;10.1.*.*;198.51.100.1-198.51.100.20');
    const refused = { code: 500, msg: '很遗憾，访问IP已被列入系统黑名单' };
    for (const ip of ['203.0.113.9', '10.1.200.3', '198.51.100.20'])
      expect(await login('ghost', password, { 'x-forwarded-for': ip }), ip).toEqual(refused);
    for (const ip of ['203.0.113.8', '10.2.0.1', '198.51.100.21'])
      expect(await login('ghost', password, { 'x-forwarded-for': ip }), ip).toMatchObject({
        msg: unknownOrWrong,
      });
    expect(await login('ghost', password, { 'x-forwarded-for': 'unknown, 203.0.113.9' })).toEqual(
      refused,
    );
    expect(await lastLog()).toMatchObject({ ipaddr: '203.0.113.9', login_location: 'XX XX' });
    await setConfig('sys.login.blackIPList', '');
  });
});

describe('the account', () => {
  it('answers unknown names and disabled people as any other until the password is right', async () => {
    const shown: Record<string, string[]> = {};
    for (const name of ['present', 'disabled']) await makeUser(server.database, name);
    await server.database.write
      .updateTable('sys_user')
      .set({ status: '1' })
      .where('user_name', '=', 'disabled')
      .execute();
    for (const [at, name] of ['present', 'disabled', 'nobody-at-all'].entries()) {
      shown[name] = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const { msg } = await login(name, 'wrong-one', { 'x-forwarded-for': `203.0.114.${at}` });
        shown[name].push(msg);
      }
    }
    expect(shown.disabled).toEqual(shown.present);
    expect(shown['nobody-at-all']).toEqual(shown.present);
    expect(shown.present?.slice(5)).toEqual([
      '密码输入错误5次，帐户锁定10分钟',
      '密码输入错误5次，帐户锁定10分钟',
    ]);
  });

  it('knows a name typed in full-width letters', async () => {
    await makeUser(server.database, 'wide1');
    expect(await login('ｗｉｄｅ１', password)).toMatchObject({ code: 200 });
  });

  it('refuses disabled and deleted users', async () => {
    const { userId } = await makeUser(server.database, 'gone');
    await server.database.write
      .updateTable('sys_user')
      .set({ status: '1' })
      .where('user_id', '=', userId)
      .execute();
    expect(await login('gone', password)).toEqual({ code: 500, msg: '用户已封禁，请联系管理员' });
    await server.database.write
      .updateTable('sys_user')
      .set({ status: '0', del_flag: '2' })
      .where('user_id', '=', userId)
      .execute();
    expect(await login('gone', password)).toEqual({ code: 500, msg: unknownOrWrong });
  });

  it('signs in with the right password: token, log row, last login', async () => {
    await makeUser(server.database, 'right');
    const answer = await login('right', password, { 'user-agent': chrome(112) });
    expect(answer).toEqual({
      code: 200,
      msg: '操作成功',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await lastLog()).toMatchObject({
      user_name: 'right',
      status: '0',
      msg: '登录成功',
      ipaddr: '127.0.0.1',
      login_location: '内网IP',
      browser: 'Chrome 112',
      os: 'Windows >=10',
    });
    const user = await server.database.read
      .selectFrom('sys_user')
      .selectAll()
      .where('user_name', '=', 'right')
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      login_ip: '127.0.0.1',
      login_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    const stored = JSON.stringify(
      await server.database.read.selectFrom('sys_session').selectAll().execute(),
    );
    expect(stored).not.toContain(answer.token);
    expect(user.password).toMatch(/^\$argon2id\$/);
  });

  it('locks after five wrong passwords for ten minutes, the right one included', async () => {
    await makeUser(server.database, 'forgetful');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await login('forgetful', 'wrong-one')).toEqual({ code: 500, msg: unknownOrWrong });
    expect(await login('forgetful', password)).toEqual({ code: 500, msg: locked });
    expect(await lastLog()).toMatchObject({ user_name: 'forgetful', status: '1', msg: locked });
    pass(9 * 60_000);
    expect(await login('forgetful', password)).toEqual({ code: 500, msg: locked });
    pass(60_000);
    expect(await login('forgetful', password)).toMatchObject({ code: 200 });
  });

  it('forgets wrong passwords after a right one, and when an administrator unlocks', async () => {
    await makeUser(server.database, 'clumsy');
    for (let attempt = 0; attempt < 4; attempt += 1) await login('clumsy', 'wrong-one');
    expect(await login('clumsy', password)).toMatchObject({ code: 200 });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await login('clumsy', 'wrong-one')).toMatchObject({ msg: unknownOrWrong });
    expect(await login('clumsy', password)).toMatchObject({ msg: locked });
    const admin = server.client();
    admin.token = (await login('admin', 'Loom-2026!')).token;
    expect(await admin.get('/monitor/logininfor/unlock/clumsy')).toMatchObject({ code: 200 });
    expect(await login('clumsy', password)).toMatchObject({ code: 200 });
  });

  it('looks at five of 200 wrong passwords sent at once', async () => {
    await makeUser(server.database, 'attacked');
    await setConfig('sys.account.captchaEnabled', 'false');
    onTestFinished(() => setConfig('sys.account.captchaEnabled', 'true'));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        client().post('/login', { username: 'attacked', password: `guess-${index}` }),
      ),
    );
    expectFewLookedAt(answers, unknownOrWrong);
    expect(await client().post('/login', { username: 'attacked', password })).toMatchObject({
      msg: locked,
    });
  });

  it('lets the same user sign in many times at once', async () => {
    await makeUser(server.database, 'busy');
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('busy', password)));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(12);
    for (const answer of answers) expect(answer).toMatchObject({ code: 200 });
  });
});
