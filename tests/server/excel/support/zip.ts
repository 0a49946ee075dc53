/** Archives for tests: made from parts, and looked into. */
import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fromBufferPromise } from 'yauzl';
import { zipBytes } from '../../../../src/server/excel/zip.ts';

export const bytesOf = (stream: Readable): Promise<Buffer> => buffer(stream);

/** Zip file of parts; contents may come in chunks. */
export async function zipOf(parts: Record<string, string | Iterable<string>>): Promise<Buffer> {
  const bytes = zipBytes(async (add) => {
    for (const [name, contents] of Object.entries(parts))
      await add(name, typeof contents === 'string' ? [contents] : contents);
  });
  return buffer(bytes);
}

export async function namesIn(file: Buffer): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of (await fromBufferPromise(file, { lazyEntries: true })).eachEntry())
    names.push(entry.fileName);
  return names;
}

/** Text of one part. */
export async function unpacked(file: Buffer, name: string): Promise<string> {
  const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === name) return text(await zip.openReadStreamPromise(entry));
  throw new Error(`no part ${name}`);
}
