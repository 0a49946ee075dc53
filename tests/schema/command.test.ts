/** The commands check:schemas and generate, as a developer runs them. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error -- a script without types
import { undescribed } from '../../scripts/generate/descriptions.mjs';
// @ts-expect-error -- a script without types
import { readSchemas } from '../../scripts/lib/schemas.mjs';
import { loadProject } from '../../src/schema/check/project.ts';
import { loadFile } from '../../src/schema/load/file.ts';
import type { JsonObject } from '../../src/schema/migrate/rule.ts';
import { tidyPage } from '../../src/schema/migrate/tidy.ts';
import { serialise } from '../../src/schema/serialise/serialise.ts';
import { vocabulary } from './compile/fixtures.ts';
import { fixtures } from './projects.ts';

const project = join(import.meta.dirname, '../..');
const draft = join(fixtures, 'migrations/page/draft/before.json');
let root: string;

function run(script: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'scripts', script), ...options],
    { encoding: 'utf8' },
  );
  return { status, lines: (stdout + stderr).trimEnd().split('\n') };
}
const check = (...options: string[]) => run('check-schemas.mjs', '--root', root, ...options);
const page = (name: string) => join(root, 'schemas/pages/demo', name);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pageloom-check-'));
  await cp(join(fixtures, 'base/schemas/models'), join(root, 'schemas/models'), {
    recursive: true,
  });
  await cp(join(fixtures, 'base/schemas/defaults'), join(root, 'schemas/defaults'), {
    recursive: true,
  });
  await mkdir(join(root, 'schemas/pages/demo'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('check:schemas', () => {
  it('counts what it checked when all is well', async () => {
    await writeFile(page('a.json'), '{ "title": "甲", "id": "demo/a", "version": 2, "body": [] }');
    expect(check()).toEqual({
      status: 0,
      lines: ['4 models, 1 pages and 4 files of defaults: no problems'],
    });
  });

  it('prints every problem of every file with its line and exits 1', async () => {
    await writeFile(page('a.json'), '{\n  "version": 2,\n  "id": "demo/a",\n  "titel": "甲"\n}');
    await writeFile(
      page('b.json'),
      '{\n  "version": 2,\n  "id": "demo/b",\n  "title": "乙",\n  "model": "itme",\n  "access": "demo:item:lst"\n}',
    );
    expect(check()).toEqual({
      status: 1,
      lines: [
        'schemas/pages/demo/a.json:4 /titel: unknown key titel, did you mean title?',
        'schemas/pages/demo/b.json:1 /: a page needs a list or a body',
        'schemas/pages/demo/b.json:5 /model: unknown model itme, did you mean item?',
        'schemas/pages/demo/b.json:6 /access: nothing grants the permission ' +
          'demo:item:lst, did you mean demo:item:list?',
      ],
    });
  });

  it('rewrites files canonically only when asked to', async () => {
    const text = '{ "title": "甲", "id": "demo/a", "version": 2, "body": [] }';
    await writeFile(page('a.json'), text);
    expect(check().status).toBe(0);
    expect(await readFile(page('a.json'), 'utf8')).toBe(text);
    expect(check('--write').lines).toContain('rewrote schemas/pages/demo/a.json');
    expect(await readFile(page('a.json'), 'utf8')).toBe(
      '{\n  "version": 2,\n  "id": "demo/a",\n  "title": "甲",\n  "body": []\n}\n',
    );
    expect(check('--write').lines).toHaveLength(1);
  });

  it('leaves files of an older version to schemas:migrate', async () => {
    const old = await readFile(draft, 'utf8');
    await writeFile(page('item.json'), old);
    expect(check('--write')).toMatchObject({ status: 0 });
    expect(await readFile(page('item.json'), 'utf8')).toBe(old);
  });
});

describe('schemas:migrate', () => {
  const migrateSchemas = (...options: string[]) =>
    run('migrate-schemas.mjs', '--root', root, ...options);

  it('rewrites files of an older version, canonically, and no others', async () => {
    const current = '{ "title": "甲", "id": "demo/a", "version": 2, "body": [] }';
    await writeFile(page('a.json'), current);
    const text = await readFile(draft, 'utf8');
    await writeFile(page('item.json'), text);
    expect(migrateSchemas()).toEqual({
      status: 0,
      lines: ['migrated schemas/pages/demo/item.json', 'migrated 1 files'],
    });
    const { value } = loadFile('page', { path: 'schemas/pages/demo/item.json', text });
    const models = new Map(
      loadProject(readSchemas(root)).models.map((file) => [file.name, file.value!]),
    );
    const tidied = tidyPage(value as unknown as JsonObject, { models, vocabulary });
    expect(await readFile(page('item.json'), 'utf8')).toBe(serialise('page', tidied));
    expect(await readFile(page('a.json'), 'utf8')).toBe(current);
    expect(migrateSchemas()).toEqual({ status: 0, lines: ['nothing to migrate'] });
    expect(check().status).toBe(0);
  });

  it('reads from another folder when asked to', async () => {
    const other = await mkdtemp(join(tmpdir(), 'pageloom-from-'));
    await mkdir(join(other, 'schemas/pages/demo'), { recursive: true });
    await cp(draft, join(other, 'schemas/pages/demo/item.json'));
    expect(migrateSchemas('--from', other).status).toBe(0);
    expect(JSON.parse(await readFile(page('item.json'), 'utf8'))).toMatchObject({ version: 2 });
    await rm(other, { recursive: true });
  });

  it('refuses a file of a newer version, and rewrites the rest', async () => {
    const newer = '{ "version": 99, "id": "demo/a", "title": "甲", "body": [] }';
    await writeFile(page('a.json'), newer);
    await cp(draft, page('item.json'));
    expect(migrateSchemas()).toEqual({
      status: 1,
      lines: [
        'migrated schemas/pages/demo/item.json',
        'migrated 1 files',
        'schemas/pages/demo/a.json:1 /version: format version 99 is newer than this program, which knows 2',
      ],
    });
    expect(await readFile(page('a.json'), 'utf8')).toBe(newer);
  });
});

it('docs/add-a-page.md shows what check:schemas says of the mistake it describes', async () => {
  await rm(join(root, 'schemas'), { recursive: true });
  for (const part of ['models', 'pages', 'defaults'])
    await cp(join(project, 'schemas', part), join(root, 'schemas', part), { recursive: true });
  const example = join(project, 'docs/examples/warehouse');
  await cp(join(example, 'model.json'), join(root, 'schemas/models/warehouse.json'));
  await mkdir(join(root, 'schemas/pages/demo'), { recursive: true });
  await writeFile(
    page('warehouse.json'),
    (await readFile(join(example, 'page.json'), 'utf8')).replace('"columns"', '"colums"'),
  );
  const { status, lines } = check();
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(await readFile(join(project, 'docs/add-a-page.md'), 'utf8')).toContain(lines[0]);
});

describe('generate --check', () => {
  it('finds the committed files current', () => {
    expect(run('generate.mjs', '--check')).toEqual({
      status: 0,
      lines: ['generated files are current'],
    });
  });

  it('refuses a key of a meta-schema without a description', () => {
    const field = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { description: ' ' } },
    };
    const inside = { description: 'A list.', type: 'array', items: field };
    expect(
      undescribed({
        $defs: { Field: field, List: inside },
        files: { Field: 'page', List: 'form' },
      }),
    ).toEqual([
      'page.schema.json: Field',
      'page.schema.json: Field.a',
      'page.schema.json: Field.b',
      'form.schema.json: List.a',
      'form.schema.json: List.b',
    ]);
  });
});
