/** Reads request bodies: JSON and forms, nothing else (multipart is a plugin of its own). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';
import { bodyBytes, uploadRequestBytes } from './limits.ts';

/** Replaces Fastify's parsers: an empty body is no error, and refusals speak the protocol's words. */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string' as const, bodyLimit: bodyBytes };
  app.addContentTypeParser(/^application\/(\w+\+)?json/, options, async (_request: FastifyRequest, text: string) => parseJson(text));
  app.addContentTypeParser(/^application\/x-www-form-urlencoded/, options, async (_request: FastifyRequest, text: string) => new URLSearchParams(text));
  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    await drain(request);
    const type = request.headers['content-type'];
    if (request.headers['content-length'] === '0' || (type === undefined && request.headers['content-length'] === undefined)) return undefined;
    throw new Refusal(`Content-Type '${(type ?? '').slice(0, 100)}' is not supported`);
  });
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('JSON parse error: the body is not valid JSON');
  }
}

/**
 * Reads what is left of a refused body, up to a limit: a connection closed while the client still
 * writes would hide the answer from it.
 */
export async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  let bytes = 0;
  await new Promise<void>((resolve) => {
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > 2 * uploadRequestBytes) resolve();
    });
    raw.once('end', resolve);
    raw.once('close', resolve);
    raw.once('error', () => resolve());
    raw.resume();
  });
}
