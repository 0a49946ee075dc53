/**
 * Every write that stands in a page file is one of the protocol, or one that our server alone has.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedWrites, faultsOf, isOwnWrite } from '../e2e/support/protocol-writes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Method and url of every request in a value. */
function writesIn(value: unknown): { method: string; url: string }[] {
  if (value === null || typeof value !== 'object') return [];
  const { method, url } = value as { method?: unknown; url?: unknown };
  const own =
    typeof method === 'string' && typeof url === 'string' && method !== 'GET'
      ? [{ method, url }]
      : [];
  return [...own, ...Object.values(value).flatMap(writesIn)];
}

const pages = globSync('schemas/pages/**/*.json', { cwd: root }).sort();
const documented = new Set(documentedWrites);

describe('writes of pages', () => {
  it.each(pages)('%s', (file) => {
    const unknown = writesIn(JSON.parse(readFileSync(path.join(root, file), 'utf8')))
      .map(({ method, url }) => ({ method, url: url.replace(/\{[^}]*\}$/, '{}') }))
      .filter(({ method, url }) => !documented.has(`${method} ${url}`))
      .filter(({ url }) => !isOwnWrite(url));
    expect(unknown).toEqual([]);
  });
});

describe('the check of a sent write', () => {
  const json = { contentType: 'application/json' };
  it.each([
    [{ method: 'DELETE', address: '/system/post/1,2', body: null }, []],
    [
      { method: 'PATCH', address: '/system/post', body: null },
      ['PATCH /system/post is not in the protocol'],
    ],
    [
      { method: 'PUT', address: '/system/user/changeStatus?x=1', body: '{"userId":1,"state":"0"}' },
      [
        'PUT /system/user/changeStatus: query x is not in the protocol',
        'PUT /system/user/changeStatus: state is not in the protocol',
        'PUT /system/user/changeStatus: status is missing',
      ],
    ],
    [
      { method: 'PUT', address: '/system/user/authRole?roleIds=1', body: null },
      ['PUT /system/user/authRole: query userId is missing'],
    ],
    [{ method: 'POST', address: '/demo/crate', body: '{"anything":1}' }, []],
  ])('finds in %j', (sent, faults) => {
    expect(faultsOf({ ...json, ...sent })).toEqual(faults);
  });
});
