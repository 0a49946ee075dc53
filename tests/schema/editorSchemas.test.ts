/** Schemas for editors: all that is committed fits them, and names that a project lacks do not. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base, fixtures, readProject } from './projects.ts';

const project = join(import.meta.dirname, '../..');
type Format = 'page' | 'model' | 'defaults';
const folders: Record<Format, string> = {
  page: 'schemas/pages/',
  model: 'schemas/models/',
  defaults: 'schemas/defaults/',
};
let root: string;

function write(): void {
  const script = join(project, 'scripts/editor-schemas.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--root', root], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

interface Written {
  $defs: Record<string, { enum?: string[]; enumDescriptions?: string[] }>;
}

const written = async (format: Format): Promise<Written> =>
  JSON.parse(await readFile(join(root, `.pageloom/${format}.schema.json`), 'utf8')) as Written;

const validator = async (format: Format) =>
  new Ajv2020({ strict: false }).compile(await written(format));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pageloom-editor-'));
  await cp(join(project, 'schemas'), join(root, 'schemas'), { recursive: true });
  write();
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('schemas for editors', () => {
  it.each(Object.keys(folders) as Format[])('take every committed file: %s', async (format) => {
    const validate = await validator(format);
    const files = [...readProject(project).values()].filter(({ path }) =>
      path.startsWith(folders[format]),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const { path, text } of files) {
      validate(JSON.parse(text));
      expect([path, validate.errors ?? []]).toEqual([path, []]);
    }
  });

  const page = (item: object, rest: object = {}) => ({
    version: 2,
    id: 'demo/x',
    title: '页',
    body: [{ type: 'form', form: 'edit' }],
    forms: { edit: { fields: [{ name: 'a', ...item }] } },
    ...rest,
  });

  it.each<[string, object]>([
    ['widget', page({ widget: 'Selct' })],
    ['dictionary', page({ options: { from: 'dict', dict: 'sys_no_such' } })],
    ['model', page({}, { model: 'pots' })],
    ['icon', page({}, { actions: { go: { icon: 'no-such-icon', run: [] } } })],
    ['step', page({}, { actions: { go: { run: [{ type: 'mesage' }] } } })],
  ])('refuse an unknown %s', async (_what, value) => {
    const validate = await validator('page');
    expect(validate(value)).toBe(false);
  });

  it('take the same page with known names', async () => {
    const validate = await validator('page');
    const known = page(
      { widget: 'Select', options: { from: 'dict', dict: 'sys_yes_no' } },
      { model: 'post', actions: { go: { icon: 'edit', run: [{ type: 'message', text: 'x' }] } } },
    );
    validate(known);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('are those that the settings of the editor name', async () => {
    const settings = JSON.parse(await readFile(join(project, '.vscode/settings.json'), 'utf8')) as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    for (const [format, folder] of Object.entries(folders)) {
      const named = settings['json.schemas'].find(({ fileMatch }) =>
        fileMatch[0]?.startsWith(folder),
      );
      expect(named?.url).toBe(`./.pageloom/${format}.schema.json`);
    }
  });

  it('say of each name what it is', async () => {
    const { widget, modelRef } = (await written('page')).$defs;
    expect(widget?.enumDescriptions?.[widget.enum?.indexOf('Select') ?? -1]).toContain('选择');
    expect(modelRef?.enumDescriptions?.[modelRef.enum?.indexOf('post') ?? -1]).toBe('岗位');
  });

  it('follow the files of the project', async () => {
    expect((await written('page')).$defs.modelRef?.enum).not.toContain('item');
    expect([...base().keys()]).toContain('schemas/models/item.json');
    await cp(
      join(fixtures, 'base/schemas/models/item.json'),
      join(root, 'schemas/models/item.json'),
    );
    write();
    expect((await written('page')).$defs.modelRef?.enum).toContain('item');
    expect(JSON.stringify(await written('page'))).toContain('item: 物品名称');
  });
});
