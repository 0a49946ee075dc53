/** The absolute `url` of an upload (docs/protocol/files.md), behind a proxy and without one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Client, type TestServer } from '../support/index.ts';

/** Origin of the address that an upload with these headers answers. */
async function originFor(client: Client, headers: Record<string, string>): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob(['text']), 'a.txt');
  const { url, fileName } = await client.post('/common/upload', form, { headers });
  expect(url.endsWith(fileName)).toBe(true);
  return url.slice(0, -fileName.length);
}

const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'loom.example.com' };

describe.each([false, true])('the address of an upload, TRUST_PROXY=%s', (trusted) => {
  let server: TestServer;
  let admin: Client;
  beforeAll(async () => {
    server = await startServer({ env: { TRUST_PROXY: String(trusted) } });
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  it('is that of the connection without forwarding headers', async () => {
    expect(await originFor(admin, {})).toBe(server.url);
  });

  it(
    trusted ? 'is the one the proxy tells' : 'ignores headers that anybody could send',
    async () => {
      expect(await originFor(admin, tls)).toBe(trusted ? 'https://loom.example.com' : server.url);
      expect(
        await originFor(admin, {
          'x-forwarded-proto': 'HTTPS, http',
          'x-forwarded-host': 'a.example:8443, b.example',
        }),
      ).toBe(trusted ? 'http://b.example' : server.url);
      expect(
        await originFor(admin, {
          'x-forwarded-proto': 'HTTPS',
          'x-forwarded-host': 'a.example:8443',
        }),
      ).toBe(trusted ? 'https://a.example:8443' : server.url);
      expect(await originFor(admin, { 'x-forwarded-proto': 'https' })).toBe(
        trusted ? server.url.replace('http:', 'https:') : server.url,
      );
    },
  );

  it('is never bent by what is no scheme and no host', async () => {
    const bent: Record<string, string>[] = [
      { 'x-forwarded-proto': 'javascript' },
      { 'x-forwarded-host': 'evil.example/path?' },
      { 'x-forwarded-host': 'user@evil.example' },
      { 'x-forwarded-host': '"><script>' },
    ];
    for (const headers of bent) {
      expect(await originFor(admin, headers), JSON.stringify(headers)).toBe(server.url);
    }
  });
});
