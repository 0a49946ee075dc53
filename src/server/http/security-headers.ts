/** Headers that keep a page from doing what it should not, on every answer. */
import type { FastifyInstance } from 'fastify';

/** Scripts come from our own files only and nothing is evaluated; antd and the virtual lists need inline styles. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "media-src 'self' blob: https:",
  "worker-src 'self'",
  // Menus may open pages of other sites in a frame (inner links of protocol.md 2.6).
  "frame-src 'self' http: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** No strict-transport-security: whether the site is reached by https is the proxy's knowledge, not ours. */
const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'no-referrer',
  // The protocol allows calls from any origin.
  'cross-origin-resource-policy': 'cross-origin',
};

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
