/** A server on which people have second factors, and its clock. */
import { beforeAll } from 'vitest';
import { type Client, makeUser, setParameter, startedServer } from '../../support/index.ts';
import { codeAt } from './authenticator.ts';

export const TOTP = '/system/user/profile/totp';
export const password = 'Person-2026!';
export const asked = { code: 601, msg: '请输入两步验证码', totpRequired: true };
export const wrong = { code: 601, msg: '两步验证码错误', totpRequired: true };
export const used = { ...wrong, msg: '该验证码已使用过，请等待下一个验证码' };

interface Enrolled {
  client: Client;
  userId: number;
  secret: string;
  recoveryCodes: string[];
}

/** Starts the server; it asks for no captcha until a test says so. */
export function secondFactors() {
  /** Epoch milliseconds of the server. */
  const time = { now: Date.now() };
  const server = startedServer({ env: { CAPTCHA: '' }, now: () => time.now });
  const setConfig = (key: string, value: string): Promise<void> =>
    setParameter(server.database, key, value);
  beforeAll(() => setConfig('sys.account.captchaEnabled', 'false'));

  /** A person who has set up a second factor. */
  async function enrolled(userName: string): Promise<Enrolled> {
    const { userId } = await makeUser(server.database, userName);
    const client = await server.signIn(userName, password);
    const { data } = await client.post(TOTP);
    const {
      data: { recoveryCodes },
    } = await client.put(TOTP, { code: codeAt(data.secret, time.now) });
    time.now += 30_000;
    return { client, userId, secret: data.secret, recoveryCodes };
  }

  const login = (username: string, totp?: string, more: object = {}) =>
    server
      .client()
      .post('/login', { username, password, ...(totp !== undefined && { totp }), ...more });

  const logged = async (userName: string) =>
    (
      await server.database.read
        .selectFrom('sys_logininfor')
        .select(['status', 'msg'])
        .where('user_name', '=', userName)
        .orderBy('info_id')
        .execute()
    ).map(({ status, msg }) => `${status} ${msg}`);

  return { server, time, setConfig, enrolled, login, logged };
}
