/**
 * What passwords must be, former ones, and their age: docs/protocol/sign-in.md, as parameters say.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, makeUser, startedServer, ok } from '../support/index.ts';
import { withConfig, change } from './support/password-parameters.ts';

const length = '用户密码长度必须介于 5 和 20 之间';

const both = '密码必须同时包含字母和数字';

let admin: Client;

let clock = Date.UTC(2026, 0, 10, 2, 0, 0);

const server = startedServer({ now: () => clock });

beforeEach(async () => {
  admin = await server.admin();
});

describe('the rule', () => {
  it('is 5 to 20 characters wherever a password is set, for sign-in accepts no other', async () => {
    const { userId, password } = await makeUser(server.database, 'shorty');
    const client = await server.signIn('shorty', password);
    for (const bad of ['1234', 'x'.repeat(21)]) {
      expect(await change(client, password, bad)).toEqual({
        code: 500,
        msg: length,
        field: 'newPassword',
      });
      expect(await admin.put('/system/user/resetPwd', { userId, password: bad })).toEqual({
        code: 500,
        msg: length,
        field: 'password',
      });
      expect(
        await admin.post('/system/user', {
          userName: 'fresh-short',
          nickName: 'x',
          deptId: 103,
          password: bad,
          roleIds: [],
          postIds: [],
        }),
      ).toEqual({ code: 500, msg: length, field: 'password' });
    }
    await server.signIn('shorty', password);
  });

  it('is what sys.account.chrtype asks for, and is sent to clients', async () => {
    await withConfig(server, ['sys.account.chrtype', '3'], async () => {
      const { userId, password } = await makeUser(server.database, 'typed');
      const client = await server.signIn('typed', password);
      expect(await client.get('/getInfo')).toMatchObject({ pwdChrtype: '3' });
      expect((await server.client().get('/site')).data).toMatchObject({ passwordRule: '3' });
      expect(await change(client, password, 'letters-only')).toEqual({
        code: 500,
        msg: both,
        field: 'newPassword',
      });
      expect(await admin.put('/system/user/resetPwd', { userId, password: '12345678' })).toEqual({
        code: 500,
        msg: both,
        field: 'password',
      });
      await withConfig(server, ['sys.account.registerUser', 'true'], async () => {
        expect(
          await server.client().post('/register', { username: 'registrant', password: 'letters' }),
        ).toMatchObject({ code: 500, msg: both });
        expect(
          await server.client().post('/register', { username: 'registrant', password: 'letters1' }),
        ).toEqual(ok);
      });
      expect(await change(client, password, 'letters-1')).toEqual(ok);
    });
  });

  it('takes neither the name of the user nor what everybody tries first, wherever a password is set', async () => {
    const { userId, password } = await makeUser(server.database, 'Weaver2026');
    const client = await server.signIn('Weaver2026', password);
    const refusals = {
      weaver2026: '密码不能与用户账号相同',
      'P@ssw0rd': '该密码过于常见，容易被猜到，请更换',
      '123456789': '该密码过于常见，容易被猜到，请更换',
    };
    for (const [bad, msg] of Object.entries(refusals)) {
      expect(await change(client, password, bad)).toEqual({ code: 500, msg, field: 'newPassword' });
      expect(await admin.put('/system/user/resetPwd', { userId, password: bad })).toEqual({
        code: 500,
        msg,
        field: 'password',
      });
    }
    const common = refusals['P@ssw0rd'];
    expect(
      await admin.post('/system/user', {
        userName: 'fresh-name',
        nickName: 'x',
        password: 'Fresh-name',
      }),
    ).toEqual({ code: 500, msg: refusals.weaver2026, field: 'password' });
    expect(
      await admin.post('/system/user', {
        userName: 'fresh-name',
        nickName: 'x',
        password: 'qwerty123',
      }),
    ).toEqual({ code: 500, msg: common, field: 'password' });
    await withConfig(server, ['sys.account.registerUser', 'true'], async () => {
      expect(
        await server.client().post('/register', { username: 'registrar', password: 'Registrar' }),
      ).toMatchObject({ code: 500, msg: refusals.weaver2026 });
      expect(
        await server.client().post('/register', { username: 'registrar', password: 'iloveyou' }),
      ).toMatchObject({ code: 500, msg: common });
    });
  });

  it('is as long as sys.account.passwordLength says, up to 128 characters', async () => {
    const { userId } = await makeUser(server.database, 'lengthy');
    const long = 'Long-2026!'.repeat(13).slice(0, 128);
    const set = (password: string) => admin.put('/system/user/resetPwd', { userId, password });
    await withConfig(server, ['sys.account.passwordLength', '8-128'], async () => {
      expect((await server.client().get('/site')).data).toMatchObject({
        passwordRule: '0',
        passwordLength: '8-128',
      });
      expect(await set('Abc-123')).toMatchObject({
        code: 500,
        msg: '用户密码长度必须介于 8 和 128 之间',
      });
      expect(await set(`${long}x`)).toMatchObject({ code: 500 });
      expect(await set(long)).toEqual(ok);
      expect(await (await server.signIn('lengthy', long)).get('/getInfo')).toMatchObject({
        pwdChrtype: '0',
        passwordLength: '8-128',
      });
    });
    // A narrower rule later keeps nobody out.
    await server.signIn('lengthy', long);
    for (const value of ['1-200', 'x', ''])
      await withConfig(server, ['sys.account.passwordLength', value], async () =>
        expect(await set('Abc-'.repeat(6))).toMatchObject({ code: 500, msg: length }),
      );
  });

  it('does not bind the initial password, which administrators choose, nor passwords stored before', async () => {
    await makeUser(server.database, 'earlier');
    await withConfig(server, ['sys.user.initPassword', 'initial'], async () =>
      withConfig(server, ['sys.account.chrtype', '3'], async () => {
        const person = (password?: string) => ({
          userName: password ? 'prefilled' : 'unfilled',
          nickName: 'x',
          deptId: 103,
          roleIds: [],
          postIds: [],
          ...(password && { password }),
        });
        expect(await admin.post('/system/user', person('initial'))).toEqual(ok);
        expect(await admin.post('/system/user', person())).toEqual(ok);
        for (const name of ['prefilled', 'unfilled']) await server.signIn(name, 'initial');
        await withConfig(
          server,
          ['sys.account.chrtype', '1'],
          async () => void (await server.signIn('earlier', 'Person-2026!')),
        );
      }),
    );
  });
});

describe('former passwords', () => {
  it('are refused to their owner, the last five, and kept as hashes', async () => {
    const { userId, password } = await makeUser(server.database, 'habit');
    const client = await server.signIn('habit', password);
    let present = password;
    const former: string[] = [];
    for (const next of ['Second-2', 'Third-3', 'Fourth-4', 'Fifth-5', 'Sixth-6']) {
      clock += 1000;
      expect(await change(client, present, next)).toEqual(ok);
      former.push(present);
      present = next;
      for (const old of former)
        expect(await change(client, present, old), old).toEqual({
          code: 500,
          msg: '新密码不能与最近5次使用过的密码相同',
          field: 'newPassword',
        });
    }
    expect(await change(client, present, present)).toMatchObject({
      code: 500,
      msg: '新密码不能与旧密码相同',
    });
    clock += 1000;
    expect(await change(client, present, 'Seventh-7')).toEqual(ok);
    expect(await change(client, 'Seventh-7', password)).toEqual(ok);
    const rows = await server.database.read
      .selectFrom('sys_password_history')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row.password).toMatch(/^\$argon2id\$/);
  });

  it('are no answer to an administrator, but are remembered through a reset', async () => {
    const { userId, password } = await makeUser(server.database, 'helped');
    for (const next of ['Reset-1', password, 'Reset-2']) {
      clock += 1000;
      expect(await admin.put('/system/user/resetPwd', { userId, password: next })).toEqual(ok);
    }
    const client = await server.signIn('helped', 'Reset-2');
    expect(await change(client, 'Reset-2', password)).toMatchObject({
      msg: '新密码不能与最近5次使用过的密码相同',
    });
  });
});

describe('how strong the present one is', () => {
  it('is reported to its owner, known since it was typed last', async () => {
    const { password } = await makeUser(server.database, 'measured');
    const client = await server.signIn('measured', password);
    expect(await client.get('/system/user/profile')).toMatchObject({ passwordStrength: 'strong' });
    expect(await change(client, password, 'weakone')).toEqual(ok);
    expect(await client.get('/system/user/profile')).toMatchObject({ passwordStrength: 'weak' });
    expect(JSON.stringify(await admin.get('/system/user/list?userName=measured'))).not.toContain(
      'trength',
    );
  });
});
