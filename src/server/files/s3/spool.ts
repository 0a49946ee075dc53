/** Content of unknown length, written to a temporary file: S3 wants length and checksum before the first byte. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface Spooled {
  /** Backed by the file; its bytes are read while they are sent. */
  body: Blob;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Takes all of the content, in constant memory, and removes the file when the work is done. */
export async function spool<T>(content: AsyncIterable<Buffer>, work: (spooled: Spooled) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pageloom-upload-'));
  try {
    const file = path.join(folder, 'content');
    const hash = createHash('sha256');
    const handle = await open(file, 'wx', 0o600);
    try {
      for await (const chunk of content) {
        hash.update(chunk);
        await handle.appendFile(chunk);
      }
    } finally {
      await handle.close();
    }
    return await work({ body: await openAsBlob(file), hash: hash.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
