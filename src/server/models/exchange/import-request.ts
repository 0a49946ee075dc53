/** What makes a file sent again the same request. */
import { createHash } from 'node:crypto';
import { usableKey } from '../../http/idempotency.ts';

/** The same request: who sends it, under which key, and what is in it. */
export interface ImportRequest {
  userId: number;
  key: string | null;
  fingerprint: string;
}

/** @param header the header Idempotency-Key @param content what the request asks for */
export function importRequest(
  header: unknown,
  userId: number,
  [path, updateSupport, file]: readonly [string, boolean, Uint8Array],
): ImportRequest {
  const key = usableKey(header) ?? null;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([path, updateSupport]))
    .update(file)
    .digest('hex');
  return { userId, key, fingerprint };
}
