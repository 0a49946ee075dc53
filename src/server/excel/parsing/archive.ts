/** The zip archive of a workbook, opened with every limit checked before anything is unpacked. */
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { Refusal } from '../../http/errors.ts';
import { broken, encrypted, LIMITS, macros, oldFormat, tooLarge } from '../limits.ts';

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1');
const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Name of the stream that holds an encrypted workbook inside an OLE container. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

export interface Archive {
  has(name: string): boolean;
  /** Unpacked bytes of one file, in chunks. Refuses files that are larger than they declare. */
  chunks(name: string): AsyncIterable<Buffer>;
  close(): void;
}

/** Opens the archive; refuses what is no plain .xlsx file. */
export async function openArchive(buffer: Buffer): Promise<Archive> {
  refuseOtherFormats(buffer);
  const zip = await fromBufferPromise(buffer, {
    lazyEntries: true,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch(() => {
    throw broken();
  });
  const entries = await readEntries(zip);
  return {
    has: (name) => entries.has(name.toLowerCase()),
    chunks: (name) => unpack(zip, entries.get(name.toLowerCase())),
    close: () => zip.close(),
  };
}

function refuseOtherFormats(buffer: Buffer): void {
  if (buffer.subarray(0, 8).equals(OLE_SIGNATURE))
    throw buffer.includes(ENCRYPTED_STREAM) ? encrypted() : oldFormat();
  if (!buffer.subarray(0, 4).equals(ZIP_SIGNATURE)) throw broken();
}

/**
 * Part names are case-insensitive (ECMA-376 part 2), so that two differing in case only are one
 * name twice.
 */
async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > LIMITS.entries) throw tooLarge();
  const entries = new Map<string, Entry>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      total += entry.uncompressedSize;
      if (total > LIMITS.unpackedBytes || overRatio(entry)) throw tooLarge();
      if (name.endsWith('vbaproject.bin') || name.includes('/macrosheets/')) throw macros();
      if (entry.isEncrypted()) throw encrypted();
      if (entries.has(name)) throw broken();
      entries.set(name, entry);
    }
  } catch (error) {
    zip.close();
    throw error instanceof Refusal ? error : broken();
  }
  return entries;
}

const overRatio = (entry: Entry): boolean =>
  entry.uncompressedSize > LIMITS.ratioFloor &&
  entry.uncompressedSize > entry.compressedSize * LIMITS.ratio;

async function* unpack(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Buffer> {
  if (!entry) throw broken();
  try {
    // validateEntrySizes ends the stream with an error as soon as it gives more than declared, and
    // declared sizes are within limits.
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } catch {
    throw broken();
  }
}
