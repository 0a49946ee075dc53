/** The address by which clients know this server. */
import type { IncomingMessage } from 'node:http';
import { forwardedValue, hasSocket } from './trust-proxy.ts';
import type { TrustProxy } from './trust-proxy.ts';

/** Host name or address, with a port if need be; what a URL could be bent with is no host. */
const hostForm = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Scheme and host of the request, as the client sent it. Forwarding headers count only when a
 * trusted proxy sets them.
 */
export function publicOrigin(request: IncomingMessage, trustProxy: TrustProxy): string {
  return `${isSecure(request, trustProxy) ? 'https' : 'http'}://${publicHost(request, trustProxy)}`;
}

/** Host of the request, with its port where there is one; empty for what is no host. */
export function publicHost(request: IncomingMessage, trustProxy: TrustProxy): string {
  const forwarded = forwardedValue(request, trustProxy, 'x-forwarded-host');
  return [forwarded, request.headers.host].find((name) => name && hostForm.test(name)) ?? '';
}

/** Whether the client is connected by TLS. */
export function isSecure(request: IncomingMessage, trustProxy: TrustProxy): boolean {
  const own = hasSocket(request) && 'encrypted' in request.socket ? 'https' : 'http';
  const forwarded = forwardedValue(request, trustProxy, 'x-forwarded-proto')?.toLowerCase();
  return (forwarded === 'https' || forwarded === 'http' ? forwarded : own) === 'https';
}
