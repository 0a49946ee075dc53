/** Files people have uploaded, at /profile, with and without /api before it (protocol.md 7). Served, never as active content. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { headBytes, rasterType } from '../files/kinds.ts';
import { isKey } from '../files/storage.ts';
import type { FileStorage } from '../files/storage.ts';
import { notFound } from './app.ts';

/** Even a file that a browser opens as a page is nobody there: no scripts, no origin, nothing loaded. */
export const storedFileHeaders = { 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' };

/** Content never changes under its name. Private: shared caches need not keep what people have uploaded. */
const caching = { 'cache-control': 'private, max-age=86400' };

/** Pictures by name and content are shown, everything else is saved. SVG is no picture here: it may hold scripts. */
export async function registerStoredFiles(app: FastifyInstance, storage: FileStorage): Promise<void> {
  for (const prefix of ['/profile/', '/api/profile/']) {
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      const key = request.params['*'];
      const file = isKey(key) ? await storage.read(key, headBytes) : null;
      if (!file) return notFound(reply);
      const picture = rasterType(path.extname(key).slice(1).toLowerCase(), file.head);
      void reply.headers({ ...storedFileHeaders, ...caching, 'content-length': String(file.size) });
      if (!picture) void reply.header('content-disposition', 'attachment');
      return reply.type(picture ?? 'application/octet-stream').send(file.stream);
    });
  }
}
