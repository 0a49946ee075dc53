/**
 * Files people have uploaded, at /profile, with and without /api before it
 * (docs/protocol/files.md). Served, never as active content.
 */
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { headBytes, rasterType } from './kinds.ts';
import { isKey } from './storage.ts';
import { fileAccess } from './access.ts';
import type { FileStorage } from './storage.ts';
import type { RouteEnvironment } from '../http/route-environment.ts';
import { notFound } from '../http/app.ts';
import { storedFileHeaders } from '../http/stored-file-headers.ts';

/**
 * Content never changes under its name. Private: shared caches need not keep what people have
 * uploaded.
 */
const caching = { 'cache-control': 'private, max-age=86400' };

/**
 * Pictures by name and content are shown, everything else is saved. SVG is no picture here: it may
 * hold scripts.
 */
export async function registerStoredFiles(
  app: FastifyInstance,
  storage: FileStorage,
  { database, sessionOf }: Pick<RouteEnvironment, 'database' | 'sessionOf'>,
): Promise<void> {
  for (const prefix of ['/profile/', '/api/profile/']) {
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      const access = await fileAccess(database.read, () => sessionOf(request));
      if (access === 'notSignedIn' || access === 'notPermitted') return refused(reply, access);
      const key = request.params['*'];
      const file = isKey(key) ? await storage.read(key, headBytes) : null;
      if (!file) return notFound(reply);
      const picture = rasterType(path.extname(key).slice(1).toLowerCase(), file.head);
      void reply.headers({ ...storedFileHeaders, ...caching, 'content-length': String(file.size) });
      if (access !== 'open') void reply.header('cache-control', 'no-store');
      if (!picture) void reply.header('content-disposition', 'attachment');
      return reply.type(picture ?? 'application/octet-stream').send(file.stream);
    });
  }
}

function refused(reply: FastifyReply, reason: 'notSignedIn' | 'notPermitted'): FastifyReply {
  const [status, text] =
    reason === 'notSignedIn'
      ? ([401, 'Not signed in\n'] as const)
      : ([403, 'Not permitted\n'] as const);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text);
}
