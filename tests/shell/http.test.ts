import { describe, expect, it } from 'vitest';
import { flattenParams } from '../../src/protocol/flatten.ts';
import { client, failed, json, type Answer } from './httpClient.ts';

describe('parameters', () => {
  it('flatten arrays to repeated keys and objects to brackets, without empty ones', () => {
    expect(
      flattenParams({
        a: 1,
        b: [1, 2],
        params: { beginTime: '2026-01-01', endTime: '' },
        c: null,
        d: undefined,
        e: '',
        f: false,
        g: 0,
      }),
    ).toEqual([
      ['a', '1'],
      ['b', '1'],
      ['b', '2'],
      ['params[beginTime]', '2026-01-01'],
      ['f', 'false'],
      ['g', '0'],
    ]);
  });

  it('stand in the address', async () => {
    const { http, sent } = client(json({ code: 200 }), json({ code: 200 }));
    await http.request({ url: '/x?y=1', params: { q: 'a&b', none: '' } });
    await http.request({ url: '/x', params: {} });
    expect(sent.map(({ url }) => url)).toEqual(['/api/x?y=1&q=a%26b', '/api/x']);
  });
});

describe('requests', () => {
  it('carry the session, the body and the idempotency key, and give the envelope', async () => {
    const { http, sent, reported } = client(json({ code: 200, msg: '操作成功', data: 5 }));
    await expect(
      http.request({ method: 'POST', url: '/system/post', body: { a: 1 }, idempotencyKey: 'k' }),
    ).resolves.toMatchObject({ data: 5 });
    expect(sent[0]).toMatchObject({
      url: '/api/system/post',
      init: {
        method: 'POST',
        body: '{"a":1}',
        headers: { Authorization: 'Bearer T1', 'Idempotency-Key': 'k' },
      },
    });
    expect(reported).toEqual([]);
  });

  it('carry no Authorization without a session', async () => {
    const { http, sent, session } = client(json({ code: 200 }));
    session.token = undefined;
    await http.request({ url: '/captchaImage' });
    expect(sent[0]?.init.headers).toEqual({ 'X-Session': 'cookie', 'Accept-Language': 'zh-CN' });
  });

  it.each([
    [403, '没有权限，请联系管理员授权', 'error 当前操作没有权限'],
    [404, 'x', 'error 访问资源不存在'],
    [500, '新增岗位失败', 'error 新增岗位失败'],
    [500, '', 'error 系统未知错误，请反馈给管理员'],
    [601, '数据已被他人修改，请刷新后重试', 'error 数据已被他人修改，请刷新后重试'],
    [777, undefined, 'error 系统未知错误，请反馈给管理员'],
  ])('show code %i', async (code, msg, shown) => {
    const { refused, reported } = client(json({ code, msg }));
    await expect(refused()).resolves.toMatchObject({ code, shown: true });
    expect(reported).toEqual([shown]);
  });

  it('show failures of network, time and status', async () => {
    const cases: [Answer, string][] = [
      [failed('ERR_NETWORK'), 'error 后端接口连接异常'],
      [failed('ETIMEDOUT'), 'error 系统接口请求超时'],
      [new Response('Bad Gateway', { status: 502 }), 'error 系统接口502异常'],
      [json({ detail: 'no envelope' }, 503), 'error 系统接口503异常'],
    ];
    for (const [answer, shown] of cases) {
      const { refused, reported } = client(answer);
      await refused();
      expect(reported).toEqual([shown]);
    }
  });

  it('say nothing of a cancelled request, and leave quiet refusals to the caller', async () => {
    const cancelled = client(failed('ECONNABORTED'));
    await expect(cancelled.refused()).resolves.toMatchObject({ code: 0, shown: true });
    expect(cancelled.reported).toEqual([]);
    const left = client(failed('ERR_NETWORK'));
    left.session.leaving = true;
    await expect(left.refused()).resolves.toMatchObject({ code: 0, shown: true });
    expect(left.reported).toEqual([]);
    const quiet = client(json({ code: 500, msg: '验证码错误', field: 'code' }));
    await expect(quiet.refused({ url: '/login', quiet: true })).resolves.toMatchObject({
      message: '验证码错误',
      code: 500,
      shown: false,
      field: 'code',
    });
    expect(quiet.reported).toEqual([]);
  });

  it('are cancelled by their signal without a word, and time out with one', async () => {
    const cancelled = client();
    const signal = AbortSignal.abort();
    await expect(cancelled.refused({ url: '/x', signal })).resolves.toMatchObject({ shown: true });
    expect(cancelled.reported).toEqual([]);
    const late = client();
    await late.refused({
      url: '/x',
      signal: AbortSignal.abort(new DOMException('', 'TimeoutError')),
    });
    expect(late.reported).toEqual(['error 系统接口请求超时']);
  });

  it('report how much of an upload has gone out', async () => {
    const { http } = client(json({ code: 200 }));
    const seen: unknown[] = [];
    const form = new FormData();
    form.append('file', new Blob(['123456789']));
    await http.request({
      method: 'POST',
      url: '/common/upload',
      form,
      onUpload: (...progress) => seen.push(progress),
    });
    expect(seen).toEqual([[3, 9]]);
  });

  it('report the end of the session, also of quiet requests', async () => {
    const { refused, reported } = client(
      json({ code: 401, msg: 'x' }),
      json({ code: 401, msg: 'x' }),
    );
    await expect(refused()).resolves.toMatchObject({
      code: 401,
      shown: true,
      message: '认证失败，无法访问系统资源',
    });
    await refused({ url: '/x', quiet: true });
    expect(reported).toEqual(['expired', 'expired']);
  });

  it('report the end of a session that ended in another window, and nothing to visitors', async () => {
    const { refused, reported, session } = client(
      json({ code: 401, msg: 'x' }),
      json({ code: 401, msg: 'x' }),
    );
    session.token = undefined;
    await refused();
    expect(reported).toEqual(['expired']);
    session.signedIn = false;
    await expect(refused()).resolves.toMatchObject({ code: 401, shown: false });
    expect(reported).toEqual(['expired']);
  });

  it('do not blame the present session for the answer to an older token', async () => {
    const { refused, reported, session } = client(() => {
      session.token = 'T2';
      return json({ code: 401, msg: 'x' });
    });
    await expect(refused()).resolves.toMatchObject({ code: 401 });
    expect(reported).toEqual([]);
  });
});
