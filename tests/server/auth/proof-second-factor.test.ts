/** What proves again who somebody is that has set up a second factor. */
import { describe, expect, it } from 'vitest';
import { makeUser } from '../support/index.ts';
import { codeAt, wrongCode } from './support/authenticator.ts';
import { minute, needed, password, REAUTHENTICATE, startedProver, TOTP } from './support/proof.ts';

const { server, signIn, now, pass } = startedProver();

describe('a recent proof', () => {
  it('takes password and code together where a second factor is set up, and the code not alone', async () => {
    await makeUser(server.database, 'coded');
    const client = await signIn('coded', password);
    const {
      data: { secret },
    } = await client.post(TOTP);
    await client.put(TOTP, { code: codeAt(secret, now()) });
    pass(16 * minute);
    const both = { ...needed, totpRequired: true };
    expect(await client.delete(TOTP)).toEqual(both);
    expect(await client.post(REAUTHENTICATE, { totp: codeAt(secret, now()) })).toMatchObject({
      code: 500,
      field: 'password',
    });
    expect(await client.post(REAUTHENTICATE, { password })).toMatchObject({
      code: 500,
      msg: '请输入两步验证码',
      field: 'totp',
    });
    expect(
      await client.post(REAUTHENTICATE, { password, totp: wrongCode(secret, now()) }),
    ).toMatchObject({
      code: 500,
      msg: '两步验证码错误',
      field: 'totp',
    });
    expect(
      await client.post(REAUTHENTICATE, { password: 'wrong-one', totp: codeAt(secret, now()) }),
    ).toMatchObject({ code: 500, field: 'password' });
    // Neither the lock screen nor a change of password proves more than the password.
    expect(await client.post('/unlockscreen', { password })).toMatchObject({ code: 200 });
    expect(await client.delete(TOTP)).toEqual(both);
    expect(
      await client.put('/system/user/profile/updatePwd', {
        oldPassword: password,
        newPassword: 'Fresh-2026!',
      }),
    ).toMatchObject({ code: 200 });
    expect(await client.delete(TOTP)).toEqual(both);
    expect(
      await client.post(REAUTHENTICATE, { password: 'Fresh-2026!', totp: codeAt(secret, now()) }),
    ).toMatchObject({ code: 200 });
    expect(await client.delete(TOTP)).toMatchObject({ code: 200 });
  });

  it('is asked for the second factor in any session, whatever its client said', async () => {
    await makeUser(server.database, 'plain');
    const client = await server.signIn('plain', password);
    const {
      data: { secret },
    } = await client.post(TOTP);
    await client.put(TOTP, { code: codeAt(secret, now()) });
    pass(16 * minute);
    expect(await client.delete(TOTP)).toEqual({ ...needed, totpRequired: true });
    expect(await client.post(`${TOTP}/recoveryCodes`)).toEqual({ ...needed, totpRequired: true });
  });

  it('says of a code that was used a moment ago to wait for the next one', async () => {
    await makeUser(server.database, 'hasty');
    const client = await signIn('hasty', password);
    const {
      data: { secret },
    } = await client.post(TOTP);
    const code = codeAt(secret, now());
    await client.put(TOTP, { code });
    const wait = '该验证码已使用过，请等待下一个验证码';
    expect(await client.post(REAUTHENTICATE, { password, totp: code })).toMatchObject({
      code: 500,
      msg: wait,
      field: 'totp',
    });
    expect(
      await server.client().post('/login', { username: 'hasty', password, totp: code }),
    ).toMatchObject({ code: 601, msg: wait, totpRequired: true });
    pass(30_000);
    expect(
      await client.post(REAUTHENTICATE, { password, totp: codeAt(secret, now()) }),
    ).toMatchObject({ code: 200 });
  });
});
