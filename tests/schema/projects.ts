/** Small projects on disk for the tests of the checker. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import type { SourceFile } from '../../src/schema/load/file.ts';
import { protocol } from '../../src/protocol/index.ts';
import type { CheckVocabulary } from '../../src/schema/check/pageContext.ts';
import { stepCatalogue } from '../../src/steps/catalogue.ts';

export const fixtures = join(import.meta.dirname, '../fixtures');

/** Code that the fixture projects may name. */
export const vocabulary: CheckVocabulary = {
  widgets: [
    { name: 'Input', roles: ['input'], props: {} },
    {
      name: 'Select',
      roles: ['input'],
      tools: true,
      props: {
        size: { type: 'string', title: '大小', enum: ['small', 'large'] },
        rows: { type: 'integer', title: '行数', minimum: 1, maximum: 9 },
        variant: { type: 'string', title: '样式', enum: ['box', 'line'] },
        marks: { type: 'array', items: 'string', title: '记号' },
      },
    },
    { name: 'Tag', roles: ['display'], props: {} },
    { name: 'Group', roles: ['layout'], props: {} },
  ],
  steps: stepCatalogue,
  protocol,
  blocks: blockCatalogue,
  customActions: ['celebrate'],
  addresses: [
    { method: 'POST', path: '/demo/item/{itemId}/approve', numbers: ['itemId'] },
    { method: 'GET', path: '/demo/stock/{code}' },
    { method: 'PUT', path: '/demo/item/changeStatus' },
    { method: 'PUT', path: '/demo/item/{itemId}', numbers: ['itemId'] },
    { method: 'GET', path: '/demo/item/{itemId}/label', numbers: ['itemId'] },
  ],
  icons: ['box', 'user'],
};

/** The JSON files below `root`/schemas, by their path in the project. */
export function readProject(root: string): Map<string, SourceFile> {
  const paths = globSync('schemas/**/*.json', { cwd: root }).map((path) =>
    path.split(sep).join('/'),
  );
  return new Map(
    paths.map((path) => [path, { path, text: readFileSync(join(root, path), 'utf8') }]),
  );
}

/** The sound project that each broken fixture changes. */
export const base = () => readProject(join(fixtures, 'base'));
