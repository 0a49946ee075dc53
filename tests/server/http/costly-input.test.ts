/** Input that costs the server far more than the client: refused before the work is done, and others are served meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, startServer, type Client, type TestServer } from '../support/index.ts';

let server: TestServer;
let admin: Client;
let nobody: Client;
beforeAll(async () => {
  server = await startServer();
  admin = await server.admin();
  await makeUser(server.database, 'bystander');
  nobody = await server.signIn('bystander', 'Person-2026!');
});
afterAll(() => server.stop());

describe('markup', () => {
  const tooMuch = { code: 500, msg: '含有标记的内容过长，请精简后重试' };

  it.each([['nested tags', ['<i>'.repeat(300_000)]], ['angle brackets', ['<'.repeat(1_000_000)]], ['many short texts', Array.from({ length: 3_000 }, () => '<i>'.repeat(300))]])('is refused beyond a limit: %s', async (_name, texts) => {
    expect(await nobody.put('/system/user/profile', { nickName: 'x', texts })).toEqual(tooMuch);
  });

  it('is refused beyond a limit in forms, too', async () => {
    expect(await admin.post('/system/post/export', new URLSearchParams({ postName: '<i>'.repeat(300_000) }))).toEqual(tooMuch);
  });

  it('is refused beyond a limit in notices, which may hold long pictures', async () => {
    const notice = { noticeTitle: '标记', noticeType: '1', status: '0' };
    expect(await admin.post('/system/notice', { ...notice, noticeContent: '<div>'.repeat(200_000) })).toMatchObject({ code: 500, msg: '内容的格式过于复杂，请精简后重试', field: 'noticeContent' });
    expect(await admin.post('/system/notice', { ...notice, noticeContent: `<p>图</p><img src="data:image/png;base64,${'A'.repeat(1_000_000)}">` })).toMatchObject({ code: 200 });
  });

  it('does not hinder long plain texts', async () => {
    expect(await nobody.put('/system/user/profile', { nickName: 'x', ignored: 'y'.repeat(1_000_000) })).toMatchObject({ code: 200 });
  });
});
