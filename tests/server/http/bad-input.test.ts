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
      '{"__proto__":{"postCode":"from-proto","admin":true},"constructor":{"prototype":{"polluted":1}},"postName":"原型","postSort":1,"status":"0"}';
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

describe('lists', () => {
  it('survives absurd paging', async () => {
    expect(await admin.get('/system/post/list?pageSize=1000000000')).toMatchObject({
      code: 200,
      total: 4,
    });
    expect((await admin.get('/system/post/list?pageSize=1e9')).rows).toHaveLength(4);
    expect((await admin.get('/system/post/list?pageNum=-5&pageSize=2')).rows).toMatchObject([
      { postId: 1 },
      { postId: 2 },
    ]);
    expect((await admin.get('/system/post/list?pageNum=999999999&pageSize=3')).rows).toMatchObject([
      { postId: 4 },
    ]);
    for (const query of [
      'pageSize=-1',
      'pageSize=0',
      'pageNum=0',
      'pageNum=abc',
      'pageSize=99999999999999999999',
      'pageNum=1&pageNum=2',
      'pageSize=NaN',
    ]) {
      expect(await admin.get(`/system/post/list?${query}`), query).toMatchObject({
        code: 200,
        total: 4,
      });
    }
  });

  it('sorts by columns it shows only', async () => {
    for (const column of [
      'password',
      'noSuchColumn',
      'post_sort; drop table sys_post',
      '(select 1)',
    ]) {
      expect(
        await admin.get(`/system/post/list?orderByColumn=${encodeURIComponent(column)}&isAsc=asc`),
        column,
      ).toMatchObject({ code: 500, msg: '参数不符合规范，不能进行查询' });
    }
    // A column that is there, and hidden.
    expect(await admin.get('/system/user/list?orderByColumn=password&isAsc=asc')).toMatchObject({
      code: 500,
      msg: '参数不符合规范，不能进行查询',
    });
    expect(await admin.get(`/system/post/list?orderByColumn=${'a'.repeat(501)}`)).toMatchObject({
      code: 500,
      msg: '参数已超过最大限制，不能进行查询',
    });
    expect(await countPosts()).toBe(4);
  });

  it('handles ids that are no numbers', async () => {
    expect(await admin.get('/system/post/abc')).toMatchObject({
      code: 500,
      msg: "请求参数类型不匹配，参数[postId]要求类型为：'java.lang.Long'，但输入值为：'abc'",
    });
    expect(await admin.delete('/system/post/1;2')).toMatchObject({ code: 500 });
    expect(await admin.delete(`/system/post/${encodeURIComponent('1 or 1=1')}`)).toMatchObject({
      code: 500,
    });
    expect(await countPosts()).toBe(4);
  });

  it('handles invalid dates in ranges', async () => {
    for (const date of ['2026-02-30', 'yesterday', "2026-01-01' or '1'='1"]) {
      const answer = await admin.get(
        `/system/config/list?params[beginTime]=${encodeURIComponent(date)}`,
      );
      expect(answer.msg, date).not.toBe('操作失败');
    }
  });

  it('ignores unknown filters', async () => {
    expect(await admin.get('/system/post/list?nothing=1&__proto__=2')).toMatchObject({
      code: 200,
      total: 4,
    });
  });

  it('reads a repeated filter as one text, and the first of a repeated order', async () => {
    expect(await admin.get('/system/post/list?postCode=ceo&postCode=se')).toMatchObject({
      code: 200,
      total: 0,
    });
    expect(
      await admin.get(
        '/system/post/list?orderByColumn=postId&orderByColumn=password&isAsc=desc&isAsc=x',
      ),
    ).toMatchObject({ code: 200, rows: [{ postId: 4 }, {}, {}, {}] });
  });
});

describe('the same create sent twice', () => {
  const key = (value: string) => ({ headers: { 'idempotency-key': value } });

  it('stores once and answers the same, one after the other', async () => {
    const before = await countPosts();
    const body = { noticeTitle: '两次', noticeType: '1', noticeContent: 'x', status: '0' };
    const notices = async () =>
      (await admin.get('/system/notice/list?noticeTitle=两次')).total as number;
    const first = await admin.post('/system/notice', body, key('key-00000001'));
    const second = await admin.post('/system/notice', body, key('key-00000001'));
    expect(first).toMatchObject({ code: 200 });
    expect(second).toEqual(first);
    expect(await notices()).toBe(1);
    expect(await countPosts()).toBe(before);
  });

  it('stores once when both are under way at the same time', async () => {
    const body = { noticeTitle: '同时', noticeType: '1', noticeContent: 'x', status: '0' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/system/notice', body, key('key-00000002'))),
    );
    for (const answer of answers) expect(answer).toEqual({ code: 200, msg: '操作成功' });
    expect((await admin.get('/system/notice/list?noticeTitle=同时')).total).toBe(1);
  });

  it('refuses the key for another request, and frees it when the work was refused', async () => {
    const body = { noticeTitle: '第三', noticeType: '1', noticeContent: 'x', status: '0' };
    expect(
      await admin.post('/system/notice', { ...body, noticeTitle: '' }, key('key-00000003')),
    ).toMatchObject({ code: 500, msg: '公告标题不能为空' });
    expect(await admin.post('/system/notice', body, key('key-00000003'))).toMatchObject({
      code: 200,
    });
    expect(
      await admin.post('/system/notice', { ...body, noticeTitle: '第四' }, key('key-00000003')),
    ).toEqual({ code: 500, msg: '不允许重复提交，请稍候再试', storedBefore: true });
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
