/** SHA-256 in hexadecimal, also in pages that did not come by https. */
import { sha256 as inScript } from '@noble/hashes/sha2.js';

export async function sha256(content: Blob | string): Promise<string> {
  const bytes =
    typeof content === 'string'
      ? new TextEncoder().encode(content)
      : new Uint8Array(await content.arrayBuffer());
  // Browsers offer theirs in secure contexts only.
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : inScript(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
