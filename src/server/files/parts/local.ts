/**
 * Parts of files in a hidden folder beside the stored ones, on the same file system; no key leads
 * there.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../durable.ts';
import { PartsLost } from './contract.ts';
import type { PartStorage, StoredPart } from './contract.ts';

/** The folder of all parts, below that of the stored files. */
const partsFolder = '.parts';

/** @param place where the file with a key lies */
export function localParts(root: string, place: (key: string) => string): PartStorage {
  const folderOf = (handle: string): string => path.join(root, partsFolder, handle);
  // By its checksum, too: of two contents of the same part, sent at once, none replaces the other.
  const fileOf = (handle: string, { number, checksum }: Omit<StoredPart, 'tag'>): string =>
    path.join(folderOf(handle), `${number}-${checksum}`);
  return {
    begin: async () => randomUUID(),
    async put({ handle }, part, content) {
      const file = fileOf(handle, part);
      // Its folder may be removed in this moment.
      await writeDurably({ file, content, top: root }).catch(lostWhenAbsent);
      return '';
    },
    async join({ key, handle }, parts) {
      const files = parts.map((part) => ({ ...part, file: fileOf(handle, part) }));
      await writeDurably({ file: place(key), content: joined(files), top: root });
    },
    abandon: ({ handle }) => rm(folderOf(handle), { recursive: true, force: true }),
  };
}

/** @throws PartsLost for what is not there, and other errors as they are */
function lostWhenAbsent(error: unknown): never {
  throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new PartsLost(error) : error;
}

/** One after the other, each as it was when it came. @throws PartsLost */
async function* joined(
  parts: readonly { file: string; checksum: string }[],
): AsyncGenerator<Buffer> {
  for (const { file, checksum } of parts) {
    const hash = createHash('sha256');
    try {
      for await (const some of createReadStream(file) as AsyncIterable<Buffer>) {
        hash.update(some);
        yield some;
      }
    } catch (error) {
      lostWhenAbsent(error);
    }
    if (hash.digest('hex') !== checksum) throw new PartsLost();
  }
}
