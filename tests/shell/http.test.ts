import { describe, expect, it } from 'vitest';
import { ApiError, type HttpRequest } from '../../src/runtime/host.ts';
import { createHttp } from '../../src/shell/http/client.ts';
import type { Feedback } from '../../src/shell/http/feedback.ts';
import { flattenParams, withParams } from '../../src/shell/http/flatten.ts';

type Answer = Response | Error | (() => Response);

/** A client over answers given in advance, and everything it told the user and sent. */
function client(...answers: Answer[]) {
  const told: string[] = [];
  const sent: { url: string; init: RequestInit }[] = [];
  const saved: { name: string; text: Promise<string> }[] = [];
  const session = {
    token: 'T1' as string | undefined,
    signedIn: true,
    proves: true,
    leaving: false,
  };
  const feedback: Feedback = {
    error: (text) => void told.push(`error ${text}`),
    warning: (text) => void told.push(`warning ${text}`),
    success: (text) => void told.push(`success ${text}`),
    expired: () => void told.push('expired'),
    prove: (withCode) => {
      told.push(withCode ? 'prove with code' : 'prove');
      return Promise.resolve(session.proves);
    },
    download: () => {
      told.push('download');
      return {
        progress: (received, total) => void told.push(`${received}/${total}`),
        done: () => void told.push('done'),
        failed: (text) => void told.push(`failed ${text}`),
      };
    },
  };
  const fake = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    sent.push({ url: String(url), init });
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer() : answer;
  };
  const http = createHttp({
    base: '/api',
    token: () => session.token,
    mark: () => session.token,
    signedIn: () => session.signedIn,
    feedback,
    restricted: () => told.push('restricted') > 1,
    leaving: () => session.leaving,
    save: (content, name) => void saved.push({ name, text: content.text() }),
    fetch: fake,
  });
  const refused = async (options: HttpRequest = { url: '/x' }) =>
    http.request(options).then(
      () => {
        throw new Error('was not refused');
      },
      (error: unknown) => error as ApiError,
    );
  return { http, told, sent, saved, session, refused };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const named = (name: string) => Object.assign(new Error(name), { name });

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
    expect(withParams('/x?y=1', { q: 'a&b' })).toBe('/x?y=1&q=a%26b');
    expect(withParams('/x', {})).toBe('/x');
  });
});

describe('a request that asks who one is', () => {
  const asking = () =>
    json({ code: 601, msg: '为确认是您本人操作，请重新验证登录密码', reauthenticate: true });

  it('is sent again once after the proof, the same in everything', async () => {
    const { http, sent, told } = client(asking, json({ code: 200, data: 5 }));
    await expect(
      http.request({ method: 'PUT', url: '/x', body: { a: 1 }, idempotencyKey: 'k' }),
    ).resolves.toMatchObject({ data: 5 });
    expect(sent[1]).toEqual(sent[0]);
    expect(told).toEqual(['prove']);
  });

  it('asks for a code, too, where the server says so', async () => {
    const { http, told } = client(
      json({ code: 601, msg: '请验证', reauthenticate: true, totpRequired: true }),
      json({ code: 200 }),
    );
    await http.request({ method: 'PUT', url: '/x' });
    expect(told).toEqual(['prove with code']);
  });

  it('is sent again for a download, too', async () => {
    const file = new Response('rows', {
      headers: { 'content-type': 'application/octet-stream', 'content-length': '4' },
    });
    const { http, told, saved } = client(asking, file);
    await http.download({ url: '/x/export' }, 'people.xlsx');
    expect(told.slice(0, 2)).toEqual(['download', 'prove']);
    expect(saved.map(({ name }) => name)).toEqual(['people.xlsx']);
    const declined = client(asking);
    declined.session.proves = false;
    await expect(declined.http.download({ url: '/x/export' }, 'people.xlsx')).rejects.toMatchObject(
      { code: 0, shown: true },
    );
    expect(declined.told).toEqual(['download', 'prove', 'failed undefined']);
  });

  it('is refused without a word when the proof is not given, and with one when it did not help', async () => {
    const declined = client(asking);
    declined.session.proves = false;
    expect(await declined.refused()).toMatchObject({ code: 0, shown: true });
    expect(declined.told).toEqual(['prove']);
    const useless = client(asking, asking);
    expect(await useless.refused()).toMatchObject({ code: 601 });
    expect(useless.told).toEqual(['prove', 'error 为确认是您本人操作，请重新验证登录密码']);
  });

  it('leads to the setup where a second factor is missing, without a message', async () => {
    const { refused, told } = client(
      json({ code: 601, msg: '请先设置', secondFactorRequired: true }),
    );
    expect(await refused()).toMatchObject({ code: 601, shown: true });
    expect(told).toEqual(['restricted']);
  });

  it('tells what is refused to who has been led to the setup already', async () => {
    const due = {
      code: 601,
      msg: '您的密码已过期，请尽快修改密码！',
      passwordChangeRequired: true,
    };
    const { refused, told } = client(json(due), json(due));
    await refused();
    expect(await refused()).toMatchObject({ code: 601, shown: true });
    expect(told).toEqual(['restricted', 'restricted', 'error 您的密码已过期，请尽快修改密码！']);
  });
});

