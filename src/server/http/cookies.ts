/** Reading and writing cookies, by @fastify/cookie. */
import fastifyCookie from '@fastify/cookie';
import type { SerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Cookies are read where somebody asks for one, not for every request. */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCookie, { hook: false });
}

/** The value of a cookie; undefined when the request has none of that name. */
export function cookieOf({ headers, server }: FastifyRequest, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name];
}

export interface CookieLife {
  /** Seconds that the browser keeps the cookie; 0 removes it. */
  maxAge: number;
  /** Whether the browser is connected by TLS: then the cookie never travels without. */
  secure: boolean;
}

/**
 * How our cookies are stored: out of reach of scripts, and never sent for a page of another site.
 */
export const ownCookie = ({ maxAge, secure }: CookieLife): SerializeOptions => ({
  path: '/',
  maxAge,
  secure,
  httpOnly: true,
  sameSite: 'strict',
});
