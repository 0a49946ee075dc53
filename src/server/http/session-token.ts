/** The session token of a request. */
import type { FastifyRequest } from 'fastify';
import { cookieToken } from './session-cookie.ts';
import { tokenPrefix } from '../../protocol/session.ts';

const prefix = new RegExp(`^${tokenPrefix.trim()}\\s+`, 'i');

/**
 * The token of a request: of the header, whose prefix Bearer is optional
 * (docs/protocol/conventions.md#headers-of-requests), else of the cookies.
 */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.replace(prefix, '').trim();
  if (header) return header.length <= 500 ? header : null;
  return cookieToken(request);
}

/** Whether the browser has sent the token by itself, as it would for a page of anybody. */
export const isByCookie = (request: FastifyRequest): boolean =>
  !request.headers.authorization?.trim() && cookieToken(request) !== null;
