/** Where stored files live. */
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';
import { writeDurably } from './durable.ts';
import type { PartStorage } from './parts/contract.ts';
import { localParts } from './parts/local.ts';

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** The beginning, as kinds.ts wants it. */
  head: Buffer;
  /** The whole content; its source is open until it is read or destroyed. */
  stream: Readable;
}

/** Files by key: segments joined by slashes, such as `upload/2026/11/21/plan_9f….pdf`. */
export interface FileStorage {
  /**
   * Stores the content as it comes, in constant memory, and for good; nothing stays behind when the
   * source fails.
   */
  write(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** null: there is no such file. */
  read(key: string, headBytes: number): Promise<StoredFile | null>;
  /** A part of a file; null: there is no such file. */
  readPart(key: string, part: ByteRange): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** Large files come in parts. */
  parts: PartStorage;
}

/**
 * Whether the text can be a key: no empty or hidden segments, no way up, no separators of other
 * systems, no control characters.
 */
export function isKey(text: string): boolean {
  return (
    text.length <= 500 &&
    !/[\\:\p{Cc}]/u.test(text) &&
    text
      .split('/')
      .every((segment) => segment !== '' && !segment.startsWith('.') && !/[. ]$/.test(segment))
  );
}

/** Files below a folder, which is made when the first one comes. */
export function localStorage(root: string): FileStorage {
  const place = (key: string): string => {
    if (!isKey(key)) throw new Error('Not the key of a stored file');
    return path.join(root, ...key.split('/'));
  };
  return {
    write: (key, content) => writeDurably({ file: place(key), content, top: root }),
    async read(key, headBytes) {
      const handle = await open(place(key), 'r').catch(absent);
      if (!handle) return null;
      try {
        const facts = await handle.stat();
        if (facts.isFile()) {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
          return {
            size: facts.size,
            head: buffer.subarray(0, bytesRead),
            stream: handle.createReadStream({ start: 0 }),
          };
        }
      } catch (error) {
        await handle.close();
        throw error;
      }
      await handle.close();
      return null;
    },
    async readPart(key, part) {
      const handle = await open(place(key), 'r').catch(absent);
      return handle?.createReadStream({ ...part }) ?? null;
    },
    remove: (key) => rm(place(key), { force: true }),
    parts: localParts(root, place),
  };
}

function absent(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
  throw error;
}
