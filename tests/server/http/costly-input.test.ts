/**
 * Input that costs the server far more than the client: refused before the work is done, and others
 * are served meanwhile.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { defineRoute } from '../../../src/server/http/route.ts';
import { type Client, makeUser, startedServer } from '../support/index.ts';

let admin: Client;
let nobody: Client;
const server = startedServer({
  extraRoutes: () => [
    defineRoute({
      method: 'POST',
      path: '/test/fields',
      summary: 'tells how much of a field arrives',
      tag: 'test',
      access: 'session',
      body: { kind: 'multipart' },
      answer: 'ajax',
      transaction: false,
      handler: async ({ request }) => {
        const { note } = (await request.file())!.fields;
        return { length: note && 'value' in note ? String(note.value).length : 0 };
      },
    }),
  ],
});
beforeAll(async () => {
  admin = await server.admin();
  await makeUser(server.database, 'bystander');
  nobody = await server.signIn('bystander', 'Person-2026!');
});

describe('markup', () => {
  const tooMuch = { code: 500, msg: '含有标记的内容过长，请精简后重试' };

  it.each([
    ['nested tags', ['<i>'.repeat(300_000)]],
    ['angle brackets', ['<'.repeat(1_000_000)]],
    ['many short texts', Array.from({ length: 3_000 }, () => '<i>'.repeat(300))],
  ])('is refused beyond a limit: %s', async (_name, texts) => {
    expect(await nobody.put('/system/user/profile', { nickName: 'x', texts })).toEqual(tooMuch);
  });

  it('is refused beyond a limit in notices, which may hold long pictures', async () => {
    const notice = { noticeTitle: '标记', noticeType: '1', status: '0' };
    expect(
      await admin.post('/system/notice', { ...notice, noticeContent: '<div>'.repeat(200_000) }),
    ).toMatchObject({ code: 500, msg: '内容的格式过于复杂，请精简后重试', field: 'noticeContent' });
    expect(
      await admin.post('/system/notice', {
        ...notice,
        noticeContent: `<p>图</p><img src="data:image/png;base64,${'A'.repeat(1_000_000)}">`,
      }),
    ).toMatchObject({ code: 200 });
  });

  it('does not hinder long plain texts', async () => {
    expect(
      await nobody.put('/system/user/profile', { nickName: 'x', ignored: 'y'.repeat(1_000_000) }),
    ).toMatchObject({ code: 200 });
  });
});

describe('a body', () => {
  const send = async (client: Client, type: string, body: string, path = '/system/post') =>
    (await client.raw('POST', path, { headers: { 'content-type': type }, body })).json();
  const form = 'application/x-www-form-urlencoded';
  const json = 'application/json';
  const members = `{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`).join()}}`;
  const tooLarge = { code: 500, msg: 'Maximum upload size exceeded' };

  it('of a form is small, whoever sends it', async () => {
    expect(await send(server.client(), form, 'a&'.repeat(1_000_000))).toMatchObject({ code: 401 });
    expect(await send(server.client(), form, 'a&'.repeat(1_000_000), '/login')).toEqual(tooLarge);
    expect(await send(admin, form, 'a&'.repeat(1_000_000), '/system/post/export')).toEqual(
      tooLarge,
    );
    expect(
      (
        await admin.raw('POST', '/system/post/export', {
          headers: { 'content-type': form },
          body: `postName=${'x'.repeat(60_000)}`,
        })
      ).status,
    ).toBe(200);
  });

  it('is not parsed without a session, and small where none is needed', async () => {
    expect(await send(server.client(), json, '{"never":')).toMatchObject({ code: 401 });
    expect(
      await send(
        server.client(),
        json,
        JSON.stringify({ username: 'x'.repeat(20_000), password: 'y' }),
        '/login',
      ),
    ).toEqual(tooLarge);
  });

  it('of JSON has a limited number of members', async () => {
    const refused = { code: 500, msg: 'JSON parse error: more than 100000 members' };
    expect(await send(nobody, json, members, '/system/notice/markReadAll')).toEqual(refused);
    expect(
      await send(nobody, json, `{"ids":[${'1,'.repeat(200_000)}1]}`, '/system/notice/markReadAll'),
    ).toEqual(refused);
  });

  it('may name many records that do not exist', async () => {
    const menuIds = Array.from({ length: 70_000 }, (_, index) => index + 1);
    expect(
      await admin.put('/system/role', {
        roleId: 2,
        roleName: '普通角色',
        roleKey: 'common',
        roleSort: 2,
        menuIds,
      }),
    ).toMatchObject({ code: 500, msg: '菜单不存在' });
  });
});

describe('an upload', () => {
  const form = (fields: [name: string, value: string][]): FormData => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    data.append('file', new Blob(['text']), 'a.txt');
    return data;
  };

  it('keeps little of long fields beside the file: they stay in memory', async () => {
    expect(
      (await nobody.post('/test/fields', form([['note', 'x'.repeat(1_000_000)]]))).length,
    ).toBeLessThanOrEqual(16 * 1024);
  });

  it('is refused with many fields', async () => {
    expect(
      await nobody.post(
        '/common/upload',
        form(Array.from({ length: 30 }, (_, index) => [`field${index}`, 'x'])),
      ),
    ).toEqual({ code: 500, msg: 'Maximum upload size exceeded' });
  });

  it('is refused in words when the file has no name', async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="file"\r\n' +
      'Content-Type: application/octet-stream\r\n\r\ntext\r\n--b--\r\n';
    const response = await nobody.raw('POST', '/common/upload', {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body,
    });
    expect(await response.json()).toMatchObject({
      code: 500,
      msg: expect.stringContaining('后缀[]不正确'),
    });
  });
});

it('a filter of very many characters is refused in words', async () => {
  const admin = await server.admin();
  const response = await admin.raw('POST', '/system/post/export', {
    body: new URLSearchParams({ postName: 'x'.repeat(60_000) }),
  });
  expect(await response.json()).toEqual({ code: 500, msg: '查询内容不能超过10000个字符' });
});
