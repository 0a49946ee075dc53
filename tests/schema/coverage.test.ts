/**
 * Nothing is in the page format that no page uses: pages of the product, and examples that the
 * tests check and compile.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import { meta } from '../../src/schema/generated/meta.gen.ts';
import { memberSchema, rootSchema, resolveSchema } from '../../src/schema/meta/walk.ts';
import type { MetaSchema } from '../../src/schema/meta/schema.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { vocabulary } from '../../src/server/schemas/vocabulary.ts';
import { compile, models, pageIds, pageNamed } from './compile/fixtures.ts';
import type { Model, Page } from '../../src/schema/generated/types.gen.ts';

const root = join(import.meta.dirname, '../..');
const examples = globSync('docs/examples/*/page.json', { cwd: root }).map((path) => ({
  path,
  page: JSON.parse(readFileSync(join(root, path), 'utf8')) as Page,
  // The model of the page, and those that are part of it.
  models: globSync(path.replace('page.json', '*model.json'), { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Model,
  ),
}));

const nameOf = new Map(Object.entries(meta.$defs).map(([name, schema]) => [schema, name]));
const nameIn = ({ $ref = '' }: MetaSchema) => $ref.slice('#/$defs/'.length);

/** Tagged unions by their branches. */
const unionOf = new Map(
  Object.entries(meta.$defs).flatMap(([name, { oneOf = [], discriminator }]) =>
    discriminator ? oneOf.map((branch) => [nameIn(branch), name] as const) : [],
  ),
);

/**
 * What several branches of a union have alike (visible of blocks, if of steps) counts once for all
 * of them.
 */
function placeOf(name: string, key: string): string {
  const union = unionOf.get(name);
  if (union === undefined) return `${name}.${key}`;
  const own = JSON.stringify(meta.$defs[name]!.properties![key]);
  const alike = meta.$defs[union]!.oneOf!.filter(
    (branch) => JSON.stringify(meta.$defs[nameIn(branch)]!.properties?.[key]) === own,
  );
  return alike.length > 1 ? `${union}.${key}` : `${name}.${key}`;
}

/**
 * Members of the page format by the definition that has them; the model and defaults formats are
 * the server's.
 */
function membersOfFormat(): Set<string> {
  const members = new Set<string>();
  const reached = new Set<string>();
  const reach = (schema: MetaSchema | undefined) => {
    if (!schema) return;
    const name = schema.$ref && nameIn(schema);
    if (name && !reached.has(name)) {
      reached.add(name);
      const target = meta.$defs[name]!;
      for (const key of Object.keys(target.properties ?? {})) members.add(placeOf(name, key));
      reach({ ...target, $ref: undefined });
    }
    Object.values(schema.properties ?? {}).forEach(reach);
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].forEach(reach);
    reach(schema.items);
    if (typeof schema.additionalProperties === 'object') reach(schema.additionalProperties);
  };
  reach({ $ref: '#/$defs/Page' });
  return members;
}

/** Marks every member that a value uses. */
function use(schema: MetaSchema | undefined, value: unknown, used: Set<string>): void {
  const resolved = schema && resolveSchema(schema, value);
  if (!resolved || typeof value !== 'object' || value === null) return;
  const name = nameOf.get(resolved);
  for (const [key, member] of Object.entries(value)) {
    if (name !== undefined) used.add(placeOf(name, key));
    use(memberSchema(resolved, Array.isArray(value) ? Number(key) : key), member, used);
  }
}

describe('the examples', () => {
  it('check and compile', () => {
    const files = [...globSync('schemas/{models,defaults,pages}/**/*.json', { cwd: root })].map(
      (path) => ({
        path: path.replaceAll('\\', '/'),
        text: readFileSync(join(root, path), 'utf8'),
      }),
    );
    const added = examples.flatMap(({ page, models: own }) => [
      ...own.map((model) => ({
        path: `schemas/models/${model.name}.json`,
        text: JSON.stringify(model),
      })),
      { path: `schemas/pages/${page.id}.json`, text: JSON.stringify(page) },
    ]);
    const problems = checkProject(loadProject([...files, ...added]), vocabulary);
    expect(problems.map(formatProblem)).toEqual([]);
    for (const { page, models: own } of examples) {
      const byName = Object.fromEntries(own.map((model) => [model.name, model]));
      expect(compile(page, undefined, { ...models, ...byName }).body).not.toEqual([]);
    }
  });
});

it('every member of the page format is used', () => {
  const used = new Set<string>();
  for (const page of [...pageIds.map(pageNamed), ...examples.map((one) => one.page)])
    use(rootSchema('page'), page, used);
  expect([...membersOfFormat()].filter((member) => !used.has(member))).toEqual([]);
});