describe('requests', () => {
  it('carry the session, the body and the idempotency key, and give the envelope', async () => {
    const { http, sent, told } = client(json({ code: 200, msg: '操作成功', data: 5 }));
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
    expect(told).toEqual([]);
  });

  it('carry no Authorization without a session', async () => {
    const { http, sent, session } = client(json({ code: 200 }));
    session.token = undefined;
    await http.request({ url: '/captchaImage' });
    expect(sent[0].init.headers).toEqual({ 'X-Session': 'cookie', 'Accept-Language': 'zh-CN' });
  });

  it.each([
    [403, '没有权限，请联系管理员授权', 'error 当前操作没有权限'],
    [404, 'x', 'error 访问资源不存在'],
    [500, '新增岗位失败', 'error 新增岗位失败'],
    [500, '', 'error 系统未知错误，请反馈给管理员'],
    [601, '数据已被他人修改，请刷新后重试', 'error 数据已被他人修改，请刷新后重试'],
    [777, undefined, 'error 系统未知错误，请反馈给管理员'],
  ])('show code %i', async (code, msg, shown) => {
    const { refused, told } = client(json({ code, msg }));
    await expect(refused()).resolves.toMatchObject({ code, shown: true });
    expect(told).toEqual([shown]);
  });

  it('show failures of network, time and status', async () => {
    const cases: [Answer, string][] = [
      [new TypeError('Failed to fetch'), 'error 后端接口连接异常'],
      [named('TimeoutError'), 'error 系统接口请求超时'],
      [new Response('Bad Gateway', { status: 502 }), 'error 系统接口502异常'],
      [json({ detail: 'no envelope' }, 503), 'error 系统接口503异常'],
    ];
    for (const [answer, shown] of cases) {
      const { refused, told } = client(answer);
      await refused();
      expect(told).toEqual([shown]);
    }
  });

  it('say nothing of a cancelled request, and leave quiet refusals to the caller', async () => {
    const cancelled = client(named('AbortError'));
    await expect(cancelled.refused()).resolves.toMatchObject({ code: 0, shown: true });
    expect(cancelled.told).toEqual([]);
    const left = client(new TypeError('Failed to fetch'));
    left.session.leaving = true;
    await expect(left.refused()).resolves.toMatchObject({ code: 0, shown: true });
    expect(left.told).toEqual([]);
    const quiet = client(json({ code: 500, msg: '验证码错误', field: 'code' }));
    await expect(quiet.refused({ url: '/login', quiet: true })).resolves.toMatchObject({
      message: '验证码错误',
      code: 500,
      shown: false,
      field: 'code',
    });
    expect(quiet.told).toEqual([]);
  });

  it('tell the end of the session, also of quiet requests', async () => {
    const { refused, told } = client(json({ code: 401, msg: 'x' }), json({ code: 401, msg: 'x' }));
    await expect(refused()).resolves.toMatchObject({
      code: 401,
      shown: true,
      message: '认证失败，无法访问系统资源',
    });
    await refused({ url: '/x', quiet: true });
    expect(told).toEqual(['expired', 'expired']);
  });

  it('tell the end of a session that ended in another window, and nothing to visitors', async () => {
    const { refused, told, session } = client(
      json({ code: 401, msg: 'x' }),
      json({ code: 401, msg: 'x' }),
    );
    session.token = undefined;
    await refused();
    expect(told).toEqual(['expired']);
    session.signedIn = false;
    await expect(refused()).resolves.toMatchObject({ code: 401, shown: false });
    expect(told).toEqual(['expired']);
  });

  it('do not blame the present session for the answer to an older token', async () => {
    const { refused, told, session } = client(() => {
      session.token = 'T2';
      return json({ code: 401, msg: 'x' });
    });
    await expect(refused()).resolves.toMatchObject({ code: 401 });
    expect(told).toEqual([]);
  });
});

describe('downloads', () => {
  const file = () =>
    new Response('content', {
      headers: { 'content-type': 'application/vnd.ms-excel', 'content-length': '7' },
    });

  it('post a form, tell progress and save under the given name', async () => {
    const { http, told, sent, saved } = client(file());
    await http.download(
      {
        url: '/system/post/export',
        urlencoded: { status: '0', params: { beginTime: 'b' }, ids: [1, 2] },
      },
      'post_1.xlsx',
    );
    expect(told).toEqual(['download', '7/7', 'done']);
    expect(saved[0].name).toBe('post_1.xlsx');
    await expect(saved[0].text).resolves.toBe('content');
    expect(sent[0].init.method).toBe('POST');
    expect(String(sent[0].init.body)).toBe('status=0&params%5BbeginTime%5D=b&ids=1&ids=2');
  });

  it('show the refusal inside a file, whatever code it carries', async () => {
    const refusals: [unknown, string][] = [
      [{ code: 500, msg: '导出Excel失败' }, 'failed 导出Excel失败'],
      [{ code: 403, msg: 'x' }, 'failed 当前操作没有权限'],
      [{ msg: '无数据' }, 'failed 无数据'],
      [{ code: 200 }, 'failed 系统未知错误，请反馈给管理员'],
    ];
    for (const [body, shown] of refusals) {
      const { http, told, saved } = client(json(body));
      await expect(http.download({ url: '/x/export' }, 'x')).rejects.toMatchObject({ shown: true });
      expect(told).toEqual(['download', shown]);
      expect(saved).toEqual([]);
    }
  });

  it('show one text for any other failure, and only the dialog for an ended session', async () => {
    for (const answer of [new TypeError('offline'), new Response('', { status: 500 })]) {
      const { http, told } = client(answer);
      await expect(http.download({ url: '/x' }, 'x')).rejects.toBeInstanceOf(ApiError);
      expect(told).toEqual(['download', 'failed 下载文件出现错误，请联系管理员！']);
    }
    const ended = client(json({ code: 401, msg: 'x' }));
    await expect(ended.http.download({ url: '/x' }, 'x')).rejects.toMatchObject({ code: 401 });
    expect(ended.told).toEqual(['download', 'expired', 'failed undefined']);
  });
});
