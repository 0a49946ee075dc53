/** Forms that come as multipart: some clients of the protocol send the filters of an export so. */
import type { FastifyRequest } from 'fastify';
import { partsOf } from './parts.ts';

/** Names and texts of the form; files in it are passed over. */
export async function readMultipartForm(request: FastifyRequest): Promise<URLSearchParams> {
  const form = new URLSearchParams();
  for await (const part of partsOf(request)) {
    if (part.type === 'field') form.append(part.fieldname, String(part.value));
    else part.file.resume();
  }
  return form;
}
