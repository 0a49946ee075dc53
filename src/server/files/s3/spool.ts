/**
 * Content of unknown length, written to a file for a while: S3 wants length and checksum before the
 * first byte.
 */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { makeFolder, withDraft, writeDraft } from '../durable.ts';

export interface Spooled {
  /** Backed by the file; its bytes are read while they are sent. */
  body: Blob;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Takes all of the content, in constant memory, and removes the file when the work is done. */
export async function spool<T>(
  folder: string,
  content: AsyncIterable<Buffer>,
  work: (spooled: Spooled) => Promise<T>,
): Promise<T> {
  // It may be the first thing that lies there.
  await makeFolder(folder);
  return withDraft(folder, async (file) => {
    const hash = createHash('sha256');
    await writeDraft(file, hashed(content, hash));
    return work({ body: await openAsBlob(file), hash: hash.digest('hex') });
  });
}

async function* hashed(
  content: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}
