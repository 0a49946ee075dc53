/** Archives for tests: made from parts, and looked into. */
import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fromBufferPromise } from 'yauzl';
import { ZipWriter } from '../../../../src/server/excel/zip-writer.ts';

export const bytesOf = (stream: Readable): Promise<Buffer> => buffer(stream);

/** Zip file of parts; contents may come in chunks. */
export async function zipOf(parts: Record<string, string | Iterable<string>>): Promise<Buffer> {
  const zip = new ZipWriter();
  const chunks: Buffer[] = [];
  for (const [name, contents] of Object.entries(parts)) {
    for await (const chunk of zip.entry(name, typeof contents === 'string' ? [contents] : contents))
      chunks.push(chunk);
  }
  return Buffer.concat([...chunks, zip.end()]);
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
