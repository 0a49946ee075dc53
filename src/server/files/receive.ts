/** Takes the files of a multipart request into the storage (docs/protocol/files.md). */
import { say } from '../../schema/locale/message.ts';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { timeText } from '../db/time.ts';
import { Refusal, uploadTooLarge } from '../http/errors.ts';
import { uploadRequestBytes } from '../http/limits.ts';
import { partsOf } from '../http/parts.ts';
import { letRestPass } from '../http/read-text.ts';
import { headBytes, trueExtension } from './kinds.ts';
import type { OwnedFiles } from './owned-files.ts';

/** Characters of a file name as the client sent it. */
const nameLength = 100;
/** Characters of it that the stored name keeps: with four bytes each they fit every file system. */
const keptLength = 50;

export interface ReceivedFile {
  key: string;
  originalName: string;
}

export interface Reception {
  /** Where the files of the caller go. */
  store: OwnedFiles;
  /** Name of the form field; files in other fields are passed over. */
  field: string;
  /** First segment of the keys. */
  folder: 'upload' | 'avatar';
  extensions: readonly string[];
  /** Epoch milliseconds. */
  now: number;
}

/** All files of the field, or none: what was stored before a refusal is removed. @throws Refusal */
export async function receiveFiles(
  request: FastifyRequest,
  reception: Reception,
): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = [];
  const budget = { left: uploadRequestBytes };
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') continue;
      if (part.fieldname === reception.field)
        received.push(await receiveOne(part, reception, budget));
      else part.file.resume();
    }
    return received;
  } catch (error) {
    // What made the upload fail is what the client hears, not what clearing up met.
    await Promise.allSettled(received.map(({ key }) => reception.store.remove(key)));
    request.raw.unpipe();
    letRestPass(request.raw);
    throw error;
  }
}

async function receiveOne(
  part: MultipartFile,
  reception: Reception,
  budget: { left: number },
): Promise<ReceivedFile> {
  const { store, folder, extensions, now } = reception;
  // Clients may leave the name out, whatever the plugin's types say.
  const originalName = storableName(part.filename ?? '');
  if (originalName.length > nameLength) throw new Refusal(say`上传的文件名最长${nameLength}个字符`);
  const extension = extensionOf(originalName, part.mimetype);
  const refused = () =>
    new Refusal(
      say`文件[${originalName}]后缀[${extension}]不正确，请上传[${extensions.join(', ')}]格式`,
    );
  if (!extensions.includes(extension)) throw refused();
  const { head, content } = await begun(part, budget);
  const stored = trueExtension(extension, head);
  if (stored === null || !extensions.includes(stored)) throw refused();
  const key = `${folder}/${timeText(now).slice(0, 10).replaceAll('-', '/')}/${storedName(folder, originalName, stored)}`;
  await store.write(key, content, originalName);
  return { key, originalName };
}

/** The last segment, of whole characters without signs that nobody sees. */
const storableName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').toWellFormed().replace(/\p{Cc}/gu, '');

/** The beginning of a file, by which it is judged, and all of its content as it comes. */
async function begun(
  part: MultipartFile,
  budget: { left: number },
): Promise<{ head: Buffer; content: AsyncIterable<Buffer> }> {
  const chunks = limited(part, budget);
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const content = async function* (): AsyncGenerator<Buffer> {
    if (head.length) yield head;
    yield* chunks;
  };
  return { head: head.subarray(0, headBytes), content: content() };
}

async function* limited(
  part: MultipartFile,
  budget: { left: number },
): AsyncGenerator<Buffer, void> {
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    budget.left -= chunk.length;
    if (budget.left < 0) throw uploadTooLarge();
    yield chunk;
  }
  if (part.file.truncated) throw uploadTooLarge();
}

/** From the name, else from the media type (docs/protocol/files.md). */
function extensionOf(name: string, mediaType: string): string {
  const extension = path.extname(name).slice(1).toLowerCase();
  return extension || /^image\/(bmp|gif|jpe?g|png)$/.exec(mediaType)?.[1] || '';
}

/**
 * Letters and digits of the name, and 128 random bits: files are served without sign-in, so their
 * names cannot be guessed.
 */
function storedName(folder: Reception['folder'], name: string, extension: string): string {
  const sequence = randomBytes(16).toString('hex');
  if (folder === 'avatar') return `${sequence}.${extension}`;
  const base = Array.from(
    path.basename(name, path.extname(name)).replace(/[^\p{L}\p{N}_-]+/gu, '_'),
  )
    .slice(0, keptLength)
    .join('');
  return `${base || 'file'}_${sequence}.${extension}`;
}
