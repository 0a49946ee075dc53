/** Files of the server are written in one place, which makes them survive a power cut. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const server = path.resolve(import.meta.dirname, '../../src/server');
const allowed = ['files/durable.ts'];
const writers = [
  'writeFile(Sync)?',
  'appendFile(Sync)?',
  'createWriteStream',
  'rename(Sync)?',
  'copyFile(Sync)?',
  'cp(Sync)?',
  'link(Sync)?',
  'symlink',
  'mkdir(Sync)?',
  'truncate',
  'openSync',
  'writeSync',
];
const writing = new RegExp(`\\b(${writers.join('|')})\\b`);

it('no other file of the server imports what writes files', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files.filter((name) => {
    const imports = [
      ...readFileSync(path.join(server, name), 'utf8').matchAll(
        /import\s+([^;]*?)\s+from\s+'(?:node:)?fs(?:\/promises)?'/g,
      ),
    ];
    // A whole module under one name could do anything.
    return imports.some(
      ([, names = '']) =>
        writing.test(names) || (!names.startsWith('{') && !names.startsWith('type {')),
    );
  });
  expect(found.filter((name) => !allowed.includes(name))).toEqual([]);
});
