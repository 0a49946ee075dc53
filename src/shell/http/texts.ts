import { texts } from '../locale/index.ts';

/**
 * What to show for an answer with this code and server text; three codes have words of their own
 * (docs/protocol/product.md#errors).
 */
export function textOf(code: number, msg: unknown): string {
  if (code === 401) return texts.http.unauthorised;
  if (code === 403) return texts.http.forbidden;
  if (code === 404) return texts.http.absent;
  return typeof msg === 'string' && msg !== '' ? msg : texts.http.unknown;
}
