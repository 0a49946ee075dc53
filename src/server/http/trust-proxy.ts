/** Which of the stations that a request names on its way here are the operator's own proxies. */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whether a station may be believed, by its address and how far from here it is; false: none. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** So many proxies stand in front: what the nearest of them says of the one before it counts. */
export const trustHops =
  (hops: number): TrustProxy =>
  (_address, hop) =>
    hop < hops;

/** Proxies by address or network. @throws TypeError for what is neither */
export const trustNetworks = (networks: readonly string[]): TrustProxy =>
  proxyAddr.compile([...networks]);

/**
 * The address from which the request came to the first of our proxies, as X-Forwarded-For says.
 * Stations are counted from the right: each proxy appends whom it heard, and what stands further
 * left anybody may have written.
 */
export const forwardedFor = (request: IncomingMessage, trust: Exclude<TrustProxy, false>): string =>
  proxyAddr(request, trust);

/**
 * What our outermost proxy said in a header to which each of them may append; undefined without a
 * proxy of ours.
 */
export function forwardedValue(
  request: IncomingMessage,
  trust: TrustProxy,
  name: string,
): string | undefined {
  if (!trust || !hasSocket(request)) return undefined;
  const trusted = countTrusted(request, trust);
  if (trusted === 0) return undefined;
  const values = String(request.headers[name] ?? '')
    .split(',')
    .map((value) => value.trim());
  return values.at(-Math.min(trusted, values.length)) || undefined;
}

/** Proxies of ours that the request came through; one that left X-Forwarded-For out counts, too. */
function countTrusted(request: IncomingMessage, trust: Exclude<TrustProxy, false>): number {
  if (!trust(request.socket.remoteAddress ?? '', 0)) return 0;
  return Math.max(1, proxyAddr.all(request, trust).length - 1);
}

/** A request that is over, or was handed on, has let its connection go, whatever its type says. */
export const hasSocket = ({ socket }: IncomingMessage): boolean => Boolean(socket);
