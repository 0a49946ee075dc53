/**
 * What the checker takes for an address of a model is what the engine answers, and nothing else.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addressesOfProject } from '../../../src/schema/check/resourceAddresses.ts';
import { withParts } from '../../../src/schema/check/parts.ts';
import { loadFile, type LoadedFile } from '../../../src/schema/load/file.ts';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { projectRoot, testDialect } from '../support/index.ts';
import { worldKey } from './support/world.ts';

const modelsIn = (pattern: string): LoadedFile<'model'>[] =>
  globSync(pattern, { cwd: projectRoot }).map((file) => {
    const text = readFileSync(`${projectRoot}/${file}`, 'utf8');
    const { name } = JSON.parse(text) as Model;
    return loadFile('model', { path: `schemas/models/${name}.json`, text });
  });

/** An address whatever its parameters are called. */
const plain = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

/** Declaring routes asks it nothing else. */
const database = { dialect: testDialect } as Database;
const shipped = modelsIn('schemas/models/*.json');

it.each([
  ['shipped models', []],
  ['the examples of the formats', modelsIn('docs/examples/*/*model.json')],
  ['the shop', modelsIn('examples/shop/schemas/models/*.json')],
])('the checker knows exactly the addresses of %s', (_, examples) => {
  const files = [...shipped, ...examples];
  const project = withParts({ models: files, pages: [], defaults: [], locales: [] });
  const models = new Map(project.models.map(({ name, value }) => [name, value!]));
  const engine = createEngine({ database, models, defaults: [], keys: [worldKey] });
  const known = addressesOfProject(models, { ...vocabulary, addresses: [] }) ?? [];
  const unique = (addresses: readonly string[]) => [...new Set(addresses)].toSorted();
  expect(unique(known.map(plain))).toEqual(unique(engine.routes().map(plain)));
});
