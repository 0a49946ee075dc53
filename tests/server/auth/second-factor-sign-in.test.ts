/** Second factors at sign-in: codes, recovery codes, and guessing them. */
import { describe, expect, it } from 'vitest';
import { expectFewLookedAt } from '../support/index.ts';
import { codeAt, wrongCode, wrongCodes } from './support/authenticator.ts';
import { asked, secondFactors, TOTP, used, wrong } from './support/second-factor.ts';

const { enrolled, logged, login, server, setConfig, time } = secondFactors();

describe('signing in', () => {
  it('asks for a code after the right password only, and takes each code once', async () => {
    const { secret } = await enrolled('careful');
    expect(
      await server.client().post('/login', { username: 'careful', password: 'wrong-one' }),
    ).toEqual({ code: 500, msg: '用户不存在/密码错误' });
    expect(await login('careful')).toEqual(asked);
    const code = codeAt(secret, time.now);
    const both = await Promise.all([login('careful', code), login('careful', code)]);
    expect(both.map((answer) => answer.code).sort()).toEqual([200, 601]);
    expect(await login('careful', code)).toEqual(used);
    expect(await login('careful', ` ${codeAt(secret, time.now + 30_000)} `)).toMatchObject({
      code: 200,
      token: expect.any(String),
    });
    // An earlier step than the last one used is over, too.
    expect(await login('careful', codeAt(secret, time.now))).toEqual(used);
    expect((await logged('careful')).slice(2, 4)).toEqual([
      '1 密码正确，等待两步验证',
      expect.stringMatching(/0 登录成功|1 该验证码已使用过/),
    ]);
  });

  it('does not take the code of the setup again', async () => {
    const { secret } = await enrolled('again');
    expect(await login('again', codeAt(secret, time.now - 30_000))).toEqual(used);
  });

  it('takes each recovery code once, however it is written', async () => {
    const {
      client,
      recoveryCodes: [first, second],
    } = await enrolled('lost');
    expect(await login('lost', first?.toLowerCase().replace('-', ' '))).toMatchObject({
      code: 200,
    });
    expect(await login('lost', first)).toEqual(wrong);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login('lost', second)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await client.get(TOTP)).data.recoveryCodes).toBe(8);
    expect(await logged('lost')).toContain('0 登录成功，使用了恢复码');
  });

  it('forgets old recovery codes when there are new ones', async () => {
    const {
      client,
      recoveryCodes: [old],
    } = await enrolled('renewer');
    const {
      data: {
        recoveryCodes: [fresh],
      },
    } = await client.post(`${TOTP}/recoveryCodes`);
    expect(await login('renewer', old)).toEqual(wrong);
    expect(await login('renewer', fresh)).toMatchObject({ code: 200 });
  });

  it('looks at no more of 200 wrong codes than of passwords; asking for one costs no try', async () => {
    const { secret } = await enrolled('guessed');
    for (let count = 0; count < 8; count += 1) expect(await login('guessed')).toEqual(asked);
    const answers = await Promise.all(
      wrongCodes(secret, time.now, 200).map((code) => login('guessed', code)),
    );
    expectFewLookedAt(answers, wrong.msg);
    expect(await login('guessed', codeAt(secret, time.now))).toMatchObject({ code: 500 });
    time.now += 601_000;
    expect(await login('guessed', codeAt(secret, time.now))).toMatchObject({ code: 200 });
  });

  it('does not let somebody with the password guess on by asking in between', async () => {
    const { secret } = await enrolled('between');
    for (let count = 0; count < 5; count += 1) {
      expect(await login('between', wrongCode(secret, time.now))).toEqual(wrong);
      if (count < 4) expect(await login('between')).toEqual(asked);
    }
    expect(await login('between')).toMatchObject({
      code: 500,
      msg: '密码输入错误5次，帐户锁定10分钟',
    });
  });

  it('needs one captcha for both steps', async () => {
    const { secret } = await enrolled('seen');
    await setConfig('sys.account.captchaEnabled', 'true');
    const { uuid } = await server.client().get('/captchaImage');
    const { answer } = await server.database.read
      .selectFrom('sys_captcha')
      .select('answer')
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow();
    const first = await login('seen', undefined, { uuid, code: answer });
    expect(first).toEqual({
      ...asked,
      captcha: { uuid: expect.any(String), code: expect.any(String) },
    });
    const second = await login('seen', wrongCode(secret, time.now), first.captcha);
    expect(second).toEqual({
      ...wrong,
      captcha: { uuid: expect.any(String), code: expect.any(String) },
    });
    expect(await login('seen', codeAt(secret, time.now), first.captcha)).toMatchObject({
      msg: '验证码已失效',
    });
    expect(await login('seen', codeAt(secret, time.now), second.captcha)).toMatchObject({
      code: 200,
    });
    await setConfig('sys.account.captchaEnabled', 'false');
  });
});
