/** Reads request bodies: JSON and forms, nothing else (multipart is a plugin of its own). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createBodyBudget } from './body-budget.ts';
import type { BodyBudget } from './body-budget.ts';
import { callerOf } from './caller.ts';
import { clientIp } from './client-ip.ts';
import { Refusal } from './errors.ts';
import { bodyBytes, formBytes, anonymousBytes } from './limits.ts';
import { readText } from './read-text.ts';
import type { TrustProxy } from './trust-proxy.ts';

/**
 * A body as it came. Parsing costs much: it waits until the sender has turned out to be somebody.
 */
class UnreadBody {
  readonly kind: 'json' | 'form';
  readonly text: string;

  constructor(kind: UnreadBody['kind'], text: string) {
    this.kind = kind;
    this.text = text;
  }
}

/**
 * Replaces Fastify's parsers: an empty body is no error, and refusals speak the protocol's words.
 * How much is read depends on who sends it, which is known before the first byte (caller.ts).
 */
export function registerBodies(
  app: FastifyInstance,
  trustProxy: TrustProxy,
  budget: BodyBudget = createBodyBudget(),
): void {
  const addressOf = ({ raw }: FastifyRequest) => `address ${clientIp(raw, trustProxy)}`;
  const reader = (kind: UnreadBody['kind'], most: number) => async (request: FastifyRequest) => {
    if (request.is404) return undefined;
    const caller = callerOf(request);
    const { isOpen = false, openBytes = anonymousBytes } = request.routeOptions.config;
    const limit = caller && !isOpen ? most : Math.min(most, openBytes);
    const sender = caller ? `person ${caller.userId}` : addressOf(request);
    return new UnreadBody(
      kind,
      await readText(request.raw, { limit, sender, budget, patient: caller !== null }),
    );
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/(\w+\+)?json/, reader('json', bodyBytes));
  app.addContentTypeParser(/^application\/x-www-form-urlencoded/, reader('form', formBytes));
  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    if (request.is404 || isEmpty(request)) return undefined;
    const type = request.headers['content-type'] ?? '';
    throw new Refusal(`Content-Type '${type.slice(0, 100)}' is not supported`);
  });
}

function isEmpty({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return length === '0' || (headers['content-type'] === undefined && length === undefined);
}

/**
 * The parsed body: JSON as its value, a form as URLSearchParams, none as undefined. @throws Refusal
 */
export function parseBody(body: unknown): unknown {
  if (!(body instanceof UnreadBody)) return undefined;
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
