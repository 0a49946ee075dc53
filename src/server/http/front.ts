/** The built front end at `/`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { trustedTypes } from './security-headers.ts';

const isDocument = /index\.html(\.br|\.gz)?$/;
/** Files below assets/ carry a hash of their content in their names. */
const hashed = /[\\/]assets[\\/]/;

/**
 * Serves the folder, precompressed files (.br, .gz) where they exist. Without a build, `/` says how
 * to make one.
 */
export async function registerFront(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.get('/', async (_request, reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The front end is not built: run npm start, or npm run dev.\n'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    // Its own route reads the folder for each file, to find other spellings of a name.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      if (isDocument.test(file))
        void reply.header(
          'content-security-policy',
          `${String(reply.getHeader('content-security-policy'))}; ${trustedTypes}`,
        );
      void reply.header(
        'cache-control',
        hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => reply.sendFile(request.params['*'] || 'index.html'),
  });
}
