/** Bodies of callers without a session: how long they may be, and how slow. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Client, type TestServer } from '../support/index.ts';
import { MiB, headOf, send, ask } from './support/wire.ts';

describe('bodies', () => {
  let server: TestServer;
  let admin: Client;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  it('of people who are not signed in are refused by their headers', async () => {
    const head = (place: string) =>
      `POST ${place} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
    expect(await ask(server.url, head('/api/system/post'))).toContain('"code":401');
    expect(await ask(server.url, head('/api/login'))).toContain('Maximum upload size exceeded');
  });

  it('without a length are read to the limit', async () => {
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const head =
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await ask(server.url, head + chunk + chunk)).toContain('Maximum upload size exceeded');
  });

  it('of signed-in people are as large as ever', async () => {
    expect(
      await admin.put('/system/user/profile', { nickName: '管理员', ignored: 'y'.repeat(4 * MiB) }),
    ).toMatchObject({ code: 200 });
    expect(
      await admin.put('/system/user/profile', { nickName: '管理员', ignored: 'y'.repeat(5 * MiB) }),
    ).toEqual({ code: 500, msg: 'Maximum upload size exceeded' });
  });

  it('that are refused leave the connection usable', async () => {
    const json = { 'Content-Type': 'application/json', 'Content-Length': 5000 };
    const first = headOf('POST /api/system/post', json) + ' '.repeat(5000);
    const { socket, answer } = await send(
      server.url,
      `${first}GET /api/captchaImage HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    await expect.poll(answer).toContain('captchaEnabled');
    socket.destroy();
  });
});
