/** Files in parts, by the multipart uploads of S3: the store itself joins them. */
import { createHash } from 'node:crypto';
import { PartsLost } from '../parts/contract.ts';
import type { PartedFile, PartStorage, StoredPart } from '../parts/contract.ts';
import { ask, errorText, finish, refused } from './ask.ts';
import type { Patience } from './ask.ts';
import type { S3Client } from './client.ts';
import { spool } from './spool.ts';

interface Parts {
  client: S3Client;
  /** Where parts wait on this machine until they are whole. */
  folder: string;
  patience: Patience;
}

/** Refusals of the store that mean what is stored is not what was. */
const lostCodes = ['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall'];
const isGone = (text: string): boolean => text.includes('<Code>NoSuchUpload</Code>');

export const s3Parts = (parts: Parts): PartStorage => ({
  begin: (key) => begin(parts, key),
  put: (file, part, content) => put(parts, file, { ...part, content }),
  join: (file, all, size) => join(parts, file, { all, size }),
  async abandon({ key, handle }) {
    const answer = await ask(parts.client, {
      method: 'DELETE',
      key,
      query: { uploadId: handle },
      signal: AbortSignal.timeout(parts.patience.answer),
    });
    await finish(answer, 'DELETE', [200, 204, 404]);
  },
});

async function begin({ client, patience }: Parts, key: string): Promise<string> {
  const answer = await ask(client, {
    method: 'POST',
    key,
    query: { uploads: '' },
    signal: AbortSignal.timeout(patience.answer),
  });
  const text = await errorText(answer);
  const [, handle] = /<UploadId>([^<]+)<\/UploadId>/.exec(text) ?? [];
  if (answer.status !== 200 || handle === undefined) throw refused('POST', answer.status, text);
  return plain(handle);
}

interface SentPart {
  number: number;
  content: AsyncIterable<Buffer>;
}

function put(
  { client, folder, patience }: Parts,
  { key, handle }: PartedFile,
  { number, content }: SentPart,
): Promise<string> {
  return spool(folder, content, async ({ body, hash }) => {
    const answer = await ask(client, {
      method: 'PUT',
      key,
      query: { partNumber: String(number), uploadId: handle },
      body,
      bodyHash: hash,
      signal: AbortSignal.timeout(patience.upload),
    });
    const text = await errorText(answer);
    if (answer.status === 404 && isGone(text)) throw new PartsLost();
    const tag = answer.headers.get('etag');
    if (answer.status !== 200 || tag === null) throw refused('PUT', answer.status, text);
    return tag;
  });
}

async function join(
  parts: Parts,
  file: PartedFile,
  { all, size }: { all: readonly StoredPart[]; size: number },
): Promise<void> {
  const { key, handle } = file;
  const body = listOf(all);
  const answer = await ask(parts.client, {
    method: 'POST',
    key,
    query: { uploadId: handle },
    body: new Blob([body]),
    bodyHash: createHash('sha256').update(body).digest('hex'),
    signal: AbortSignal.timeout(parts.patience.upload),
  });
  // The store may say 200 before it knows, and report a failure in the text.
  const text = await errorText(answer);
  if (answer.status === 200 && text.includes('<CompleteMultipartUploadResult')) return;
  if (isGone(text)) {
    // Another request, or one whose answer was lost, has joined them.
    if ((await sizeOf(parts, key)) === size) return;
    throw new PartsLost();
  }
  if (lostCodes.some((code) => text.includes(`<Code>${code}</Code>`))) throw new PartsLost();
  throw refused('POST', answer.status, text);
}

/** Bytes of a stored file; undefined: there is none. */
async function sizeOf({ client, patience }: Parts, key: string): Promise<number | undefined> {
  const answer = await ask(client, {
    method: 'HEAD',
    key,
    signal: AbortSignal.timeout(patience.answer),
  });
  await finish(answer, 'HEAD', [200, 404]);
  return answer.status === 200 ? Number(answer.headers.get('content-length')) : undefined;
}

const listOf = (parts: readonly StoredPart[]): string =>
  `<CompleteMultipartUpload>${parts
    .map(
      ({ number, tag }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
    )
    .join('')}</CompleteMultipartUpload>`;

const signs: readonly (readonly [sign: string, name: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
];

const escaped = (text: string): string =>
  signs.reduce((made, [sign, name]) => made.replaceAll(sign, name), text);

const plain = (text: string): string =>
  signs.toReversed().reduce((made, [sign, name]) => made.replaceAll(name, sign), text);
