/** Test files share the modules of their process, so none may replace one for the others. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

it('only tests with a process of their own replace modules', () => {
  const replaces = /\bvi\.(?:mock|doMock|unmock|doUnmock|resetModules)\(/;
  const offenders = globSync('tests/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith(path.join('tests', 'components', 'mocked', path.sep)))
    .filter((file) => replaces.test(readFileSync(path.join(root, file), 'utf8')));
  expect(offenders).toEqual([]);
});
