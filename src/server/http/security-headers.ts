/** Headers that keep a page from doing what it should not, on every answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import type { WebSettings } from '../config/web-settings.ts';
import { isSecure } from './public-origin.ts';
import type { TrustProxy } from './trust-proxy.ts';

/**
 * Scripts come from our own files only and nothing is evaluated;
 * docs/decisions/styles-in-the-policy.md on styles.
 */
const policyOf = ({
  frameSources,
  imageSources,
  embeds,
}: WebSettings): Record<string, readonly string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', ...imageSources],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'media-src': ["'self'", 'blob:', ...embeds],
  'worker-src': ["'self'"],
  // Menus may open pages of other sites in a frame (inner links of
  // docs/protocol/sign-in.md#routes-of-the-menu), texts hold players.
  'frame-src': ["'self'", ...new Set([...frameSources, ...embeds])],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});

/**
 * Besides the policy, on the document of the front end: only text without markup and what DOMPurify
 * made becomes HTML.
 */
export const trustedTypes = "require-trusted-types-for 'script'; trusted-types default dompurify";

/** What no part of the application asks of a browser. */
const withheld = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/** The same on every answer, by the settings. */
export const securityHeadersOf = (settings: WebSettings): Record<string, string> => ({
  ...headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(settings) },
    // Front ends of other origins show pictures of ours, too.
    crossOriginResourcePolicy: {
      policy: settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    },
    // Behind TLS only: registerSecurityHeaders.
    strictTransportSecurity: false,
    // For browsers that nobody has any more.
    xDownloadOptions: false,
    xXssProtection: false,
    originAgentCluster: false,
  }),
  'permissions-policy': withheld.map((name) => `${name}=()`).join(', '),
});

/** What helmet would set, once for all answers: docs/decisions/security-headers.md. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Seconds for which browsers come by TLS only: a year. */
const secureOnly = { 'strict-transport-security': 'max-age=31536000' };

export function registerSecurityHeaders(
  app: FastifyInstance,
  settings: WebSettings,
  trustProxy: TrustProxy,
): void {
  const headers = securityHeadersOf(settings);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    if (isSecure(request.raw, trustProxy)) void reply.headers(secureOnly);
    done();
  });
}
