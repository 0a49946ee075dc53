/** How old passwords may be, and when they must be changed (docs/protocol/sign-in.md). */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, makeUser, startedServer, ok } from '../support/index.ts';
import { withConfig, change } from './support/password-parameters.ts';

const day = 86_400_000;

let admin: Client;

let clock = Date.UTC(2026, 0, 10, 2, 0, 0);

const server = startedServer({ now: () => clock });

beforeEach(async () => {
  admin = await server.admin();
});

describe('the age', () => {
  it('reports a first password and of an expired one', async () => {
    const { password } = await makeUser(server.database, 'ageing');
    const client = await server.signIn('ageing', password);
    expect(await client.get('/getInfo')).toMatchObject({
      isDefaultModifyPwd: true,
      isPasswordExpired: false,
    });
    await withConfig(server, ['sys.account.initPasswordModify', '0'], async () =>
      expect(await client.get('/getInfo')).toMatchObject({ isDefaultModifyPwd: false }),
    );
    expect(await change(client, password, 'Changed-1')).toEqual(ok);
    expect(await client.get('/getInfo')).toMatchObject({
      isDefaultModifyPwd: false,
      isPasswordExpired: false,
    });
    await withConfig(server, ['sys.account.passwordValidateDays', '30'], async () => {
      clock += 30 * day - 60_000;
      expect(await (await server.signIn('ageing', 'Changed-1')).get('/getInfo')).toMatchObject({
        isPasswordExpired: false,
      });
      clock += 120_000;
      expect(await (await server.signIn('ageing', 'Changed-1')).get('/getInfo')).toMatchObject({
        isPasswordExpired: true,
      });
    });
  });
});

describe('the change that is demanded', () => {
  const initial = {
    code: 601,
    msg: '您的密码还是初始密码，请修改密码！',
    passwordChangeRequired: true,
  };
  const expired = {
    code: 601,
    msg: '您的密码已过期，请尽快修改密码！',
    passwordChangeRequired: true,
  };

  it('closes everything but the change itself, until it is made', async () => {
    const { password } = await makeUser(server.database, 'newcomer', {
      permissions: ['system:post:list', 'system:post:add'],
    });
    const client = await server.signIn('newcomer', password);
    const post = { postCode: 'gate', postName: '门卫', postSort: 1, status: '0' };
    expect(await client.get('/system/post/list')).toMatchObject({ code: 200 });
    await withConfig(server, ['sys.account.passwordChangeRequired', 'true'], async () => {
      // The parameter bites on the next request.
      expect(await client.get('/system/post/list')).toEqual(initial);
      expect(await client.post('/system/post', post)).toEqual(initial);
      expect(await client.get('/system/dict/data/type/sys_yes_no')).toEqual(initial);
      expect(await client.get('/getInfo')).toMatchObject({
        code: 200,
        isDefaultModifyPwd: true,
        isPasswordChangeRequired: true,
      });
      expect(await client.get('/getRouters')).toMatchObject({ code: 200 });
      expect(await client.get('/system/user/profile')).toMatchObject({ code: 200 });
      expect(await change(client, password, 'Chosen-2026')).toEqual(ok);
      expect(await client.get('/getInfo')).toMatchObject({ isPasswordChangeRequired: false });
      expect(await client.post('/system/post', post)).toEqual(ok);
      // Nobody who has a password of their own is asked.
      expect(await admin.get('/system/post/list')).toMatchObject({ code: 200 });
    });
  });

  it('comes back by age, in the middle of a session', async () => {
    const { password } = await makeUser(server.database, 'longtime', {
      permissions: ['system:post:list'],
    });
    let client = await server.signIn('longtime', password);
    expect(await change(client, password, 'Chosen-2026')).toEqual(ok);
    await withConfig(server, ['sys.account.passwordChangeRequired', 'true'], async () =>
      withConfig(server, ['sys.account.passwordValidateDays', '90'], async () => {
        clock += 90 * day - 60_000;
        client = await server.signIn('longtime', 'Chosen-2026');
        expect(await client.get('/system/post/list')).toMatchObject({ code: 200 });
        clock += 120_000;
        expect(await client.get('/system/post/list')).toEqual(expired);
        expect(await change(client, 'Chosen-2026', 'Chosen-2027')).toEqual(ok);
        expect(await client.get('/system/post/list')).toMatchObject({ code: 200 });
      }),
    );
  });
});
