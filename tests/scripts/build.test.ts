import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error -- a script without types
import { inputs } from '../../scripts/lib/build.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Files of ours that a file of the front end imports, early or late. */
const imported = (file: string): string[] =>
  /\.tsx?$/.test(file)
    ? [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => existsSync(path.join(root, target)))
    : [];

it('the front end is built again when any file that it consists of has changed', () => {
  const found = new Set(['src/shell/main.tsx']);
  for (const file of found) for (const target of imported(file)) found.add(target);
  const places = inputs as readonly string[];
  const missing = [...found].filter(
    (file) => !places.some((place) => file.startsWith(`${place}/`)),
  );
  expect(missing).toEqual([]);
  expect([...found].some((file) => file.startsWith('src/map/'))).toBe(true);
});
