/**
 * The captcha of sign-in and registration (docs/protocol/sign-in.md#sign-in): when it is asked for,
 * how long and how often it is good.
 */
import { describe, expect, it } from 'vitest';
import { startedLogin } from './support/login.ts';

const { client, captcha, lastLog, setConfig, pass } = startedLogin();

describe('the captcha', () => {
  it('is an image of 160 by 60 with an id of 32 hex digits', async () => {
    const answer = await client().get('/captchaImage');
    expect(answer).toMatchObject({
      code: 200,
      captchaEnabled: true,
      uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const image = Buffer.from(answer.img, 'base64');
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([160, 60]);
  });

  it('is asked first; an unknown one has expired', async () => {
    expect(await client().post('/login', { username: 'admin', password: 'wrong-1' })).toEqual({
      code: 500,
      msg: '验证码已失效',
    });
    expect(
      await client().post('/login', {
        username: 'admin',
        password: 'wrong-1',
        uuid: 'f'.repeat(32),
        code: '1',
      }),
    ).toEqual({ code: 500, msg: '验证码已失效' });
    expect(await lastLog()).toMatchObject({ user_name: 'admin', status: '1', msg: '验证码已失效' });
  });

  it('is good for one try', async () => {
    const { uuid, code } = await captcha();
    expect(
      await client().post('/login', {
        username: 'admin',
        password: 'Loom-2026!',
        uuid,
        code: 'no',
      }),
    ).toEqual({ code: 500, msg: '验证码错误' });
    expect(await lastLog()).toMatchObject({ status: '1', msg: '验证码错误' });
    expect(
      await client().post('/login', { username: 'admin', password: 'Loom-2026!', uuid, code }),
    ).toEqual({ code: 500, msg: '验证码已失效' });
  });

  it('is good for one of many tries at once', async () => {
    const { uuid, code } = await captcha();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        client().post('/login', { username: 'admin', password: 'Loom-2026!', uuid, code }),
      ),
    );
    expect(tries.filter((answer) => answer.code === 200)).toHaveLength(1);
  });

  it('expires after two minutes', async () => {
    const { uuid, code } = await captcha();
    pass(120_000);
    expect(
      await client().post('/login', { username: 'admin', password: 'Loom-2026!', uuid, code }),
    ).toEqual({ code: 500, msg: '验证码已失效' });
  });

  it('is asked of who registers before anything but whether they may', async () => {
    const register = (facts: object) =>
      client().post('/register', { username: '', password: '', ...facts });
    expect(await register(await captcha())).toEqual({
      code: 500,
      msg: '当前系统没有开启注册功能！',
    });
    await setConfig('sys.account.registerUser', 'true');
    expect(await register({})).toEqual({ code: 500, msg: '验证码已失效' });
    expect(await register({ ...(await captcha()), code: 'no' })).toEqual({
      code: 500,
      msg: '验证码错误',
    });
    expect(await register(await captcha())).toEqual({ code: 500, msg: '用户名不能为空' });
    await setConfig('sys.account.registerUser', 'false');
  });

  it('is switched by the stored parameter', async () => {
    await setConfig('sys.account.captchaEnabled', 'false');
    expect(await client().get('/captchaImage')).toEqual({
      code: 200,
      msg: '操作成功',
      captchaEnabled: false,
    });
    expect(
      await client().post('/login', { username: 'admin', password: 'Loom-2026!' }),
    ).toMatchObject({ code: 200 });
    await setConfig('sys.account.captchaEnabled', '');
    expect(await client().get('/captchaImage')).toMatchObject({ captchaEnabled: true });
  });
});
