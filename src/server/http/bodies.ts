/** Reads request bodies: JSON and forms, nothing else (multipart is a plugin of its own). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, uploadTooLarge } from './errors.ts';
import { bodyBytes, formBytes, strangerLength, uploadRequestBytes } from './limits.ts';

/** A body as it came. Parsing may cost much, so it waits until the sender has turned out to be somebody. */
export class UnreadBody {
  readonly kind: 'json' | 'form';
  readonly text: string;

  constructor(kind: UnreadBody['kind'], text: string) {
    this.kind = kind;
    this.text = text;
  }
}

/** Replaces Fastify's parsers: an empty body is no error, and refusals speak the protocol's words. */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseAs = 'string' as const;
  app.addContentTypeParser(/^application\/(\w+\+)?json/, { parseAs, bodyLimit: bodyBytes }, async (_request: FastifyRequest, text: string) => new UnreadBody('json', text));
  app.addContentTypeParser(/^application\/x-www-form-urlencoded/, { parseAs, bodyLimit: formBytes }, async (_request: FastifyRequest, text: string) => new UnreadBody('form', text));
  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    await drain(request);
    const type = request.headers['content-type'];
    if (request.headers['content-length'] === '0' || (type === undefined && request.headers['content-length'] === undefined)) return undefined;
    throw new Refusal(`Content-Type '${(type ?? '').slice(0, 100)}' is not supported`);
  });
}

/** The parsed body: JSON as its value, a form as URLSearchParams, none as undefined. @throws Refusal */
export function parseBody(body: unknown, isStranger: boolean): unknown {
  if (!(body instanceof UnreadBody)) return undefined;
  if (isStranger && body.text.length > strangerLength) throw uploadTooLarge();
  return body.kind === 'json' ? parseJson(body.text) : new URLSearchParams(body.text);
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
