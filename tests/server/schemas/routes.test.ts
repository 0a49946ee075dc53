import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownFeatures } from '../../../src/server/capabilities/index.ts';
import { registerSchemaRoutes } from '../../../src/server/schemas/routes.ts';
import { openSchemaStore, type SchemaStore } from '../../../src/server/schemas/store.ts';
import { fixtures, vocabulary } from '../../schema/projects.ts';

let root: string;
let store: SchemaStore;
let app: FastifyInstance;
const { signal: ending } = new AbortController();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pageloom-routes-'));
  await cp(join(fixtures, 'base'), root, { recursive: true });
  store = await openSchemaStore({ root, vocabulary });
  app = Fastify();
  const embeds = ['https://player.example.com'];
  await registerSchemaRoutes(app, {
    store,
    features: ownFeatures,
    embeds,
    development: true,
    ending,
  });
});

afterEach(async () => {
  await app.close();
  await store.close();
  await rm(root, { recursive: true, force: true });
});

describe('schema routes', () => {
  it('list the pages with the features of the server', async () => {
    const answer = await app.inject('/schemas/index.json');
    expect(answer.json()).toEqual({
      ...store.index(),
      features: ownFeatures,
      embeds: ['https://player.example.com'],
    });
    const again = await app.inject({
      url: '/schemas/index.json',
      headers: { 'if-none-match': answer.headers.etag as string },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('hand out a page by its path, once for each version', async () => {
    const answer = await app.inject('/schemas/pages/demo/item.json');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(store.pageBundle('demo/item'))));
    const etag = answer.headers.etag as string;
    const ask = () =>
      app.inject({
        url: '/schemas/pages/demo/item.json',
        headers: { 'if-none-match': `"other", W/${etag}` },
      });
    expect((await ask()).statusCode).toBe(304);

    const file = join(root, 'schemas/pages/demo/item.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('物品管理', '物品'));
    await store.reload();
    const changed = await ask();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('list only the pages for visitors without a session, and hand out no other', async () => {
    const guarded = Fastify();
    const admits = async ({ headers }: FastifyRequest) => headers.authorization === 'yes';
    await registerSchemaRoutes(guarded, {
      store,
      features: ownFeatures,
      embeds: [],
      admits,
      development: false,
      ending,
    });
    const [anonymous, member] = await Promise.all(
      [{}, { authorization: 'yes' }].map((headers) =>
        guarded.inject({ url: '/schemas/index.json', headers }),
      ),
    );
    expect(anonymous?.json()).toEqual({
      pages: [],
      features: ownFeatures,
      embeds: [],
      hash: store.index().hash,
    });
    expect(member?.json()).toEqual({ ...store.index(), features: ownFeatures, embeds: [] });
    expect(anonymous?.headers.etag).not.toBe(member?.headers.etag);
    const page = await guarded.inject('/schemas/pages/demo/item.json');
    expect([page.statusCode, page.json().code]).toEqual([401, 401]);
    // Nor whether there is one.
    expect((await guarded.inject('/schemas/pages/demo/none.json')).statusCode).toBe(401);
    expect(
      (
        await guarded.inject({
          url: '/schemas/pages/demo/item.json',
          headers: { authorization: 'yes' },
        })
      ).statusCode,
    ).toBe(200);
    await guarded.close();
  });

  it.each([
    'demo/none.json',
    'demo/item',
    '../models/item.json',
    '..%2Fmodels%2Fitem.json',
    '__proto__.json',
  ])('answer 404 for %s', async (name) => {
    expect((await app.inject(`/schemas/pages/${name}`)).statusCode).toBe(404);
  });

  it('send changes as events, and let the server close meanwhile', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/schemas/events`);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (part: string) => {
      while (!text.includes(part)) text += (await reader.read()).value;
    };
    await until(': open');
    await rm(join(root, 'schemas/pages/demo/board.json'));
    await store.reload();
    await until('data: ');
    await until('\n\n');
    expect(text).toContain('"demo/board"');
    await app.close();
    expect((await reader.read()).done).toBe(true);
  });
});
