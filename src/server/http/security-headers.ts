/** Headers that keep a page from doing what it should not, on every answer. */
import type { FastifyInstance } from 'fastify';
import type { WebSettings } from '../config/web-settings.ts';
import { isSecure } from './public-origin.ts';
import type { TrustProxy } from './trust-proxy.ts';

/**
 * Scripts come from our own files only and nothing is evaluated;
 * docs/decisions/styles-in-the-policy.md on styles.
 */
const policyOf = ({ frameSources, embeds }: Pick<WebSettings, 'frameSources' | 'embeds'>): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    ["media-src 'self' blob:", ...embeds].join(' '),
    "worker-src 'self'",
    // Menus may open pages of other sites in a frame (inner links of
    // docs/protocol/sign-in.md#routes-of-the-menu), texts hold players.
    ["frame-src 'self'", ...new Set([...frameSources, ...embeds])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

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
export const securityHeadersOf = ({
  corsOrigins,
  frameSources,
  embeds,
}: WebSettings): Record<string, string> => ({
  'content-security-policy': policyOf({ frameSources, embeds }),
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'no-referrer',
  'permissions-policy': withheld.map((name) => `${name}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  // Front ends of other origins show pictures of ours, too.
  'cross-origin-resource-policy': corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
});

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
