/**
 * The viewer of the API's document at /swagger-ui/index.html, where the protocol's servers have it
 * (docs/protocol/generator.md#other-paths).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const own = path.join(import.meta.dirname, 'viewer');
const library = path.dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);

interface File {
  folder: string;
  type: string;
}
const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
/** Of the library's files those that are needed: its own page shows a document of others. */
const files: Readonly<Record<string, File>> = {
  'index.html': { folder: own, type: 'text/html; charset=utf-8' },
  'viewer.js': { folder: own, type: script },
  'appearance.js': { folder: own, type: script },
  'viewer.css': { folder: own, type: style },
  'swagger-ui-bundle.js': { folder: library, type: script },
  'swagger-ui.css': { folder: library, type: style },
};
const shortAddresses = ['/swagger-ui.html', '/swagger-ui', '/swagger-ui/'];

/**
 * Registers the page with its files, and the shorter addresses that lead to it. Nothing is read
 * before it is asked for.
 */
export async function registerViewer(app: FastifyInstance): Promise<void> {
  const packed = new Map<string, Promise<Buffer>>();
  for (const [name, { folder, type }] of Object.entries(files)) {
    const file = path.join(folder, name);
    app.get(`/swagger-ui/${name}`, async (request, reply) => {
      void reply.type(type).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
        return reply.send(await readFile(file));
      let content = packed.get(name);
      if (!content) packed.set(name, (content = readFile(file).then(promisify(gzip))));
      return reply.header('content-encoding', 'gzip').send(await content);
    });
  }
  for (const short of shortAddresses)
    app.get(short, (_request, reply) => reply.redirect('/swagger-ui/index.html'));
}
