/** API_TARGET: our front end and page schemas before an existing server of the same protocol. */
import { say } from '../../schema/locale/message.ts';
import { STATUS_CODES } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endedCookies, ownPageHeader } from './session-cookie.ts';
import { absent, createBareApp } from './app.ts';
import type { HttpSettings } from './app.ts';
import { clientIp } from './client-ip.ts';
import { sendEnvelope } from './envelope.ts';
import { registerFront } from './front.ts';
import { isSecure } from './public-origin.ts';
import { letRestPass } from './read-text.ts';
import { reportSampled } from './report.ts';
import { securityHeadersOf } from './security-headers.ts';
import { storedFileHeaders } from './stored-file-headers.ts';
import { withoutEndSlashes } from '../config/end-slashes.ts';
import type { TrustProxy } from './trust-proxy.ts';
import { isApi, pathOf } from './uri.ts';
import { defined } from '../../schema/defined.ts';

export interface ProxyOptions extends HttpSettings {
  /** Address of the other server, with its base path, without a trailing slash. */
  target: string;
  dist: string;
  /** Adds the page schemas. */
  extend: (app: FastifyInstance) => Promise<void>;
}

/** Passes /api/… and /profile/… on to the target's base path; needs no database. */
export async function createProxyApp({
  target,
  web,
  trustProxy,
  dist,
  extend,
}: ProxyOptions): Promise<FastifyInstance> {
  const app = await createBareApp({ web, trustProxy });
  app.setNotFoundHandler(absent);
  // Asked while the connection is there: the request has let it go when the answer comes.
  const secure = new WeakSet<object>();
  app.addHook('onRequest', async (request) => {
    if (isSecure(request.raw, trustProxy)) secure.add(request);
  });
  const { origin, pathname } = new URL(target);
  const base = withoutEndSlashes(pathname);
  const replyOptions = {
    ...headerRules({ web, trustProxy }, secure, (isTls) =>
      endedCookies(isTls).map((cookie) => app.serializeCookie(...cookie)),
    ),
    // The plugin's type also speaks of HTTP/2, which nobody uses here.
    onError: answerUnreached as ReplyOptions['onError'],
    maxRetriesOn503: 0,
  };
  for (const [prefix, rewritePrefix] of [
    ['/api', base || '/'],
    ['/profile', `${base}/profile`],
  ]) {
    await app.register(proxy, { upstream: origin, prefix, rewritePrefix, replyOptions });
  }
  await extend(app);
  await registerFront(app, dist);
  await app.ready();
  return app;
}

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** What the other server hears of the client, and the client of the other server. */
function headerRules(
  { web, trustProxy }: HttpSettings,
  secure: WeakSet<object>,
  endedTexts: (isTls: boolean) => string[],
): Pick<ReplyOptions, 'rewriteRequestHeaders' | 'rewriteHeaders'> {
  const own = new Set(Object.keys(securityHeadersOf(web)));
  return {
    rewriteRequestHeaders: (request, headers) => ({
      ...requestHeaders(headers, trustProxy),
      // Set, not appended: the other server believes what stands there.
      'x-forwarded-for': clientIp(request.raw as IncomingMessage, trustProxy),
    }),
    rewriteHeaders: (headers, request) => ({
      ...answerHeaders(headers, own),
      ...(request && isStoredFile(request.url) && fileHeaders(headers)),
      ...defined({
        'set-cookie':
          request && isSignIn(request)
            ? [...[headers['set-cookie'] ?? []].flat(), ...endedTexts(secure.has(request))]
            : undefined,
      }),
    }),
  };
}

/**
 * Other headers in which servers look for the client's address, and those that only a trusted proxy
 * may set.
 */
const addresses = ['proxy-client-ip', 'wl-proxy-client-ip', 'x-real-ip', 'forwarded'];
const origins = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];
/** Of one connection only (RFC 9110, 7.6.1); those that a Connection header names go with them. */
const hops = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];
/**
 * The header of our front end stays here: the other server knows nothing of it, and gives the token
 * to the front end.
 */
function requestHeaders(headers: IncomingHttpHeaders, trustProxy: TrustProxy): IncomingHttpHeaders {
  return without(headers, [...hops, ownPageHeader, ...addresses, ...(trustProxy ? [] : origins)]);
}

/** Ours win: what a page may do and who may call is said by us, whatever the other server says. */
function answerHeaders(
  headers: IncomingHttpHeaders,
  own: ReadonlySet<string>,
): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const said = Object.keys(headers).filter(
    (name) =>
      own.has(name) || name === 'strict-transport-security' || name.startsWith('access-control-'),
  );
  return without(headers, [...hops, ...named, ...said]);
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  const dropped = new Set(names);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

const fileHeaders = (headers: IncomingHttpHeaders) => ({
  ...storedFileHeaders,
  ...defined({ 'content-disposition': isPicture(headers) ? undefined : 'attachment' }),
});

/**
 * A cookie of our own server at this address would keep the front end from storing the token of the
 * other one.
 */
const isSignIn = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'POST' && pathOf(url) === '/api/login';

/**
 * Nothing came from the other server: 504 when it was silent, else 502; in words where clients read
 * them.
 */
function answerUnreached(reply: FastifyReply, { error }: { error: Error }): void {
  const { request } = reply as FastifyReply & { request: FastifyRequest };
  const { code, cause } = error as Error & { code?: string; cause?: { code?: string } };
  const isSilent = code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT' || code === 'UND_ERR_CONNECT_TIMEOUT';
  reportSampled(
    request.log,
    `The server of API_TARGET does not answer: ${cause?.code ?? code ?? error.message}`,
  );
  letRestPass(request.raw);
  const status = isSilent ? 504 : 502;
  if (isApi(request))
    sendEnvelope(
      reply,
      {
        code: status,
        msg: isSilent ? say`后端服务响应超时，请稍后再试` : say`后端服务暂时无法连接，请稍后再试`,
      },
      status,
    );
  else void reply.code(status).type('text/plain; charset=utf-8').send(`${STATUS_CODES[status]}\n`);
}

/**
 * The other server may store pages and scripts; under our address they must not run as ours. What
 * cannot be decoded counts as a file.
 */
function isStoredFile(url: string): boolean {
  try {
    return /^(\/api)?\/profile(\/|$)/.test(decodeURIComponent(pathOf(url)).replace(/[\\/]+/g, '/'));
  } catch {
    return true;
  }
}

const isPicture = (headers: IncomingHttpHeaders): boolean =>
  /^image\/(bmp|gif|jpeg|png)\b/.test(headers['content-type'] ?? '');
