/**
 * Browsers that fill in a form that takes one answer of each: they hold a random value in a cookie,
 * the answer its hash together with the form, so that answers to two forms cannot be joined.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken } from '../../auth/tokens.ts';
import { cookieOf, ownCookie } from '../../http/cookies.ts';

const cookieName = 'pageloom_fill';
/** Seconds. */
const lifetime = 365 * 86_400;

function valueOf(request: FastifyRequest): string | undefined {
  const value = cookieOf(request, cookieName) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Gives the browser a value unless it has one. @param secure whether it is connected by TLS */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (valueOf(request) === undefined)
    void reply.setCookie(cookieName, newToken(), ownCookie({ maxAge: lifetime, secure }));
}

/** The mark of a browser on the answers to a form; undefined: it keeps no cookie. */
export function markOf(request: FastifyRequest, token: string): string | undefined {
  const value = valueOf(request);
  return value === undefined ? undefined : hashToken(`${token} ${value}`);
}

/** The mark of one submission, which arrives again under the same key after a lost answer. */
export function submissionMark(request: FastifyRequest, token: string): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? hashToken(`${token} key ${key}`) : null;
}
