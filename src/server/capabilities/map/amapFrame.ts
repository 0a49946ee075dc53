/**
 * The document in which AMap's script runs. It has a policy of its own, so that the page around it
 * keeps the strict one (docs/decisions/map.md).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const own = path.join(import.meta.dirname, 'frame');
const loader = createRequire(import.meta.url).resolve('@amap/amap-jsapi-loader');
const script = 'text/javascript; charset=utf-8';

const files: Readonly<Record<string, { file: string; type: string }>> = {
  'index.html': { file: path.join(own, 'index.html'), type: 'text/html; charset=utf-8' },
  'frame.css': { file: path.join(own, 'frame.css'), type: 'text/css; charset=utf-8' },
  'frame.js': { file: path.join(own, 'frame.js'), type: script },
  'loader.js': { file: loader, type: script },
};

const amap = ['https://*.amap.com', 'https://*.autonavi.com'].join(' ');

/** AMap draws with code that it makes itself, in workers, too. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval' blob: https://webapi.amap.com",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${amap}`,
  `connect-src 'self' data: blob: ${amap}`,
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');

export function registerAmapFrame(app: FastifyInstance): void {
  for (const [name, { file, type }] of Object.entries(files))
    app.get(`/map-frame/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .headers({
          'cache-control': 'no-cache',
          ...(name === 'index.html' && { 'content-security-policy': policy }),
        })
        .send(await readFile(file)),
    );
}
