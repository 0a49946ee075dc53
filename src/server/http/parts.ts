/** The parts of a multipart request, whoever sends it. */
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ClientGone } from './errors.ts';

/**
 * Its fields and files, one after the other. The plugin waits for ever for the parts of a client
 * that had gone before it began to read: the end of the connection is announced once.
 * @throws ClientGone
 */
export function partsOf(request: FastifyRequest): AsyncIterable<Multipart> {
  if (request.raw.destroyed) throw new ClientGone();
  return request.parts();
}
