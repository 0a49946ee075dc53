/** Calls of pages of other origins, and the headers of every answer. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

describe('cross-origin calls and headers', () => {
  const origin = 'https://elsewhere.example';

  it('lets no other origin call by itself', async () => {
    const preflight = await fetch(`${server.url}/api/system/post/1`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'DELETE' },
    });
    const call = await fetch(`${server.url}/api/captchaImage`, { headers: { origin } });
    for (const { headers } of [preflight, call])
      expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(call.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('lets configured origins call, without cookies', async () => {
    const other = await startServer({ env: { CORS_ORIGINS: `https://first.example,${origin}` } });
    try {
      const preflight = await fetch(`${other.url}/api/system/post/1`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'DELETE' },
      });
      expect([
        preflight.status,
        preflight.headers.get('access-control-allow-origin'),
        preflight.headers.get('vary'),
      ]).toEqual([200, origin, 'Origin, Access-Control-Request-Headers']);
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
      const foreign = await fetch(`${other.url}/api/captchaImage`, {
        headers: { origin: 'https://third.example' },
      });
      const refused = await fetch(`${other.url}/api/system/post/1`, {
        method: 'OPTIONS',
        headers: { origin: 'https://third.example', 'access-control-request-method': 'DELETE' },
      });
      for (const name of ['origin', 'methods', 'headers'])
        expect(refused.headers.get(`access-control-allow-${name}`), name).toBeNull();
      expect([
        foreign.headers.get('access-control-allow-origin'),
        foreign.headers.get('vary'),
      ]).toEqual([null, 'Origin']);
    } finally {
      await other.stop();
    }
  });

  it('lets any origin call where the settings say so, without cookies', async () => {
    const anywhere = await startServer({ env: { CORS_ORIGINS: '*' } });
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'authorization,istoken',
    };
    const preflight = await fetch(`${anywhere.url}/api/system/post/1`, {
      method: 'OPTIONS',
      headers,
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,istoken');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(preflight.headers.get('access-control-max-age')).toBe('1800');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const call = await fetch(`${anywhere.url}/api/captchaImage`, { headers: { origin } });
    expect(call.headers.get('access-control-allow-origin')).toBe('*');
    await anywhere.stop();
  });

  it('keeps idle connections longer than proxies do', async () => {
    const { headers } = await fetch(`${server.url}/api/captchaImage`);
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive')!)?.[1])).toBeGreaterThan(60);
  });

  it('sends a policy under which no foreign or inline script runs', async () => {
    const { headers } = await fetch(`${server.url}/`);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(policy).toContain("frame-src 'self' http: https: https://player.bilibili.com");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('says by the settings what frames and pictures may show, and behind TLS that none comes without it', async () => {
    const other = await startServer({
      env: {
        FRAME_SOURCES: 'https://maps.example,https://*.wiki.example',
        IMAGE_SOURCES: 'https:',
        TRUST_PROXY: '1',
      },
    });
    try {
      const { headers } = await fetch(`${other.url}/schemas/index.json`, {
        headers: { 'x-forwarded-proto': 'https' },
      });
      expect(headers.get('content-security-policy')).toContain(
        "frame-src 'self' https://maps.example https://*.wiki.example https://player.bilibili.com",
      );
      expect(headers.get('content-security-policy')).toContain(
        "img-src 'self' data: blob: https:;",
      );
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    } finally {
      await other.stop();
    }
  });

  it('is called by the names in the settings only, and by one at a time', async () => {
    const other = await startServer({ env: { ALLOWED_HOSTS: 'loom.example,127.0.0.1:1' } });
    const status = async (url: string, ...hosts: string[]) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      const lines = [
        'GET /schemas/index.json HTTP/1.1',
        ...hosts.map((host) => `Host: ${host}`),
        'Connection: close',
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      return Number(answer.split(' ')[1]);
    };
    try {
      expect(await status(other.url, 'LOOM.example')).toBe(200);
      expect(await status(other.url, 'evil.example')).toBe(421);
      expect(await status(server.url, 'anything.example')).toBe(200);
      expect(await status(server.url, 'a.example', 'b.example')).toBe(400);
    } finally {
      await other.stop();
    }
  });
});
