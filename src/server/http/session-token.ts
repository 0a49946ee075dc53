/** The session token of a request. */
import type { FastifyRequest } from 'fastify';
import { cookieToken } from './session-cookie.ts';
import { tokenPrefix } from '../../protocol/session.ts';

/**
 * The token of a request: of the header, whose prefix Bearer is optional
 * (docs/protocol/conventions.md#headers-of-requests), else of the cookies.
 */
export function tokenOf(request: FastifyRequest): string | null {
  const header = withoutPrefix(request.headers.authorization ?? '').trim();
  if (header) return header.length <= 500 ? header : null;
  return cookieToken(request);
}

/** Without its prefix, in whatever case and before whatever blanks. */
function withoutPrefix(header: string): string {
  const scheme = tokenPrefix.trim();
  const rest = header.slice(scheme.length);
  const isPrefixed =
    header.slice(0, scheme.length).toLowerCase() === scheme.toLowerCase() && /^\s/.test(rest);
  return isPrefixed ? rest : header;
}

/** Whether the browser has sent the token by itself, as it would for a page of anybody. */
export const isByCookie = (request: FastifyRequest): boolean =>
  !request.headers.authorization?.trim() && cookieToken(request) !== null;
