/** What the guides show of their examples stands so in the files of the examples. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonOf, standsIn } from '../guideFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe.each([
  ['add-a-page.md', 'warehouse', 5],
  ['add-a-dictionary.md', 'dictionary', 3],
])('docs/%s', (guide, example, count) => {
  const files = globSync(`docs/examples/${example}/*.json`, { cwd: root }).map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown,
  );
  const shown = jsonOf(guide).map((part) => [JSON.stringify(part).slice(0, 60), part] as const);

  it('shows JSON', () => {
    expect(shown).toHaveLength(count);
  });

  it.each(shown)('%s', (_beginning, part) => {
    expect(files.some((file) => standsIn(file, part))).toBe(true);
  });
});
