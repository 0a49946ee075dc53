/** Files people have uploaded, at /profile, with and without /api before it (protocol.md 7). Served, never as active content. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What browsers may show; everything else is saved. SVG is not among them: it may hold scripts. */
const shown = /\.(bmp|gif|jpe?g|png|webp|pdf|mp4)$/i;

/** @param dataDir an existing folder */
export async function registerStoredFiles(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = path.join(dataDir, 'profile');
  if (!existsSync(root)) mkdirSync(root);
  for (const prefix of ['/profile/', '/api/profile/']) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'deny',
      setHeaders: (reply, file) => {
        void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        if (!shown.test(file)) void reply.header('content-disposition', 'attachment');
      },
    });
  }
}
