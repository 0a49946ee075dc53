/** What docs/a-real-application.md shows stands so in the files of examples/shop. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { standsIn } from '../guideFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/a-real-application.md'), 'utf8');
const files = globSync('examples/shop/schemas/**/*.json', { cwd: root }).map(
  (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown,
);

/** The JSON of the guide, line by line: each is a member, or a whole object. */
const shown = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);

it.each(shown)('%s', (line) => {
  const part: unknown = JSON.parse(line.startsWith('{') ? line : `{${line}}`);
  expect(files.some((file) => standsIn(file, part))).toBe(true);
});
