/**
 * AMap's services at the address that its script asks for (`_AMapSecurityConfig.serviceHost`): the
 * security code is added here and never reaches a browser.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AmapSettings } from '../../config/map-settings.ts';
import { Refusal } from '../../http/errors.ts';
import { readService } from './outside.ts';

const prefix = '/_AMapService';

/** Which of AMap's hosts answers which paths; the first that fits. */
const hosts: readonly (readonly [path: string, host: string])[] = [
  ['/v4/map/styles', 'https://webapi.amap.com'],
  ['/v3/vectormap', 'https://fmap01.amap.com'],
  ['/', 'https://restapi.amap.com'],
];

/** Versioned services only, without a way up or to another host. */
const servicePath = /^\/v[3-5](?:\/[a-zA-Z0-9_-]{1,64}){1,6}$/;
/** The function that a script as an answer calls: a name and no more. */
const callbackName = /^[a-zA-Z_$][\w$.]{0,99}$/;

/** Media types that may come from our address: none that a browser shows as a page. */
const harmless =
  /^(?:application\/(?:json|javascript|x-protobuf|octet-stream)|text\/javascript|image\/(?:png|jpeg|webp))\b/;

/** Milliseconds and bytes of an answer. */
const longest = 15_000;
const largest = 8 * 1024 * 1024;

interface Parts {
  settings: AmapSettings;
  isSignedIn(request: FastifyRequest): Promise<boolean>;
  ending: AbortSignal;
}

export function registerAmapService(
  app: FastifyInstance,
  { settings, isSignedIn, ending }: Parts,
): void {
  app.get(`${prefix}/*`, async (request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    if (!(await isSignedIn(request))) return reply.code(401).send('Unauthorized\n');
    const target = targetOf(request.raw.url ?? '', settings);
    if (!target) return reply.code(404).send('Not Found\n');
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    try {
      const signal = AbortSignal.any([ending, gone.signal]);
      const { status, type, body } = await readService(target, {
        longest,
        largest,
        signal,
        // AMap holds keys to the sites that they were given for.
        headers: refererOf(request),
      });
      // A service that repeats what it was sent must not show the code either.
      if (body.includes(settings.securityCode)) return await reply.code(502).send('Bad Gateway\n');
      return await reply
        .code(status)
        .type(harmless.test(type) ? type : 'application/octet-stream')
        .send(body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(502).send('Bad Gateway\n');
    }
  });
}

const refererOf = ({ headers: { referer } }: FastifyRequest): Record<string, string> =>
  referer === undefined ? {} : { referer };

/** The service that an address means, with the code; undefined: none of AMap's, or none for us. */
function targetOf(address: string, { key, securityCode, service }: AmapSettings): URL | undefined {
  const [path = '', query = ''] = address.slice(prefix.length).split('?', 2);
  if (!servicePath.test(path)) return undefined;
  const asked = new URLSearchParams(query);
  const callback = asked.get('callback');
  if (callback !== null && !callbackName.test(callback)) return undefined;
  // The code opens our key and no other.
  if (asked.getAll('key').some((one) => one !== key)) return undefined;
  const [, host = ''] = hosts.find(([begin]) => path.startsWith(begin)) ?? [];
  const target = new URL((service ?? host) + path);
  for (const [name, value] of asked) if (name !== 'jscode') target.searchParams.append(name, value);
  target.searchParams.set('jscode', securityCode);
  return target;
}
