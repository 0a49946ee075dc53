/** A zip file written front to back by yazl; nothing is kept but the list of its parts. */
import { Readable } from 'node:stream';
import type { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';

/** Text of one part. */
export type PartText = Iterable<string> | AsyncIterable<string>;

/** Adds a part; resolves when its text has been taken in. */
export type AddPart = (name: string, text: PartText) => Promise<void>;

/** Equal contents give equal files. */
const options = {
  mtime: new Date(1980, 0, 1),
  forceDosTimestamp: true,
  compressionLevel: constants.Z_BEST_SPEED,
};

/**
 * Bytes of a zip file. `fill` runs as the bytes are taken: text is read no faster than that. When
 * it fails, so does the reader; when the reader leaves, the text that is being read is let go.
 */
export async function* zipBytes(fill: (add: AddPart) => Promise<void>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let source: Readable | undefined;
  output.once('close', () => source?.destroy());
  fill(async (name, text) => {
    // Nobody would take what it reads.
    if (output.destroyed) throw new Error('The reader of the zip file has left');
    source = Readable.from(text, { objectMode: false });
    zip.addReadStream(source, name, options);
    await finished(source);
  }).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  yield* output as AsyncIterable<Buffer>;
}
