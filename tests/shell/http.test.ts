import axios, { AxiosError, CanceledError, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { ApiError, type HttpRequest } from '../../src/runtime/host.ts';
import { createHttp } from '../../src/shell/http/client.ts';
import type { Feedback } from '../../src/shell/http/feedback.ts';
import { flattenParams } from '../../src/protocol/flatten.ts';

type Answer = Response | Error | (() => Response);

/** A client over answers given in advance, and everything it told the user and sent. */
function client(...answers: Answer[]) {
  const reported: string[] = [];
  const sent: { url: string; init: RequestInit }[] = [];
  const saved: { name: string; text: Promise<string> }[] = [];
  const session = {
    token: 'T1' as string | undefined,
    signedIn: true,
    proves: true,
    leaving: false,
  };
  const feedback: Feedback = {
    error: (text) => void reported.push(`error ${text}`),
    warning: (text) => void reported.push(`warning ${text}`),
    success: (text) => void reported.push(`success ${text}`),
    expired: () => void reported.push('expired'),
    prove: (withCode) => {
      reported.push(withCode ? 'prove with code' : 'prove');
      return Promise.resolve(session.proves);
    },
    download: () => {
      reported.push('download');
      return {
        progress: (received, total) => void reported.push(`${received}/${total}`),
        done: () => void reported.push('done'),
        failed: (text) => void reported.push(`failed ${text}`),
      };
    },
  };
  const fake: AxiosAdapter = async (config) => {
    const {
      method = '',
      headers,
      data,
      responseType,
      onUploadProgress,
      onDownloadProgress,
    } = config;
    const init = { method: method.toUpperCase(), headers: { ...headers.toJSON() }, body: data };
    // axios adds what it accepts and in which type it sends; here only what is ours counts.
    delete init.headers.Accept;
    sent.push({ url: axios.getUri(config), init: init as RequestInit });
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    const next = answers.shift()!;
    if (next instanceof AxiosError) throw Object.assign(next, { config });
    if (next instanceof Error) throw next;
    const answer = typeof next === 'function' ? next() : next;
    onUploadProgress?.({ loaded: 3, total: 9, bytes: 3, lengthComputable: true });
    const content = await answer.blob();
    const known = { total: content.size, lengthComputable: true };
    const xhr = {
      status: answer.status,
      getResponseHeader: (name: string) => answer.headers.get(name),
    };
    onDownloadProgress?.({
      loaded: content.size,
      bytes: content.size,
      event: { target: xhr } as unknown as ProgressEvent,
      ...known,
    });
    return {
      data: responseType === 'blob' ? content : await content.text(),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    };
  };
  const http = createHttp({
    base: '/api',
    token: () => session.token,
    mark: () => session.token,
    signedIn: () => session.signedIn,
    feedback,
    restricted: () => reported.push('restricted') > 1,
    leaving: () => session.leaving,
    save: (content, name) => void saved.push({ name, text: content.text() }),
    adapter: fake,
  });
  const refused = async (options: HttpRequest = { url: '/x' }) =>
    http.request(options).then(
      () => {
        throw new Error('was not refused');
      },
      (error: unknown) => error as ApiError,
    );
  return { http, reported, sent, saved, session, refused };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const failed = (code: string) => new AxiosError(code, code);

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

describe('a request that asks who one is', () => {
  const asking = () =>
    json({ code: 601, msg: '为确认是您本人操作，请重新验证登录密码', reauthenticate: true });

  it('is sent again once after the proof, the same in everything', async () => {
    const { http, sent, reported } = client(asking, json({ code: 200, data: 5 }));
    await expect(
      http.request({ method: 'PUT', url: '/x', body: { a: 1 }, idempotencyKey: 'k' }),
    ).resolves.toMatchObject({ data: 5 });
    expect(sent[1]).toEqual(sent[0]);
    expect(reported).toEqual(['prove']);
  });

  it('asks for a code, too, where the server says so', async () => {
    const { http, reported } = client(
      json({ code: 601, msg: '请验证', reauthenticate: true, totpRequired: true }),
      json({ code: 200 }),
    );
    await http.request({ method: 'PUT', url: '/x' });
    expect(reported).toEqual(['prove with code']);
  });

  it('is sent again for a download, too', async () => {
    const file = new Response('rows', {
      headers: { 'content-type': 'application/octet-stream', 'content-length': '4' },
    });
    const { http, reported, saved } = client(asking, file);
    await http.download({ url: '/x/export' }, 'people.xlsx');
    expect(reported).toEqual(['download', 'prove', '4/4', 'done']);
    expect(saved.map(({ name }) => name)).toEqual(['people.xlsx']);
    const declined = client(asking);
    declined.session.proves = false;
    await expect(declined.http.download({ url: '/x/export' }, 'people.xlsx')).rejects.toMatchObject(
      { code: 0, shown: true },
    );
    expect(declined.reported).toEqual(['download', 'prove', 'failed undefined']);
  });

  it('is refused without a word when the proof is not given, and with one when it did not help', async () => {
    const declined = client(asking);
    declined.session.proves = false;
    expect(await declined.refused()).toMatchObject({ code: 0, shown: true });
    expect(declined.reported).toEqual(['prove']);
    const useless = client(asking, asking);
    expect(await useless.refused()).toMatchObject({ code: 601 });
    expect(useless.reported).toEqual(['prove', 'error 为确认是您本人操作，请重新验证登录密码']);
  });

  it('leads to the setup where a second factor is missing, without a message', async () => {
    const { refused, reported } = client(
      json({ code: 601, msg: '请先设置', secondFactorRequired: true }),
    );
    expect(await refused()).toMatchObject({ code: 601, shown: true });
    expect(reported).toEqual(['restricted']);
  });

  it('tells what is refused to who has been led to the setup already', async () => {
    const due = {
      code: 601,
      msg: '您的密码已过期，请尽快修改密码！',
      passwordChangeRequired: true,
    };
    const { refused, reported } = client(json(due), json(due));
    await refused();
    expect(await refused()).toMatchObject({ code: 601, shown: true });
    expect(reported).toEqual([
      'restricted',
      'restricted',
      'error 您的密码已过期，请尽快修改密码！',
    ]);
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

  it('tell how much of an upload has gone out', async () => {
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

  it('tell the end of the session, also of quiet requests', async () => {
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

  it('tell the end of a session that ended in another window, and nothing to visitors', async () => {
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

describe('downloads', () => {
  const file = () =>
    new Response('content', {
      headers: { 'content-type': 'application/vnd.ms-excel', 'content-length': '7' },
    });

  it('post a form, tell progress and save under the given name', async () => {
    const { http, reported, sent, saved } = client(file());
    await http.download(
      {
        url: '/system/post/export',
        urlencoded: { status: '0', params: { beginTime: 'b' }, ids: [1, 2] },
      },
      'post_1.xlsx',
    );
    expect(reported).toEqual(['download', '7/7', 'done']);
    expect(saved[0]?.name).toBe('post_1.xlsx');
    await expect(saved[0]?.text).resolves.toBe('content');
    expect(sent[0]?.init.method).toBe('POST');
    expect(String(sent[0]?.init.body)).toBe('status=0&params%5BbeginTime%5D=b&ids=1&ids=2');
  });

  it('show the refusal inside a file, whatever code it carries', async () => {
    const refusals: [unknown, string][] = [
      [{ code: 500, msg: '导出Excel失败' }, 'failed 导出Excel失败'],
      [{ code: 403, msg: 'x' }, 'failed 当前操作没有权限'],
      [{ msg: '无数据' }, 'failed 无数据'],
      [{ code: 200 }, 'failed 系统未知错误，请反馈给管理员'],
    ];
    for (const [body, shown] of refusals) {
      const { http, reported, saved } = client(json(body));
      await expect(http.download({ url: '/x/export' }, 'x')).rejects.toMatchObject({ shown: true });
      expect(reported).toEqual(['download', shown]);
      expect(saved).toEqual([]);
    }
  });

  it('show one text for any other failure, and only the dialog for an ended session', async () => {
    for (const answer of [failed('ERR_NETWORK'), new Response('', { status: 500 })]) {
      const { http, reported } = client(answer);
      await expect(http.download({ url: '/x' }, 'x')).rejects.toBeInstanceOf(ApiError);
      expect(reported).toEqual(['download', 'failed 下载文件出现错误，请联系管理员！']);
    }
    const ended = client(json({ code: 401, msg: 'x' }));
    await expect(ended.http.download({ url: '/x' }, 'x')).rejects.toMatchObject({ code: 401 });
    expect(ended.reported).toEqual(['download', 'expired', 'failed undefined']);
  });
});
