/** Files in a bucket; keys are those of the local folder. */
import { Readable } from 'node:stream';
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
  if (Buffer.byteLength(key) > keyBytes) return null;
  const connection = new AbortController();
  const timer = setTimeout(
    () => connection.abort(new Error('The store did not answer in time')),
    patience,
  );
  const answer = await ask(client, { method: 'GET', key, signal: connection.signal }).finally(() =>
    clearTimeout(timer),
  );
  if (answer.status !== 200 || !answer.body) {
    const text = await errorText(answer);
    if (answer.status === 404 && !text.includes('NoSuchBucket')) return null;
    throw refused('GET', answer.status, text);
  }
  const chunks = patiently(answer.body, connection, patience);
  const first: Buffer[] = [];
  for (let length = 0; length < headBytes;) {
    const { done, value } = await chunks.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const head = Buffer.concat(first);
  const stream = Readable.from(joined(head, chunks), { objectMode: false });
  // A reader that goes away, even before the first byte, frees the connection.
  stream.once('close', () => connection.abort());
  return {
    size: Number(answer.headers.get('content-length')),
    head: head.subarray(0, headBytes),
    stream,
  };
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
