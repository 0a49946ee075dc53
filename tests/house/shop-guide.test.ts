/** What docs/a-real-application.md shows stands so in the files of examples/shop. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/a-real-application.md'), 'utf8');
const files = globSync('examples/shop/schemas/**/*.json', { cwd: root }).map(
  (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown,
);

/** The JSON of the guide, line by line: each is a member, or a whole object. */
const shown = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value has all that another one shows of it. */
function holds(value: unknown, part: unknown): boolean {
  if (!isObject(value) || !isObject(part)) return value === part;
  if (Array.isArray(part) !== Array.isArray(value)) return false;
  return Object.entries(part).every(([name, one]) => holds(value[name], one));
}

const standsIn = (value: unknown, part: unknown): boolean =>
  holds(value, part) ||
  (isObject(value) && Object.values(value).some((inner) => standsIn(inner, part)));

it.each(shown)('%s', (line) => {
  const part: unknown = JSON.parse(line.startsWith('{') ? line : `{${line}}`);
  expect(files.some((file) => standsIn(file, part))).toBe(true);
});
