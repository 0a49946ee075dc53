/**
 * Input nobody should send: always an envelope with HTTP 200, never a stack, never a half-done
 * write.
 */
import { describe, expect, it } from 'vitest';
import { startedAdmin, startedServer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

const post = (facts: object = {}) => ({
  postCode: 'code',
  postName: 'name',
  postSort: 1,
  status: '0',
  ...facts,
});
const countPosts = async () => (await admin.get('/system/post/list')).total as number;

/** Sends a body as it stands. */
async function send(body: string, type = 'application/json', path = '/system/post') {
  const response = await admin.raw('POST', path, { headers: { 'content-type': type }, body });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+/);
  return JSON.parse(text) as { code: number; msg: string };
}

describe('bodies', () => {
  it.each([['{"postCode":'], ['not json'], ['[1,2'], ['{"a":1}}']])(
    'refuses malformed JSON: %s',
    async (body) => {
      expect(await send(body)).toEqual({
        code: 500,
        msg: 'JSON parse error: the body is not valid JSON',
      });
    },
  );

  it.each([['[]'], ['"text"'], ['12']])('refuses JSON that is no object: %s', async (body) => {
    expect(await send(body)).toMatchObject({
      code: 500,
      msg: expect.stringContaining('must be an object'),
    });
  });

  it('treats an empty body as an empty object', async () => {
    expect(await send('')).toMatchObject({ code: 500 });
    expect((await send('null')).msg).not.toBe('操作失败');
  });

  it.each([['text/plain'], ['application/xml'], ['nonsense']])(
    'refuses the content type %s',
    async (type) => {
      expect(await send('postCode=1', type)).toMatchObject({
        code: 500,
        msg: expect.stringMatching(/^Content-Type .*is not supported$/),
      });
    },
  );

  it('refuses 10 MB, and goes on serving on the same connection', async () => {
    const body = JSON.stringify(post({ remark: 'x'.repeat(10 * 1024 * 1024) }));
    expect(await send(body)).toEqual({ code: 500, msg: 'Maximum upload size exceeded' });
    expect(await countPosts()).toBe(4);
  });

  it('refuses 10 MB sent without a length', async () => {
    const piece = new TextEncoder().encode('x'.repeat(1024 * 1024));
    let sent = 0;
    const stream = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        if (sent > 10) controller.close();
        else controller.enqueue(piece);
      },
    });
    const response = await admin.raw('POST', '/system/post', {
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toEqual({ code: 500, msg: 'Maximum upload size exceeded' });
  });

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('refuses JSON nested 100,000 deep: %s', async (open, close) => {
    const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    expect(await send(`{"postCode":${deep}}`)).toEqual({
      code: 500,
      msg: 'JSON parse error: nested deeper than 64 levels',
    });
  });

  it('drops members that reach for prototypes', async () => {
    const body =
      '{"__proto__":{"postCode":"from-proto","admin":true},' +
      '"constructor":{"prototype":{"polluted":1}},"postName":"原型","postSort":1,"status":"0"}';
    expect(await send(body)).toMatchObject({ code: 500, msg: '岗位编码不能为空' });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('refuses wrong types without writing', async () => {
    for (const facts of [
      { postCode: { a: 1 } },
      { postCode: ['x'] },
      { postSort: 'abc' },
      { postSort: {} },
      { postSort: 1e300 },
      { status: [] },
    ]) {
      expect(await admin.post('/system/post', post(facts))).toMatchObject({
        code: 500,
        msg: expect.not.stringMatching(/^操作失败$/),
      });
    }
    expect(await countPosts()).toBe(4);
  });

  it('refuses 10,000 characters with the message of the field', async () => {
    expect(await admin.post('/system/post', post({ postName: '长'.repeat(10_000) }))).toMatchObject(
      { code: 500, msg: '岗位名称长度不能超过50个字符' },
    );
  });

  it('keeps emoji, combined characters and quotes as they are; NUL is dropped', async () => {
    const postName = '👩‍👩‍👧 é\'"\\ %_;--';
    expect(
      await admin.post('/system/post', post({ postCode: 'emoji', postName: `${postName}\0` })),
    ).toMatchObject({ code: 200 });
    const { rows } = await admin.get(`/system/post/list?postCode=emoji`);
    expect(rows).toMatchObject([{ postName }]);
    const found = await admin.get(
      `/system/post/list?postName=${encodeURIComponent('\'"\\ %_;--')}`,
    );
    expect(found.rows).toHaveLength(1);
    await admin.delete(`/system/post/${rows[0].postId}`);
  });
});

describe('the XSS filter', () => {
  it('takes markup out of system writes, and leaves text alone', async () => {
    await admin.post(
      '/system/post',
      post({
        postCode: 'xss',
        postName: '<script>alert(1)</script>甲 <b>乙</b>',
        remark: 'a < b & c <img src=x onerror=alert(1)>',
      }),
    );
    const { rows } = await admin.get('/system/post/list?postCode=xss');
    expect(rows[0].postName).toBe('alert(1)甲 <b>乙</b>');
    expect(rows[0].remark).not.toContain('onerror');
    expect(rows[0].remark).toContain('a &lt; b');
    await admin.put('/system/post', { ...rows[0], remark: '  R&D  ' });
    expect((await admin.get(`/system/post/${rows[0].postId}`)).data.remark).toBe('R&D');
  });
});
