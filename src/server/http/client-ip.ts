/**
 * Who is asking, for black lists, limits and logs
 * (docs/protocol/conventions.md#headers-of-requests).
 */
import { say } from '../../schema/locale/message.ts';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { forwardedFor, hasSocket } from './trust-proxy.ts';
import type { TrustProxy } from './trust-proxy.ts';

/**
 * Headers with one address, in the protocol's order; for proxies that do not send X-Forwarded-For.
 */
const single = ['proxy-client-ip', 'wl-proxy-client-ip', 'x-real-ip'];

/**
 * The client's address. Forwarding headers count only when a trusted proxy sets them; anybody else
 * could write them, too.
 */
export function clientIp(request: IncomingMessage, trustProxy: TrustProxy): string {
  if (!hasSocket(request)) return 'unknown';
  const connection = request.socket.remoteAddress ?? 'unknown';
  return plain((trustProxy && forwardedIp(request, trustProxy)) || connection);
}

function forwardedIp(
  request: IncomingMessage,
  trust: Exclude<TrustProxy, false>,
): string | undefined {
  const forwarded = withoutPort(forwardedFor(request, trust));
  const isForwarded = /[\d.:a-f]/i.test(
    String(request.headers['x-forwarded-for'] ?? '').replace(/unknown/gi, ''),
  );
  if (isForwarded) return isIP(forwarded) ? forwarded : undefined;
  if (!trust(request.socket.remoteAddress ?? '', 0)) return undefined;
  const addresses = single.map((name) => withoutPort(String(request.headers[name] ?? '').trim()));
  return addresses.find((address) => isIP(address) !== 0);
}

/** Some proxies write the port, too. */
function withoutPort(address: string): string {
  const match = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([\da-f:.]+)\](?::\d+)?$/i.exec(address);
  return match?.[1] ?? match?.[2] ?? address;
}

/** Loopback in one spelling, and IPv4 without its IPv6 wrapping. */
function plain(address: string): string {
  if (address === '::1' || address === '0:0:0:0:0:0:0:1') return '127.0.0.1';
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/**
 * Place of an address in logs: private ones are the inner net; there is no geographical lookup
 * (docs/protocol/monitoring.md).
 */
export function ipLocation(ip: string): string {
  const isPrivate =
    /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|(fc|fd|fe8|fe9|fea|feb)[0-9a-f]*:)/i.test(
      ip,
    );
  return isPrivate ? String(say`内网IP`) : 'XX XX';
}
