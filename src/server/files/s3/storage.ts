/** Files in a bucket; keys are those of the local folder. */
import { Readable } from 'node:stream';
import { defined } from '../../../schema/defined.ts';
import type { FileStorage } from '../storage.ts';
import { ask, errorText, finish, refused, unavailable } from './ask.ts';
import type { Patience } from './ask.ts';
import type { S3Client } from './client.ts';
import { s3Parts } from './multipart.ts';
import { spool } from './spool.ts';

/** Of a download `answer` is also the time between two parts. */
const usualPatience: Patience = { answer: 15_000, upload: 60_000 };
/** Bytes of a key in UTF-8, by S3's rules. */
const keyBytes = 1024;

/** @param folder where uploads wait on this machine until they are whole */
export function s3Storage(client: S3Client, folder: string, patience = usualPatience): FileStorage {
  return {
    write: (key, content) =>
      spool(folder, content, async ({ body, hash }) => {
        const answer = await ask(client, {
          method: 'PUT',
          key,
          body,
          bodyHash: hash,
          signal: AbortSignal.timeout(patience.upload),
        });
        await finish(answer, 'PUT', [200]);
      }),
    read: (key, headBytes) => read(client, key, headBytes, patience.answer),
    async readPart(key, { start, end }) {
      const range = `bytes=${start}-${end}`;
      const download = await get(client, { key, range, patience: patience.answer });
      return download && streamOf(download.chunks, download.connection);
    },
    async remove(key) {
      const answer = await ask(client, {
        method: 'DELETE',
        key,
        signal: AbortSignal.timeout(patience.answer),
      });
      await finish(answer, 'DELETE', [200, 204, 404]);
    },
    parts: s3Parts({ client, folder, patience }),
  };
}

async function read(
  client: S3Client,
  key: string,
  headBytes: number,
  patience: number,
): ReturnType<FileStorage['read']> {
  const download = await get(client, { key, patience });
  if (!download) return null;
  const { answer, connection, chunks } = download;
  const first: Buffer[] = [];
  for (let length = 0; length < headBytes;) {
    const { done, value } = await chunks.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const head = Buffer.concat(first);
  return {
    size: Number(answer.headers.get('content-length')),
    head: head.subarray(0, headBytes),
    stream: streamOf(joined(head, chunks), connection),
  };
}

interface Download {
  answer: Response;
  /** Ends the reading. */
  connection: AbortController;
  chunks: AsyncGenerator<Buffer, void>;
}

/** An object or a part of it; null: there is none. */
async function get(
  client: S3Client,
  { key, range, patience }: { key: string; range?: string; patience: number },
): Promise<Download | null> {
  if (Buffer.byteLength(key) > keyBytes) return null;
  const connection = new AbortController();
  const timer = setTimeout(
    () => connection.abort(new Error('The store did not answer in time')),
    patience,
  );
  const answer = await ask(client, {
    method: 'GET',
    key,
    signal: connection.signal,
    ...defined({ range }),
  }).finally(() => clearTimeout(timer));
  if (answer.status !== (range === undefined ? 200 : 206) || !answer.body) {
    const text = await errorText(answer);
    if (answer.status === 404 && !text.includes('NoSuchBucket')) return null;
    throw refused('GET', answer.status, text);
  }
  return { answer, connection, chunks: patiently(answer.body, connection, patience) };
}

/** A reader that goes away, even before the first byte, frees the connection. */
function streamOf(chunks: AsyncGenerator<Buffer>, connection: AbortController): Readable {
  const stream = Readable.from(chunks, { objectMode: false });
  stream.once('close', () => connection.abort());
  return stream;
}

/** Chunks of a body; a store that falls silent ends them with an error. */
async function* patiently(
  body: ReadableStream<Uint8Array>,
  connection: AbortController,
  patience: number,
): AsyncGenerator<Buffer, void> {
  const reader = body.getReader();
  for (;;) {
    const timer = setTimeout(() => connection.abort(new Error('The store fell silent')), patience);
    const { done, value } = await reader
      .read()
      .catch(unavailable)
      .finally(() => clearTimeout(timer));
    if (done) return;
    yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
}

async function* joined(head: Buffer, rest: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer> {
  if (head.length) yield head;
  yield* rest;
}
