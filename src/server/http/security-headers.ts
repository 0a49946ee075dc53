/** Headers that keep a page from doing what it should not, on every answer. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Scripts come from our own files only and nothing is evaluated; antd and the virtual lists need inline styles. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    workerSrc: ["'self'"],
    frameSrc: ["'self'", 'http:', 'https:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
};

export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy,
    frameguard: { action: 'sameorigin' },
    // Whether the site is reached by https is the proxy's knowledge, not ours.
    strictTransportSecurity: false,
    // The protocol allows calls from any origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Both need https, and browsers complain about them on plain http.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
