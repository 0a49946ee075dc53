import { texts } from '../locale/index.ts';
import { codes } from '../../protocol/codes.ts';

/**
 * What to show for an answer with this code and server text; three codes have words of their own
 * (docs/protocol/product.md#errors).
 */
export function textOf(code: number, msg: unknown): string {
  if (code === codes.unauthenticated) return texts.http.unauthorised;
  if (code === codes.forbidden) return texts.http.forbidden;
  if (code === codes.absent) return texts.http.absent;
  return typeof msg === 'string' && msg !== '' ? msg : texts.http.unknown;
}
