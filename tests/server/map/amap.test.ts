/**
 * AMap's services through the server: only those, only for people signed in, and without the code.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type Client, type TestServer } from '../support/index.ts';
import { json, startService, type StandInService } from './service.ts';

const key = 'k'.repeat(32);
const code = 'c'.repeat(32);

let amap: StandInService;
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  amap = await startService();
  server = await startServer({
    env: { AMAP_KEY: key, AMAP_SECURITY_CODE: code, AMAP_SERVICE_URL: amap.url },
  });
  admin = await server.admin();
});
beforeEach(() => {
  amap.asked.length = 0;
  amap.answer = json({ status: '1', tips: [] });
});
afterAll(async () => {
  await server.stop();
  await amap.stop();
});

const call = (path: string, token: string | null = admin.token) =>
  fetch(`${server.url}${path}`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), referer: `${server.url}/` },
  });
const tips = `/_AMapService/v3/assistant/inputtips?s=rsv3&key=${key}&keywords=%E8%A5%BF%E6%B9%96`;

describe("AMap's services", () => {
  it('are asked with the code, which no answer shows', async () => {
    const answer = await call(tips);
    expect([answer.status, await answer.json()]).toEqual([200, { status: '1', tips: [] }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(amap.asked).toEqual([
      `/v3/assistant/inputtips?s=rsv3&key=${key}&keywords=%E8%A5%BF%E6%B9%96&jscode=${code}`,
    ]);
    expect(JSON.stringify([...answer.headers])).not.toContain(code);
    amap.answer = (request, response) => response.end(`{"url":"${request.url}"}`);
    const echo = await call(tips);
    expect([echo.status, await echo.text()]).toEqual([502, 'Bad Gateway\n']);
  });

  it('take the code from nobody else', async () => {
    await call(`${tips}&jscode=other`);
    expect(new URL(amap.asked[0]!, amap.url).searchParams.getAll('jscode')).toEqual([code]);
  });

  it('are for people signed in', async () => {
    expect((await call(tips, null)).status).toBe(401);
    expect((await call(tips, 'no-token')).status).toBe(401);
    expect(amap.asked).toEqual([]);
  });

  it.each([
    '/_AMapService/',
    '/_AMapService/v3/../../secret',
    '/_AMapService/v3/%2e%2e/secret',
    '/_AMapService//other.example/v3/x',
    '/_AMapService/v3/@other.example',
    '/_AMapService/http://other.example/',
    '/_AMapService/v9/x',
    '/_AMapService/index.html',
    '/_AMapService/v3/x?callback=alert(1)//',
    '/_AMapService/v3/x?key=another',
  ])('refuse %s', async (path) => {
    expect((await call(path)).status).toBe(404);
    expect(amap.asked).toEqual([]);
  });

  it('are only read', async () => {
    const answer = await fetch(`${server.url}/_AMapService/v3/x`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.status).toBeGreaterThanOrEqual(404);
    expect(amap.asked).toEqual([]);
  });

  it('never answer with a page', async () => {
    amap.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<script>alert(1)</script>');
    };
    const answer = await call(tips);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('that lead elsewhere or are away are none', async () => {
    amap.answer = (_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:9/' });
      response.end();
    };
    expect((await call(tips)).status).toBe(502);
    amap.answer = (request) => request.socket.destroy();
    expect((await call(tips)).status).toBe(502);
  });
});

describe("the frame of AMap's script", () => {
  it('has a policy of its own; all other documents keep theirs', async () => {
    const policy = async (path: string) =>
      (await call(path)).headers.get('content-security-policy');
    expect(await policy('/map-frame/index.html')).toContain('https://webapi.amap.com');
    for (const path of ['/', '/map-frame/frame.js', '/api/map/settings'])
      expect(await policy(path), path).not.toContain('amap.com');
  });

  it('loads by the loader of AMap, and nothing in it holds the code', async () => {
    for (const name of ['index.html', 'frame.js', 'frame.css', 'loader.js']) {
      const answer = await call(`/map-frame/${name}`);
      expect(answer.status, name).toBe(200);
      expect(await answer.text()).not.toContain(code);
    }
    const settings = await admin.get('/map/settings');
    expect(settings).toMatchObject({ data: { routing: false, amapKey: key } });
    expect(JSON.stringify(settings)).not.toContain(code);
  });

  it('and its services are not there without a key', async () => {
    const plain = await startServer();
    for (const path of ['/map-frame/index.html', '/_AMapService/v3/assistant/inputtips'])
      expect((await fetch(plain.url + path)).status, path).toBe(404);
    await plain.stop();
  });
});
