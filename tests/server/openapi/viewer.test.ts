/** The viewer of the API's document, where the protocol's servers have it. */
import { expect, it } from 'vitest';
import { startedServer } from '../support/index.ts';

const server = startedServer();

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.url + path, { redirect: 'manual', ...init });

it('answers at the address of the protocol, and leads there from the shorter ones', async () => {
  const page = await get('/swagger-ui/index.html');
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc="[\w.-]+")|style=|https?:/);
  for (const short of ['/swagger-ui.html', '/swagger-ui', '/swagger-ui/'])
    expect((await get(short)).headers.get('location'), short).toBe('/swagger-ui/index.html');
  for (const [, name] of html.matchAll(/(?:src|href)="([\w.-]+)"/g)) {
    for (const encoding of ['gzip', 'identity']) {
      const file = await get(`/swagger-ui/${name}`, { headers: { 'accept-encoding': encoding } });
      expect([file.status, file.headers.get('content-encoding')], name).toEqual([
        200,
        encoding === 'gzip' ? 'gzip' : null,
      ]);
      expect((await file.text()).length, name).toBeGreaterThan(100);
    }
  }
});

it('hands out no other files of the library', async () => {
  for (const name of [
    'swagger-initializer.js',
    'package.json',
    '../package.json',
    '%2e%2e/package.json',
    'oauth2-redirect.html',
  ])
    expect((await get(`/swagger-ui/${name}`)).status, name).toBe(404);
});
