/** What takes the password of somebody who is signed in is no way to guess it. */
import { describe, expect, it } from 'vitest';
import { type Client, makeUser } from '../support/index.ts';
import { password, REAUTHENTICATE, startedProver } from './support/proof.ts';

const { server, signIn } = startedProver();

describe('a recent proof', () => {
  it('is guessed no oftener than the password at sign-in', async () => {
    await makeUser(server.database, 'held');
    const client = await signIn('held', password);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        client.post(REAUTHENTICATE, { password: `guess-${index}` }),
      ),
    );
    expect(answers.filter(({ msg }) => msg === '密码错误，请重新输入')).toHaveLength(5);
    expect(await client.post(REAUTHENTICATE, { password })).toMatchObject({
      code: 500,
      msg: '密码输入错误5次，帐户锁定10分钟',
    });
  });

  it.each([
    [
      'the lock screen',
      (client: Client, guess: string) => client.post('/unlockscreen', { password: guess }),
    ],
    [
      'the old password',
      (client: Client, guess: string) =>
        client.put('/system/user/profile/updatePwd', {
          oldPassword: guess,
          newPassword: 'Fresh-2026!',
        }),
    ],
  ])('cannot be guessed at %s either', async (name, attempt) => {
    const { userName } = await makeUser(
      server.database,
      `at-${name.replaceAll(' ', '-')}`.slice(0, 20),
    );
    const client = await signIn(userName, password);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(client, `guess-${index}`)),
    );
    expect(answers.filter(({ msg }) => msg === '密码输入错误5次，帐户锁定10分钟')).toHaveLength(15);
    expect(await attempt(client, password)).toMatchObject({
      code: 500,
      msg: '密码输入错误5次，帐户锁定10分钟',
    });
  });
});
