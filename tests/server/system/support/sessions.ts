/** People who sign in with browsers of their own, on a server whose clock the tests set. */
import { chrome, type Client, startedServer } from '../../support/index.ts';

export const minute = 60_000;
export const gone = { code: 500, msg: '会话不存在或已结束' };

/** The server, started before the tests of a file and stopped after them. */
export function startedSessions() {
  let time = Date.UTC(2026, 0, 2, 1, 30, 5);
  const server = startedServer({ env: { TRUST_PROXY: 'true' }, now: () => time });
  return {
    server,
    /** Signs in with a browser of its own. */
    async enter(username: string, ip = '10.0.0.8', password = 'Person-2026!'): Promise<Client> {
      const client = server.client();
      const headers = { 'x-forwarded-for': ip, 'user-agent': chrome(140) };
      const { token } = await client.post('/login', { username, password }, { headers });
      client.token = token;
      return client;
    },
    /** The time of the server, in milliseconds. */
    now: (): number => time,
    /** Lets so many milliseconds go by. */
    pass(milliseconds: number): void {
      time += milliseconds;
    },
  };
}
