/** What stands beside the protocol: the built front end, page schemas and stored files. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot, startServer, type TestServer } from '../support/index.ts';

const script = 'console.log("织页")';
let root: string;
let server: TestServer;

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-front-'));
  for (const name of ['schemas', 'package.json'])
    cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  write(path.join(root, 'dist/index.html'), '<!doctype html><title>织页</title>');
  write(path.join(root, 'dist/assets/app-0a1b2c.js'), script);
  write(path.join(root, 'dist/assets/app-0a1b2c.js.br'), brotliCompressSync(script));
  server = await startServer({ root });
  const profile = path.join(server.env.DATA_DIR, 'profile');
  write(
    path.join(profile, 'upload/2026/11/21/picture.png'),
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
  );
  write(path.join(profile, 'upload/2026/11/21/page.html'), '<script>alert(1)</script>');
  write(path.join(profile, 'upload/2026/11/21/drawing.svg'), '<svg onload="alert(1)"/>');
  write(path.join(server.env.DATA_DIR, 'private.txt'), 'private');
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('the front end', () => {
  it('revalidates index.html and keeps hashed files for good', async () => {
    const index = await fetch(`${server.url}/`);
    expect(await index.text()).toContain('织页');
    expect(index.headers.get('content-type')).toMatch(/^text\/html/);
    expect(index.headers.get('cache-control')).toBe('no-cache');
    expect(index.headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types default dompurify",
    );
    const asset = await fetch(`${server.url}/assets/app-0a1b2c.js`);
    expect(await asset.text()).toBe(script);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('sends precompressed files to those who take them', async () => {
    const asset = await fetch(`${server.url}/assets/app-0a1b2c.js`, {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect(await asset.text()).toBe(script);
    const plain = await fetch(`${server.url}/assets/app-0a1b2c.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('describes a file without sending it', async () => {
    const asset = await fetch(`${server.url}/assets/app-0a1b2c.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(asset.status).toBe(200);
    expect(asset.headers.get('content-length')).toBe(String(Buffer.byteLength(script)));
    expect(await asset.text()).toBe('');
  });

  it('answers what is missing with 404, and leads nowhere outside its folder', async () => {
    expect((await fetch(`${server.url}/assets/none.js`)).status).toBe(404);
    for (const way of [
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '/profile/..%2fprivate.txt',
      '/profile/%2e%2e/private.txt',
    ]) {
      const response = await fetch(server.url + way);
      expect(response.status, way).not.toBe(200);
    }
  });
});

describe('page schemas', () => {
  it('are listed with the features of this server', async () => {
    const response = await fetch(`${server.url}/schemas/index.json`);
    expect(await response.json()).toMatchObject({
      pages: expect.any(Array),
      features: { dictBatch: true },
    });
    const again = await fetch(`${server.url}/schemas/index.json`, {
      headers: { 'if-none-match': response.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });
});

describe('stored files', () => {
  it.each(['/profile', '/api/profile'])(
    'are served under %s, pictures to look at, the rest to save',
    async (prefix) => {
      const picture = await fetch(`${server.url}${prefix}/upload/2026/11/21/picture.png`);
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-disposition')).toBeNull();
      expect(picture.headers.get('cache-control')).toBe('private, max-age=86400');
      for (const name of ['page.html', 'drawing.svg']) {
        const file = await fetch(`${server.url}${prefix}/upload/2026/11/21/${name}`);
        expect(file.headers.get('content-disposition'), name).toBe('attachment');
        expect(file.headers.get('content-security-policy'), name).toMatch(
          /sandbox; default-src 'none'/,
        );
        expect(file.headers.get('x-content-type-options'), name).toBe('nosniff');
      }
      expect((await fetch(`${server.url}${prefix}/upload/none.png`)).status).toBe(404);
    },
  );
});
