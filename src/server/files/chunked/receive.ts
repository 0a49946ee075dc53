/** The bytes of a chunk, out of a multipart request. */
import type { FastifyRequest } from 'fastify';
import { Refusal, uploadTooLarge } from '../../http/errors.ts';
import { partsOf } from '../../http/parts.ts';
import { letRestPass } from '../../http/read-text.ts';

/**
 * Hands the file of the field to the work; others are passed over.
 * @throws Refusal when there is none, and what the work throws
 */
export async function receiveChunk(
  request: FastifyRequest,
  field: string,
  work: (content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  let isThere = false;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') continue;
      if (part.fieldname !== field || isThere) {
        part.file.resume();
        continue;
      }
      isThere = true;
      await work(whole(part.file));
    }
  } catch (error) {
    request.raw.unpipe();
    letRestPass(request.raw);
    throw error;
  }
  if (!isThere) throw new Refusal(`Required part '${field}' is not present.`);
}

async function* whole(
  file: AsyncIterable<Buffer> & { truncated: boolean },
): AsyncGenerator<Buffer> {
  yield* file;
  if (file.truncated) throw uploadTooLarge();
}
