/** Session tokens: 256 random bits, known to the client only; the server keeps their hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cookieToken } from './session-cookie.ts';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** 32 hex digits, as ids of sessions and captchas have in the protocol. */
export const newId = (): string => randomBytes(16).toString('hex');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * The token of a request: of the header, whose prefix Bearer is optional
 * (docs/protocol/conventions.md#headers-of-requests), else of the cookies.
 */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (header) return header.length <= 500 ? header : null;
  return cookieToken(request);
}

/** Whether the browser has sent the token by itself, as it would for a page of anybody. */
export const isByCookie = (request: FastifyRequest): boolean =>
  !request.headers.authorization?.trim() && cookieToken(request) !== null;
