/** The address by which clients know this server. */
import type { IncomingMessage } from 'node:http';

/** Host name or address, with a port if need be; what a URL could be bent with is no host. */
const hostForm = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Scheme and host of the request, as the client sent it. Forwarding headers count only when a trusted proxy sets them. */
export function publicOrigin({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = (name: string): string | undefined => (trustProxy ? String(headers[name] ?? '').split(',')[0].trim() || undefined : undefined);
  const own = 'encrypted' in socket ? 'https' : 'http';
  const scheme = forwarded('x-forwarded-proto')?.toLowerCase() ?? own;
  const host = [forwarded('x-forwarded-host'), headers.host].find((name) => name && hostForm.test(name)) ?? '';
  return `${scheme === 'https' || scheme === 'http' ? scheme : own}://${host}`;
}
