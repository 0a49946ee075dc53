/** A zip file written front to back: nothing is kept but the list of entries, so size does not cost memory. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** Largest value of the 32-bit size fields; zip64 is not written because no sheet comes near. */
const MAX_SIZE = 0xffffffff;
/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** 1980-01-01 in DOS form: equal contents give equal files. */
const DOS_DATE = 0x0021;

interface Entry {
  name: Buffer;
  crc: number;
  size: number;
  packed: number;
  offset: number;
}

/** Writes entries one after another; each method yields the bytes to send. */
export class ZipWriter {
  private readonly entries: Entry[] = [];
  private offset = 0;

  /** Bytes of one entry whose contents come as chunks of text. */
  async *entry(
    name: string,
    contents: Iterable<string> | AsyncIterable<string>,
  ): AsyncGenerator<Buffer> {
    const entry: Entry = {
      name: Buffer.from(name),
      crc: 0,
      size: 0,
      packed: 0,
      offset: this.offset,
    };
    yield this.sent(localHeader(entry));
    for await (const chunk of deflated(contents, entry)) {
      entry.packed += chunk.length;
      yield this.sent(chunk);
    }
    if (this.offset > MAX_SIZE || entry.size > MAX_SIZE)
      throw new RangeError('xlsx file larger than 4 GB');
    yield this.sent(descriptor(entry));
    this.entries.push(entry);
  }

  /** Bytes of the central directory, which end the file. */
  end(): Buffer {
    const directory = Buffer.concat(this.entries.map(centralHeader));
    const tail = Buffer.alloc(22);
    tail.writeUInt32LE(0x06054b50, 0);
    tail.writeUInt16LE(this.entries.length, 8);
    tail.writeUInt16LE(this.entries.length, 10);
    tail.writeUInt32LE(directory.length, 12);
    tail.writeUInt32LE(this.offset, 16);
    return Buffer.concat([directory, tail]);
  }

  private sent(chunk: Buffer): Buffer {
    this.offset += chunk.length;
    return chunk;
  }
}

/** Compresses in zlib's thread pool, so that the event loop is free between chunks. Counts size and checksum into `entry`. */
async function* deflated(
  contents: Iterable<string> | AsyncIterable<string>,
  entry: Entry,
): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of contents) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  const fed = pipeline(Readable.from(counted()), deflate);
  // A failing source destroys the deflate stream with its error, which the loop below throws.
  fed.catch(() => undefined);
  yield* deflate as AsyncIterable<Buffer>;
  await fed;
}

function localHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DOS_DATE, 12);
  header.writeUInt16LE(entry.name.length, 26);
  return Buffer.concat([header, entry.name]);
}

function descriptor(entry: Entry): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(entry.crc, 4);
  bytes.writeUInt32LE(entry.packed, 8);
  bytes.writeUInt32LE(entry.size, 12);
  return bytes;
}

function centralHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt16LE(DOS_DATE, 14);
  header.writeUInt32LE(entry.crc, 16);
  header.writeUInt32LE(entry.packed, 20);
  header.writeUInt32LE(entry.size, 24);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
}
