/**
 * Nothing is in the page format that no page uses: pages of the product, and examples that the
 * tests check and compile.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleProject } from '../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../src/schema/check/project.ts';
import { meta } from '../../src/schema/generated/meta.gen.ts';
import { memberSchema, rootSchema, resolveSchema } from '../../src/schema/meta/walk.ts';
import type { FormatName, MetaSchema } from '../../src/schema/meta/schema.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { vocabulary } from '../../src/server/schemas/vocabulary.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { compile, models, pageIds, pageNamed } from './compile/fixtures.ts';
import type { Model, Page } from '../../src/schema/generated/types.gen.ts';

const root = join(import.meta.dirname, '../..');
const examples = globSync('docs/examples/*/*page.json', { cwd: root }).map((path) => ({
  path,
  page: JSON.parse(readFileSync(join(root, path), 'utf8')) as Page,
  // The model of the page, and those that are part of it.
  models: (path.endsWith('/page.json')
    ? globSync(`${dirname(path)}/*model.json`, { cwd: root })
    : []
  ).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Model),
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
 * The definition that a member counts for. What several branches of a union have alike (visible of
 * blocks, if of steps) counts once for all of them.
 */
function placeOf(name: string, key: string): string {
  const union = unionOf.get(name);
  if (union === undefined) return `${name}.${key}`;
  const own = JSON.stringify(meta.$defs[name]?.properties?.[key]);
  const alike = (meta.$defs[union]?.oneOf ?? []).filter(
    (branch) => JSON.stringify(meta.$defs[nameIn(branch)]?.properties?.[key]) === own,
  );
  return alike.length > 1 ? `${union}.${key}` : `${name}.${key}`;
}

/** Every member of a format, and every value of a closed list that is not what holds anyway. */
function partsOf(format: FormatName): Set<string> {
  const parts = new Set<string>();
  const reached = new Set<string>();
  const addValues = (place: string, schema: MetaSchema) => {
    for (const value of schema.enum ?? [])
      if (value !== schema.default) parts.add(`${place} = ${String(value)}`);
    for (const one of schema.anyOf ?? []) addValues(place, one);
    if (schema.items) addValues(place, schema.items);
  };
  const reach = (schema: MetaSchema | undefined) => {
    if (!schema) return;
    const name = schema.$ref && nameIn(schema);
    if (name && !reached.has(name)) {
      reached.add(name);
      const target = meta.$defs[name]!;
      addValues(name, target);
      for (const [key, member] of Object.entries(target.properties ?? {})) {
        parts.add(placeOf(name, key));
        addValues(placeOf(name, key), member);
      }
      reach({ ...target, $ref: undefined });
    }
    Object.values(schema.properties ?? {}).forEach(reach);
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].forEach(reach);
    reach(schema.items);
    if (typeof schema.additionalProperties === 'object') reach(schema.additionalProperties);
  };
  reach({ $ref: `#/$defs/${rootSchema(format).title}` });
  return parts;
}

/** Marks every member and value that a file uses. `place` is where the value stands. */
function use(schema: MetaSchema | undefined, value: unknown, place: string, used: Set<string>) {
  const resolved = schema && resolveSchema(schema, value);
  if (!resolved) return;
  const name = nameOf.get(resolved);
  if (typeof value !== 'object' || value === null) {
    used.add(`${name ?? place} = ${String(value)}`);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const isItem = Array.isArray(value);
    const own = isItem || name === undefined ? place : placeOf(name, key);
    if (!isItem) used.add(own);
    use(memberSchema(resolved, isItem ? Number(key) : key), member, own, used);
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
    for (const path of globSync('docs/examples/dictionary/*.json', { cwd: root }))
      added.push({
        path: `schemas/defaults/90-${basename(path)}`,
        text: readFileSync(join(root, path), 'utf8'),
      });
    // Nothing answers what the pages of examples send.
    const { addresses: _, ...known } = vocabulary;
    const project = bundleProject(loadProject([...files, ...added]), known);
    expect(project.problems.map(formatProblem)).toEqual([]);
    for (const { page } of examples)
      expect(compile(page, undefined, Object.fromEntries(project.models)).body).not.toEqual([]);
  });
});

const jsonOf = (pattern: string): unknown[] =>
  globSync(pattern, { cwd: root }).map((path): unknown =>
    JSON.parse(readFileSync(join(root, path), 'utf8')),
  );

/** Models and fields that drafts bring: no file may have them. */
const onlyInDrafts =
  /^(Page\.(modelFields|newModels)$|(New(Model|Field)|TakenTable|FieldOption|PatternRule)\.|(Field|Filter)Type = )/;

it.each<[FormatName, readonly unknown[]]>([
  ['page', [...pageIds.map(pageNamed), ...examples.map((one) => one.page)]],
  ['model', [...Object.values(models), ...examples.flatMap((one) => one.models)]],
  ['defaults', jsonOf('{schemas/defaults,docs/examples/dictionary}/*.json')],
  ['locale', jsonOf('schemas/locale/*.json')],
])('every member of the format %s is used, and every value that it may have', (format, files) => {
  const used = new Set<string>();
  for (const file of files) use(rootSchema(format), file, format, used);
  // Files need not name a schema for editors: the settings of the editor do.
  const parts = [...partsOf(format)].filter(
    (part) => !part.endsWith('.$schema') && !(format === 'page' && onlyInDrafts.test(part)),
  );
  expect(parts.filter((part) => !used.has(part))).toEqual([]);
});

it.each(widgetCatalogue)(
  'every prop of the widget $name is in an example, and every value that it may have',
  ({ props, examples }) => {
    const used = new Set(
      examples.flatMap((example) =>
        Object.entries(example.props ?? {}).flatMap(([name, value]) => [
          name,
          `${name} = ${value}`,
        ]),
      ),
    );
    const parts = Object.entries(props).flatMap(([name, schema]) => [
      name,
      ...((schema as MetaSchema).enum ?? [])
        .filter((value) => value !== (schema as MetaSchema).default)
        .map((value) => `${name} = ${String(value)}`),
    ]);
    expect(parts.filter((part) => !used.has(part))).toEqual([]);
  },
);
