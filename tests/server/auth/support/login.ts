/** Signing in where a captcha is asked for, on a server whose clock the tests set. */
import { type Answer, type Client, setParameter, startedServer } from '../../support/index.ts';

/** What all refusals say that must not give away whether there is such a user. */
export const unknownOrWrong = '用户不存在/密码错误';
/** What `makeUser` gives everybody. */
export const password = 'Person-2026!';

/** The server, started before the tests of a file and stopped after them. */
export function startedLogin() {
  let time = Date.now();
  const server = startedServer({ env: { CAPTCHA: '', TRUST_PROXY: 'true' }, now: () => time });
  const client = (): Client => server.client();
  /** A fresh captcha with its answer, which only the database knows. */
  async function captcha(): Promise<{ uuid: string; code: string }> {
    const { uuid } = await client().get('/captchaImage');
    const { answer } = await server.database.read
      .selectFrom('sys_captcha')
      .select('answer')
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow();
    return { uuid, code: answer };
  }
  return {
    server,
    /** Somebody who has not signed in. */
    client,
    captcha,
    async login(
      username: string,
      secret: string,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const body = { username, password: secret, ...(await captcha()) };
      return client().post('/login', body, { headers });
    },
    /** The last row of the log of sign-ins. */
    lastLog: () =>
      server.database.read
        .selectFrom('sys_logininfor')
        .selectAll()
        .orderBy('info_id', 'desc')
        .executeTakeFirstOrThrow(),
    setConfig: (key: string, value: string): Promise<void> =>
      setParameter(server.database, key, value),
    /** Lets so many milliseconds go by. */
    pass(milliseconds: number): void {
      time += milliseconds;
    },
  };
}
