/** Page files as a window asks for them. */
import { afterEach, expect, it, vi } from 'vitest';
import { createSchemas } from '../../src/shell/schemas.ts';
import { until } from '../until.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server with two pages, whose versions a test changes. */
function server() {
  const versions: Record<string, string> = { a: '1', b: '1' };
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('fetch', async (url: URL) => {
    const id = /pages\/(\w+)\.json$/.exec(url.pathname)?.[1];
    const pages = Object.entries(versions).map(([one, hash]) => ({ id: one, title: one, hash }));
    return Response.json(id === undefined ? { pages, features: {} } : { hash: versions[id] });
  });
  const schemas = createSchemas({
    token: () => 'token',
    mark: () => 'mark',
    expired: () => false,
  });
  return { versions, schemas };
}

it('pages that changed since they were handed out are outdated until they are asked for again', async () => {
  const { versions, schemas } = server();
  await schemas.loadPage('a');
  await schemas.renew();
  expect([...schemas.outdated.getState()]).toEqual([]);
  versions.a = '2';
  // Nobody has this one open.
  versions.b = '2';
  await schemas.renew();
  expect([...schemas.outdated.getState()]).toEqual(['a']);
  await schemas.loadPage('a');
  await until(() => expect([...schemas.outdated.getState()]).toEqual([]));
});

it('says whether pages have come or gone', async () => {
  const { versions, schemas } = server();
  await schemas.index();
  versions.a = '2';
  expect(await schemas.renew()).toBe(false);
  versions.c = '1';
  expect(await schemas.renew()).toBe(true);
  expect(await schemas.renew()).toBe(false);
  delete versions.b;
  expect(await schemas.renew()).toBe(true);
});

it('a page that is gone stays as it was opened', async () => {
  const { versions, schemas } = server();
  await schemas.loadPage('a');
  delete versions.a;
  await schemas.renew();
  expect([...schemas.outdated.getState()]).toEqual([]);
});
