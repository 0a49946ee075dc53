/** Files in a bucket; keys are those of the local folder. */
import { say } from '../../../schema/locale/message.ts';
import { Readable } from 'node:stream';
import { Unavailable } from '../../http/errors.ts';
import { isKey } from '../storage.ts';
import type { FileStorage } from '../storage.ts';
import type { S3Client, S3Request } from './client.ts';
import { spool } from './spool.ts';

/**
 * Milliseconds: how long the store may take to answer, and between two parts of a download; and how
 * long the largest upload may take.
 */
const usualPatience = { answer: 15_000, upload: 60_000 };
/** Bytes of a key in UTF-8, by S3's rules. */
const keyBytes = 1024;
/** Characters of an error answer that the log gets. */
const shownLength = 500;

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

function ask(client: S3Client, request: S3Request): Promise<Response> {
  if (!isKey(request.key)) throw new Error('Not the key of a stored file');
  return client.send(request).catch(unavailable);
}

/**
 * Reads an answer to its end, so that its connection can be used again.
 * @throws Unavailable for a status not expected
 */
async function finish(
  answer: Response,
  method: string,
  expected: readonly number[],
): Promise<void> {
  if (!expected.includes(answer.status))
    throw refused(method, answer.status, await errorText(answer));
  await answer.arrayBuffer().catch(unavailable);
}

const refused = (method: string, status: number, text: string): Unavailable =>
  unavailability(
    new Error(`The store answered ${method} with ${status}: ${text.slice(0, shownLength)}`),
  );

const errorText = (answer: Response): Promise<string> => answer.text().catch(() => '');

const unavailability = (cause: unknown): Unavailable =>
  new Unavailable(say`文件存储暂时不可用，请稍后再试`, cause);

function unavailable(error: unknown): never {
  throw unavailability(error);
}
