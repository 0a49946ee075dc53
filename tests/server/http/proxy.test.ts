/** API_TARGET: our front end before somebody else's server of the protocol. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer, type RunningServer } from '../../../src/server/start.ts';
import { projectRoot } from '../support/index.ts';

const dataDir = path.join(projectRoot, 'data-of-nobody');
let target: Server;
let server: RunningServer;

/** Says what reached it. */
async function echo(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return JSON.stringify({
    code: 200,
    method: request.method,
    url: request.url,
    body,
    authorization: request.headers.authorization,
    forwarded: request.headers['x-forwarded-for'],
    headers: request.headers,
  });
}

beforeAll(async () => {
  target = createServer((request, response) => {
    void echo(request).then((text) => {
      for (const [name, value] of JSON.parse(String(request.headers['x-answer'] ?? '[]')))
        response.setHeader(name, value);
      response
        .setHeader('content-type', String(request.headers['x-wanted'] ?? 'application/json'))
        .end(text);
    });
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const { port } = target.address() as AddressInfo;
  server = await startServer({
    config: readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      API_TARGET: `http://127.0.0.1:${port}/base`,
    }),
    root: projectRoot,
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => target.close(resolve));
});

const call = async (place: string, init?: RequestInit) =>
  (await fetch(server.url + place, init)).json();

describe('API_TARGET', () => {
  it('passes /api on to the base path, with method, query, body and token', async () => {
    expect(
      await call('/api/system/post/list?pageNum=1&params%5BbeginTime%5D=2026-01-01', {
        headers: { authorization: 'Bearer abc' },
      }),
    ).toMatchObject({
      method: 'GET',
      url: '/base/system/post/list?pageNum=1&params%5BbeginTime%5D=2026-01-01',
      authorization: 'Bearer abc',
    });
    expect(
      await call('/api/system/post', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"a":"中"}',
      }),
    ).toMatchObject({ method: 'PUT', url: '/base/system/post', body: '{"a":"中"}' });
    expect(await call('/api/system/post/1,2', { method: 'DELETE' })).toMatchObject({
      method: 'DELETE',
      url: '/base/system/post/1,2',
    });
  });

  it('passes forms, uploads and files on', async () => {
    expect(
      await call('/api/system/post/export', {
        method: 'POST',
        body: new URLSearchParams({ postCode: 'x' }),
      }),
    ).toMatchObject({ body: 'postCode=x' });
    const form = new FormData();
    form.set('file', new Blob(['picture']), 'a.png');
    expect((await call('/api/common/upload', { method: 'POST', body: form })).body).toContain(
      'picture',
    );
    expect(await call('/profile/upload/a.png')).toMatchObject({
      url: '/base/profile/upload/a.png',
    });
  });

  it('passes on the real address of the client, whatever the client says', async () => {
    expect(await call('/api/x', { headers: { 'x-forwarded-for': '1.2.3.4' } })).toMatchObject({
      forwarded: '127.0.0.1',
    });
  });

  it('passes no other header on by which a client could name itself or the site', async () => {
    const names = [
      'x-real-ip',
      'proxy-client-ip',
      'wl-proxy-client-ip',
      'forwarded',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-port',
    ];
    const { headers } = await call('/api/x', {
      headers: { ...Object.fromEntries(names.map((name) => [name, '1.2.3.4'])), 'x-mine': 'kept' },
    });
    expect(Object.keys(headers)).toContain('x-mine');
    expect(Object.keys(headers).filter((name) => names.includes(name))).toEqual([]);
  });

  it.each([
    '/profile/upload/a.html',
    '/api/profile/upload/a.html',
    '/api//profile/a.html',
    '/api/%70rofile/a.html',
  ])('lets no stored file run under our address: %s', async (place) => {
    const answer = await fetch(server.url + place);
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
  });

  it('shows stored pictures, and leaves other answers as they are', async () => {
    const picture = await fetch(`${server.url}/profile/upload/a.png`, {
      headers: { 'x-wanted': 'image/png' },
    });
    expect([
      picture.headers.get('content-type'),
      picture.headers.get('content-disposition'),
    ]).toEqual(['image/png', null]);
    const answer = await fetch(`${server.url}/api/system/post/list?a=/profile/`);
    expect([
      answer.headers.get('content-security-policy')?.includes('sandbox'),
      answer.headers.get('content-disposition'),
    ]).toEqual([false, null]);
  });

  it('lets the other server say nothing about what pages may do, who may call, or the connection', async () => {
    const said = [
      ['content-security-policy', 'default-src *'],
      ['x-frame-options', 'ALLOWALL'],
      ['referrer-policy', 'unsafe-url'],
      ['strict-transport-security', 'max-age=1'],
      ['access-control-allow-origin', 'https://evil.example'],
      ['access-control-allow-credentials', 'true'],
      ['x-mine', 'kept'],
      ['x-hop', 'dropped'],
      ['connection', 'close, X-Hop'],
      ['proxy-authenticate', 'Basic'],
    ];
    const { headers } = await fetch(`${server.url}/api/x`, {
      headers: { 'x-answer': JSON.stringify(said), origin: 'https://evil.example' },
    });
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect([
      headers.get('x-frame-options'),
      headers.get('referrer-policy'),
      headers.get('x-mine'),
    ]).toEqual(['SAMEORIGIN', 'no-referrer', 'kept']);
    for (const name of [
      'strict-transport-security',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'x-hop',
      'proxy-authenticate',
    ])
      expect(headers.get(name), name).toBeNull();
  });

  it('passes no header of the connection on, nor what our front end says to our own server', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const own = {
      Connection: 'close, X-Hop',
      'X-Hop': '1',
      'Proxy-Authorization': 'Basic eDp5',
      TE: 'trailers',
      'X-Session': 'cookie',
      'X-Mine': 'kept',
      'Transfer-Encoding': 'chunked',
    };
    socket.write(
      `POST /api/x HTTP/1.1\r\nHost: x\r\n${Object.entries(own)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n3\r\nabc\r\n0\r\n\r\n`,
    );
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toContain('\\"x-mine\\":\\"kept\\"'.replaceAll('\\', ''));
    expect(answer).toContain('"body":"abc"');
    for (const name of ['x-hop', 'proxy-authorization', '"te"', 'x-session'])
      expect(answer, name).not.toContain(name);
  });

  it('makes room for the token that the front end keeps itself', async () => {
    const answer = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      body: '{}',
      headers: {
        'content-type': 'application/json',
        'x-answer': JSON.stringify([['set-cookie', 'theirs=1']]),
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      'theirs=1',
      expect.stringMatching(/^access_token=; Max-Age=0; Path=\/; HttpOnly/),
      expect.stringMatching(/^access_mark=;/),
    ]);
  });

  it('serves page schemas itself, without the features of our own server or a database', async () => {
    expect(await call('/schemas/index.json')).toMatchObject({ features: { dictBatch: false } });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says in words that the target is dead, with an HTTP error as proxies do', async () => {
    const dead = await startServer({
      config: readConfig({ PORT: '0', DATA_DIR: dataDir, API_TARGET: 'http://127.0.0.1:1' }),
      root: projectRoot,
    });
    try {
      const answer = await fetch(`${dead.url}/api/captchaImage`);
      expect([answer.status, await answer.json()]).toEqual([
        502,
        { code: 502, msg: '后端服务暂时无法连接，请稍后再试' },
      ]);
      expect((await fetch(`${dead.url}/profile/a.png`)).status).toBe(502);
      expect((await fetch(`${dead.url}/schemas/index.json`)).status).toBe(200);
    } finally {
      await dead.close();
    }
  });
});
