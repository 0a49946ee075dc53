/**
 * Page schemas over HTTP, beside /api as static files would be. They hold no data, and are given to
 * signed-in people only.
 */
import { say } from '../../schema/locale/message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Features } from '../../schema/bundle/features.ts';
import { openPageIds } from '../../schema/bundle/open-pages.ts';
import { failure, sendEnvelope } from '../http/envelope.ts';
import { endWith } from '../http/endless.ts';
import { NotSignedIn } from '../http/errors.ts';
import { languageOf } from '../locale/languages.ts';
import type { SchemaStore } from './store.ts';
import { pathOf } from '../http/uri.ts';

export interface SchemaRouteOptions {
  store: SchemaStore;
  /** Abilities of the server behind /api, beyond the protocol. */
  features: Features;
  /** Whether whoever asks may see more than the pages for visitors; absent: everybody may. */
  admits?(request: FastifyRequest): Promise<boolean>;
  /** Origins whose players and films may stand in formatted text. */
  embeds: readonly string[];
  /** Offers GET /schemas/events, which reports changes. */
  development: boolean;
  /** Aborted when the process takes no more requests. */
  ending: AbortSignal;
}

/** Answers with an ETag, or 304 when the browser has this version. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: object,
  hash: string,
): FastifyReply {
  const etag = `"${hash}"`;
  void reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Authorization, Cookie, Accept-Language');
  const held = request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return held?.some((tag) => tag === etag || tag === '*')
    ? reply.code(304).send()
    : reply.send(body);
}

/**
 * Registers GET /schemas/index.json, /schemas/pages/{id}.json and, in development, /schemas/events.
 */
export async function registerSchemaRoutes(
  app: FastifyInstance,
  options: SchemaRouteOptions,
): Promise<void> {
  const { store, features, embeds, admits = async () => true, development, ending } = options;
  const ability = Object.values(features).map(Number).join('');
  const settings = Buffer.from(embeds.join()).toString('base64url');
  app.get('/schemas/index.json', async (request, reply) => {
    await store.refresh();
    const { pages, hash } = store.index((await languageOf(request))?.tag);
    const mark = `${hash}-${ability}-${settings}`;
    if (await admits(request))
      return answer(request, reply, { pages, features, embeds, hash }, mark);
    const open = pages.filter(({ id }) => openPageIds.has(id));
    return answer(request, reply, { pages: open, features, embeds, hash }, `${mark}-open`);
  });

  app.get<{ Params: { '*': string } }>('/schemas/pages/*', async (request, reply) => {
    const file = request.params['*'];
    const id = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
    if (!openPageIds.has(id) && !(await admits(request)))
      return sendEnvelope(reply, failure(new NotSignedIn(pathOf(request.url))), 401);
    await store.refresh();
    const bundle = store.pageBundle(id, (await languageOf(request))?.tag);
    return bundle
      ? answer(request, reply, bundle, bundle.hash)
      : reply.code(404).send({ code: 404, msg: say`页面定义不存在` });
  });

  if (development) registerEvents(app, store, ending);
}

/**
 * Server-sent events: `data: {"models": [...], "pages": [...]}` after each change of schema files.
 */
function registerEvents(app: FastifyInstance, store: SchemaStore, ending: AbortSignal): void {
  const open = new Set<FastifyReply['raw']>();
  const stop = store.onChange((change) => {
    for (const stream of open) stream.write(`data: ${JSON.stringify(change)}\n\n`);
  });
  app.get('/schemas/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'keep-alive',
    });
    reply.raw.write(': open\n\n');
    open.add(reply.raw);
    request.raw.on('close', () => open.delete(reply.raw));
  });
  endWith(app, ending, () => {
    stop();
    for (const stream of open) stream.end();
  });
}
