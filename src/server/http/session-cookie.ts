/**
 * The session of our own front end in its browser. Two cookies hold one token together:
 * `access_token` (docs/protocol/product.md#names-and-defaults) is out of reach of scripts,
 * `access_mark` is not. By the mark the front end knows that there is a session, and by deleting it
 * ends the session here even when the server cannot be reached. Neither opens anything alone.
 */
import type { SerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { cookieOf, ownCookie } from './cookies.ts';
import type { CookieLife } from './cookies.ts';
import { ownPage, sessionCookieNames, sessionSeconds } from '../../protocol/session.ts';

/** Characters of a token that scripts cannot read: 192 of its 256 random bits. */
const hidden = 32;
/** The name of the header as it is read. */
export const ownPageHeader = ownPage.header.toLowerCase();

/**
 * Whether the client keeps its session in the cookie and says so: a header of its own. Pages of
 * other sites cannot send it, so a request that comes with the cookie and changes something must
 * have it.
 */
export const keepsCookie = ({ headers }: FastifyRequest): boolean =>
  headers[ownPageHeader] === ownPage.value;

/** A cookie as @fastify/cookie takes it. */
export type SessionCookie = [name: string, value: string, options: SerializeOptions];

/**
 * The cookies that hold a token in the browser. @param secure whether the browser is connected by
 * TLS
 */
export const sessionCookies = (token: string, secure: boolean): SessionCookie[] =>
  both(token.slice(0, hidden), token.slice(hidden), { maxAge: sessionSeconds, secure });

/** The same without a token: they remove it. */
export const endedCookies = (secure: boolean): SessionCookie[] =>
  both('', '', { maxAge: 0, secure });

function both(secret: string, mark: string, life: CookieLife): SessionCookie[] {
  const options = ownCookie(life);
  return [
    [sessionCookieNames.token, secret, options],
    [sessionCookieNames.mark, mark, { ...options, httpOnly: false }],
  ];
}

/**
 * The token in the cookies of a request; null without one, and when a page of another site makes
 * the request.
 */
export function cookieToken(request: FastifyRequest): string | null {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return null;
  const secret = cookieOf(request, sessionCookieNames.token) ?? '';
  const mark = cookieOf(request, sessionCookieNames.mark) ?? '';
  return /^[\w-]{32}$/.test(secret) && /^[\w-]{1,64}$/.test(mark) ? secret + mark : null;
}
