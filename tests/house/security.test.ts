/** docs/security.md names code and tests: they are there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

it('the page about security names only what exists', () => {
  const named = [...page.matchAll(/`((?:src|tests|scripts)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const linked = [...page.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, name = '']) => name);
  expect(linked.filter((file) => !existsSync(path.join(root, 'docs', file)))).toEqual([]);
});

it('and every chapter of the standard', () => {
  const chapters = [...page.matchAll(/^\| V(\d+) /gm)].map((match) => Number(match[1]));
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});
