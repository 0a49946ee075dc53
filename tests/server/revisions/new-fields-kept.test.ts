/** Fields that pages brought to models: at once, at starts, and in the repository. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { plannedChanges } from '../../../src/server/migrate.ts';
import { startServer as start } from '../../../src/server/start.ts';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import {
  adminPassword,
  createClient,
  createTestDatabase,
  environmentOf,
  ok,
  projectRoot,
  testDialect,
} from '../support/index.ts';
import {
  bring,
  grade,
  newPost,
  post,
  postNamed,
  startedPair,
  type NewFields,
} from './new-fields-support.ts';
import { PATH, publishChange, shownPage } from './support.ts';

const { project, server, admin, there } = startedPair();

describe('two pages that bring the same field at once', () => {
  const at = (pages: [string, string], fields: [NewFields, NewFields]) =>
    Promise.all([bring(admin, pages[0], fields[0]), bring(there, pages[1], fields[1])]);
  const level = (label: string): NewFields => ({
    config: { level: { type: 'integer', label, default: 1 } },
  });
  const pageOf = async (id: string) => {
    const document = {
      version: 2,
      id,
      title: id,
      model: 'config',
      list: { columns: ['configName'] },
    };
    const body = { page: id, text: JSON.stringify(document), expected: null, reason: '新' };
    expect(await admin.post(`${PATH}/publish`, body)).toMatchObject(ok);
    return id;
  };

  it('both have it, when they say the same of it', async () => {
    const pages: [string, string] = [await pageOf('made/one'), await pageOf('made/two')];
    expect(await at(pages, [level('级别'), level('级别')])).toMatchObject([ok, ok]);
    for (const client of [admin, there])
      for (const id of pages)
        expect((await shownPage(client, id))!.list!.columns).toEqual(['configName', 'level']);
    const { rows } = await there.get('/system/config/list');
    expect(rows[0]).toMatchObject({ level: 1 });
  });

  it('one of them is refused, when they differ', async () => {
    const pages: [string, string] = [await pageOf('made/three'), await pageOf('made/four')];
    const rank = (label: string): NewFields => ({
      config: { rank: { type: 'integer', label } },
    });
    const answers = await at(pages, [rank('名次'), rank('排名')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    const { data } = await admin.get(`${PATH}/project`);
    const { label } = data.models.config.fields.rank;
    expect(label).toBe(answers[0].code === 200 ? '名次' : '排名');
  });
});

it('fields are there after a restart, and npm run migrate knows of them', async () => {
  const test = await createTestDatabase();
  const options = { config: readConfig(environmentOf(test)), root: project.root };
  const first = await start(options);
  const client = await createClient(first.url).signIn('admin', adminPassword);
  const spare = { type: 'boolean', label: '备用岗', default: false } as const;
  expect(await bring(client, post, { post: { spare } })).toMatchObject(ok);
  const record = newPost({ spare: true });
  expect(await client.post('/system/post', record)).toMatchObject(ok);
  await first.close();
  expect(await plannedChanges(options)).toEqual(['The tables are as the models say.']);
  const second = await start(options);
  const again = await createClient(second.url).signIn('admin', adminPassword);
  expect(await postNamed(again, record.postName)).toMatchObject({ spare: true });
  expect((await shownPage(again, post))!.list!.columns).toContain('spare');
  await second.close();
  await test.drop();
});

it.skipIf(testDialect === 'postgres')(
  'a field that is published while a server starts is one of its models',
  async () => {
    const test = await createTestDatabase();
    const options = { config: readConfig(environmentOf(test)), root: project.root };
    await (await start(options)).close();
    let isPublished = false;
    // Asked for the time once the models are read and before their tables are prepared.
    const publishing = () => {
      if (!isPublished) {
        const db = new DatabaseSync(path.join(options.config.dataDir, 'pageloom.sqlite'));
        db.exec(`alter table sys_post add column late varchar(20);
          update sys_page_epoch set value = value + 1;
          insert into sys_model_field values ('post', 'late', 1,
            '{"type":"string","label":"迟","maxLength":20}', 'system/post', 1, 'admin', 1)`);
        db.close();
        isPublished = true;
      }
      return Date.now();
    };
    const second = await start({ ...options, now: publishing });
    const client = await createClient(second.url).signIn('admin', adminPassword);
    const record = newPost({ late: '晚' });
    expect(await client.post('/system/post', record)).toMatchObject(ok);
    expect(await postNamed(client, record.postName)).toMatchObject({ late: '晚' });
    await second.close();
    await test.drop();
  },
);

it('schemas:pull writes fields into the files of models, once', async () => {
  const pull = () =>
    spawnSync(process.execPath, ['scripts/pull-schemas.mjs', '--root', project.root], {
      cwd: projectRoot,
      env: { ...process.env, ...server.env },
      encoding: 'utf8',
    });
  await bring(admin, post, grade);
  const file = path.join(project.root, 'schemas/models/post.json');
  const own = JSON.parse(readFileSync(file, 'utf8')) as Model;
  expect(pull().stdout).toMatch(/^wrote schemas\/models\/post\.json$/m);
  const pulled = JSON.parse(readFileSync(file, 'utf8')) as Model;
  expect(pulled.fields.grade).toEqual(grade.post!.grade);
  expect(Object.keys(pulled.fields)).toEqual([...Object.keys(own.fields), 'grade']);
  expect(pull().stdout).not.toContain('schemas/models/post.json');
  // What the file says counts from then on, and the former file has the field as before.
  const relabelled = {
    ...pulled,
    fields: { ...pulled.fields, grade: { ...pulled.fields.grade, label: '职级' } },
  };
  for (const [model, label] of [
    [relabelled, '职级'],
    [own, '等级'],
  ] as const) {
    writeFileSync(file, JSON.stringify(model));
    await publishChange(admin, 'system/dept', (document) => (document.title += '.'));
    const { data } = await admin.get(`${PATH}/project`);
    expect(data.models.post.fields.grade.label).toBe(label);
  }
});
