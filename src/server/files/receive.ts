/** Takes the files of a multipart request into the storage (docs/protocol/files.md). */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploadTooLarge } from '../http/errors.ts';
import { uploadRequestBytes } from '../http/limits.ts';
import { partsOf } from '../http/parts.ts';
import { letRestPass } from '../http/read-text.ts';
import { headBytes } from './kinds.ts';
import { namedFile } from './naming.ts';
import type { NamingRules } from './naming.ts';
import type { OwnedFiles } from './owned-files.ts';

export interface ReceivedFile {
  key: string;
  originalName: string;
}

export interface Reception extends NamingRules {
  /** Where the files of the caller go. */
  store: OwnedFiles;
  /** Name of the form field; files in other fields are passed over. */
  field: string;
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
  const { store } = reception;
  // Clients may leave the name out, whatever the plugin's types say.
  const named = namedFile({ ...reception, name: part.filename ?? '', mediaType: part.mimetype });
  const { head, content } = await begun(part, budget);
  const { originalName } = named;
  const key = named.keyFor(head);
  await store.write(key, content, originalName);
  return { key, originalName };
}

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
