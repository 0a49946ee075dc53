/**
 * Cross-origin requests (docs/protocol/conventions.md): pages of configured origins may call, and
 * none may send cookies.
 */
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { WebSettings } from '../config/web-settings.ts';

export async function registerCors(
  app: FastifyInstance,
  { corsOrigins }: WebSettings,
): Promise<void> {
  if (corsOrigins.length === 0) return;
  const origins = new Set(corsOrigins);
  await app.register(cors, {
    // `false` leaves the request of another origin to its route, which answers without the headers.
    origin: origins.has('*')
      ? '*'
      : (origin, decide) => decide(null, origin !== undefined && origins.has(origin)),
    exposedHeaders: 'content-disposition, download-filename, retry-after',
    methods: 'GET, POST, PUT, DELETE, OPTIONS, HEAD, PATCH',
    // Seconds a browser keeps the answer to a preflight.
    maxAge: 1800,
    optionsSuccessStatus: 200,
    strictPreflight: false,
  });
}
