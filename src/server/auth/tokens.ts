/** Session tokens: 256 random bits, known to the client only; the server keeps their hash. */
import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** 32 hex digits, as ids of sessions and captchas have in the protocol. */
export const newId = (): string => randomBytes(16).toString('hex');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
