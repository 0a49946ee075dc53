/** The parts of a multipart request, whoever sends it. */
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ClientGone, uploadTooLarge } from './errors.ts';

/**
 * Its fields and files, one after the other. The plugin waits for ever for the parts of a client
 * that had gone before it began to read: the end of the connection is announced once.
 * @throws ClientGone
 */
export function partsOf(request: FastifyRequest): AsyncIterable<Multipart> {
  if (request.raw.destroyed) throw new ClientGone();
  return request.parts();
}

/** What a request brings with a file. */
export interface Upload {
  /** undefined: the request has no such file. */
  file: Buffer | undefined;
  /** Texts beside it, by their names. */
  fields: URLSearchParams;
}

/**
 * The first file of a name, in memory (limits are the server's), and the texts before and after it:
 * the request is read to its end.
 *
 * @throws ClientGone, and the refusal of files above the limit
 */
export async function readUpload(request: FastifyRequest, name: string): Promise<Upload> {
  let file: Buffer | undefined;
  const fields = new URLSearchParams();
  for await (const part of partsOf(request)) {
    if (part.type === 'field') fields.append(part.fieldname, String(part.value));
    else if (file || part.fieldname !== name) part.file.resume();
    else {
      file = await part.toBuffer();
      // The plugin misses a limit that the last chunk crosses.
      if (part.file.truncated) throw uploadTooLarge();
    }
  }
  return { file, fields };
}
