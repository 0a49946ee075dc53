/**
 * What an editor opens and saves without a change keeps its bytes. Files written by hand get their
 * canonical text by `npm run check:schemas -- --write`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatOf, loadFile } from '../../../src/schema/load/file.ts';
import { serialise } from '../../../src/schema/serialise/serialise.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync(
  ['schemas/**/*.json', 'examples/*/schemas/**/*.json', 'docs/examples/*/schemas/**/*.json'],
  { cwd: root },
).map((path) => path.replaceAll('\\', '/'));
const inProject = (path: string): string => path.slice(path.indexOf('schemas/'));
const ofFormats = files.filter((path) => formatOf(inProject(path)) !== undefined);

describe('files of pages, models and defaults', () => {
  it('are found', () => {
    expect(ofFormats.length).toBeGreaterThan(40);
  });

  it.each(ofFormats)('%s is saved as it was opened', (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const { format, value, problems } = loadFile(formatOf(inProject(path))!, { path, text });
    expect(problems).toEqual([]);
    expect(serialise(format, value)).toBe(text);
  });
});
