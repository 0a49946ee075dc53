/**
 * Files people have uploaded, at /profile, with and without /api before it
 * (docs/protocol/files.md). Served, never as active content.
 */
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { filmType, headBytes, rasterType } from './kinds.ts';
import { isKey } from './storage.ts';
import { fileAccess } from './access.ts';
import type { Carriers } from './access.ts';
import { attachmentHeader } from './attachment-header.ts';
import { served } from './served.ts';
import type { Db } from '../db/database.ts';
import type { FileStorage, StoredFile } from './storage.ts';
import type { RouteEnvironment } from '../http/route-environment.ts';
import { notFound } from '../http/app.ts';
import { storedFileHeaders } from '../http/stored-file-headers.ts';

/**
 * Content never changes under its name. Private: shared caches need not keep what people have
 * uploaded.
 */
const caching = { 'cache-control': 'private, max-age=86400' };

/**
 * Pictures by name and content are shown, everything else is saved; films are played in pages all
 * the same. SVG is no picture here: it may hold scripts.
 */
export async function registerStoredFiles(
  app: FastifyInstance,
  storage: FileStorage,
  {
    database,
    sessionOf,
    carriers,
  }: Pick<RouteEnvironment, 'database' | 'sessionOf'> & { carriers: Carriers },
): Promise<void> {
  for (const prefix of [served, `/api${served}`]) {
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      const key = request.params['*'];
      const db = database.read;
      const access = await fileAccess({ db, key, carriers, sessionOf: () => sessionOf(request) });
      if (access === 'notSignedIn' || access === 'notPermitted') return refused(reply, access);
      const file = isKey(key) ? await storage.read(key, headBytes) : null;
      if (!file) return notFound(reply);
      const extension = path.extname(key).slice(1).toLowerCase();
      const picture = rasterType(extension, file.head);
      const film = filmType(extension, file.head);
      void reply.headers({ ...storedFileHeaders, ...caching, 'content-length': String(file.size) });
      if (access !== 'open') void reply.header('cache-control', 'no-store');
      if (!picture) void reply.header('content-disposition', await dispositionOf(db, key));
      void reply.type(picture ?? film ?? 'application/octet-stream');
      return film ? sendPart(request, reply, { storage, key, file }) : reply.send(file.stream);
    });
  }
}

/** Sends the part of a film that is asked for, or all of it. */
async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, file }: { storage: FileStorage; key: string; file: StoredFile },
): Promise<FastifyReply> {
  void reply.header('accept-ranges', 'bytes');
  const { size } = file;
  const part = byteRange(request.headers.range, size);
  if (part === undefined) return reply.send(file.stream);
  file.stream.destroy();
  if (part === null)
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'content-length': '0' })
      .send();
  const stream = await storage.readPart(key, part);
  if (!stream) return notFound(reply);
  const { start, end } = part;
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
    })
    .send(stream);
}

/** Saved under the name that it was uploaded with. */
async function dispositionOf(db: Db, key: string): Promise<string> {
  const row = await db
    .selectFrom('sys_file')
    .select('name')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.name ? attachmentHeader(row.name) : 'attachment';
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
