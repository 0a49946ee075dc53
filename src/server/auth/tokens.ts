/** Session tokens: 256 random bits, known to the client only; the server keeps their hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** 32 hex digits, as ids of sessions and captchas have in the protocol. */
export const newId = (): string => randomBytes(16).toString('hex');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of a request; the prefix Bearer is optional (protocol.md 1.3). */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  return header && header.length <= 500 ? header : null;
}
