/** Who is asking, for black lists and logs (protocol.md 1.3). */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Headers a proxy may put the client's address in, in the protocol's order. */
const forwarding = ['x-forwarded-for', 'proxy-client-ip', 'wl-proxy-client-ip', 'x-real-ip'];

/** The client's address. Forwarding headers count only when a trusted proxy sets them; anybody else could write them, too. */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  return plain((trustProxy && forwardedIp(request)) || request.socket.remoteAddress || 'unknown');
}

function forwardedIp(request: IncomingMessage): string | undefined {
  for (const name of forwarding) {
    const header = request.headers[name];
    const addresses = String(header ?? '').split(',').map((address) => address.trim());
    const known = addresses.find((address) => isIP(address) !== 0);
    if (known) return known;
  }
  return undefined;
}

/** Loopback in one spelling, and IPv4 without its IPv6 wrapping. */
function plain(address: string): string {
  if (address === '::1' || address === '0:0:0:0:0:0:0:1') return '127.0.0.1';
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** Place of an address in logs: private ones are the inner net; there is no geographical lookup (protocol.md 5). */
export function ipLocation(ip: string): string {
  const isPrivate = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|(fc|fd|fe8|fe9|fea|feb)[0-9a-f]*:)/i.test(ip);
  return isPrivate ? '内网IP' : 'XX XX';
}
