/** Where stored files are served: /profile/ and their key. */
import { isKey } from './storage.ts';

/** What addresses of stored files begin with; the rest is the key. */
export const served = '/profile/';

/** First segment of the keys of files that records may carry. */
export const attachableFolder = 'upload/';

/**
 * The key of an upload by its address, with or without an origin before it as clients keep either;
 * undefined for what is no address of an upload.
 */
export function uploadKey(address: string): string | undefined {
  const at = address.indexOf(served);
  const key = at < 0 ? '' : address.slice(at + served.length);
  return key.startsWith(attachableFolder) && isKey(key) ? key : undefined;
}
