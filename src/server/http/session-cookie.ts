/**
 * The session of our own front end in its browser. Two cookies hold one token together:
 * `access_token` (docs/protocol/product.md#names-and-defaults) is out of reach of scripts,
 * `access_mark` is not. By the mark the front end knows that there is a session, and by deleting it
 * ends the session here even when the server cannot be reached. Neither opens anything alone.
 */
import type { FastifyRequest } from 'fastify';

/** Characters of a token that scripts cannot read: 192 of its 256 random bits. */
const hidden = 32;
/** Spec.md 4: seven days, in seconds. */
const lifetime = 604_800;

/**
 * Whether the client keeps its session in the cookie and says so: a header of its own. Pages of
 * other sites cannot send it, so a request that comes with the cookie and changes something must
 * have it.
 */
export const keepsCookie = ({ headers }: FastifyRequest): boolean =>
  headers['x-session'] === 'cookie';

/**
 * The headers that store a token in the browser. @param secure whether the browser is connected by
 * TLS
 */
export const sessionCookies = (token: string, secure: boolean): string[] =>
  both(token.slice(0, hidden), token.slice(hidden), lifetime, secure);

/** The headers that remove it. */
export const endedCookies = (secure: boolean): string[] => both('', '', 0, secure);

function both(secret: string, mark: string, age: number, secure: boolean): string[] {
  const rest = `Path=/; Max-Age=${age}; SameSite=Strict${secure ? '; Secure' : ''}`;
  return [`access_token=${secret}; HttpOnly; ${rest}`, `access_mark=${mark}; ${rest}`];
}

/**
 * The token in the cookies of a request; null without one, and when a page of another site makes
 * the request.
 */
export function cookieToken({ headers }: FastifyRequest): string | null {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return null;
  const cookies = headers.cookie ?? '';
  const secret = /(?:^|;\s*)access_token=([\w-]{32})(?:;|$)/.exec(cookies)?.[1];
  const mark = /(?:^|;\s*)access_mark=([\w-]{1,64})(?:;|$)/.exec(cookies)?.[1];
  return secret !== undefined && mark !== undefined ? secret + mark : null;
}
