/** Fields that a page brings to models: added to tables and models when it is published. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { plannedChanges } from '../../../src/server/migrate.ts';
import { startServer as start } from '../../../src/server/start.ts';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import {
  adminPassword,
  createClient,
  createTestDatabase,
  environmentOf,
  makeUser,
  ok,
  projectRoot,
  startedAdmin,
  startedServer,
  testDialect,
  type Client,
} from '../support/index.ts';
import { liveOf, PATH, projectCopy, publishChange, shownPage } from './support.ts';

const project = projectCopy();
const server = startedServer({ root: project.root });
const admin = startedAdmin(server);
afterAll(() => project.remove());

/** Another server of the same database, where there can be one; the same where not. */
let other: Awaited<ReturnType<typeof start>> | undefined;
let there: Client = admin;
beforeAll(async () => {
  if (testDialect === 'sqlite') return;
  other = await start({ config: readConfig(server.env), root: project.root });
  there = await createClient(other.url).signIn('admin', adminPassword);
});
afterAll(() => other?.close());

type NewFields = NonNullable<Page['modelFields']>;
const page = 'system/post';
const grade: NewFields = {
  post: {
    grade: {
      type: 'string',
      label: '等级',
      maxLength: 10,
      default: '一级',
      filter: 'exact',
      excel: { import: true },
    },
  },
};

/** Gives a page new fields and shows them in its list. */
const bringing =
  (fields: NewFields, column = Object.keys(Object.values(fields)[0]!)[0]!) =>
  (document: Page): void => {
    document.modelFields = fields;
    document.list!.columns!.push(column);
    document.title += column;
  };
const bring = (client: Client, id: string, fields: NewFields) =>
  publishChange(client, id, bringing(fields));
const check = async (client: Client, id: string, fields: NewFields) => {
  const document = JSON.parse((await liveOf(client, id)).text!) as Page;
  bringing(fields)(document);
  return (await client.post(`${PATH}/check`, { page: id, text: JSON.stringify(document) })).data;
};

let serial = 0;
const newPost = (more: object = {}) => {
  const name = `新${++serial}`;
  return { postCode: name, postName: name, postSort: 1, ...more };
};
const postNamed = async (client: Client, postName: string) =>
  (await client.get(`/system/post/list?postName=${encodeURIComponent(postName)}`)).rows[0];

describe('a field that a page brings', () => {
  it('is named before, and is there for everybody once the page is published', async () => {
    const checked = await check(admin, page, grade);
    expect(checked).toMatchObject({ problems: [], refusals: [] });
    expect(checked.newFields).toEqual([
      '模型“岗位”的数据表 sys_post 增加字段“等级”（grade），已有数据中为“一级”',
    ]);
    expect(checked.changes.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringContaining('标题'),
      expect.stringContaining('等级'),
    ]);
    expect(await bring(admin, page, grade)).toMatchObject({ ...ok, data: { number: 1 } });
    // A server that nobody has told takes the value, too.
    const post = newPost({ grade: '特级' });
    expect(await there.post('/system/post', post)).toMatchObject(ok);
    expect(await postNamed(there, post.postName)).toMatchObject({ grade: '特级' });
    const shown = await shownPage(admin, page);
    expect(shown).not.toHaveProperty('modelFields');
    expect(shown!.list!.columns).toContain('grade');
    expect(JSON.parse((await liveOf(admin, page)).text!)).not.toHaveProperty('modelFields');
    const { rows } = await admin.get('/system/post/list');
    expect(rows.map((row: { grade: string }) => row.grade)).toContain('一级');
    const { total } = await admin.get(`/system/post/list?grade=${encodeURIComponent('特级')}`);
    expect(total).toBe(1);
    expect(await admin.post('/system/post', newPost({ grade: '一二三四五六七八九十一' }))).toEqual({
      code: 500,
      msg: '等级长度不能超过10个字符',
      field: 'grade',
    });
  });

  it('is in the document of the API, in the project of the designer, and in exports', async () => {
    const { data } = await admin.get(`${PATH}/project`);
    expect(data.models.post.fields).toHaveProperty('grade');
    const answer = await admin.raw('GET', '/v3/api-docs');
    expect(JSON.stringify(await answer.json())).toContain('"grade"');
    for (const sheet of ['importTemplate', 'export']) {
      const file = await admin.raw('POST', `/system/post/${sheet}`);
      const { header } = await readWorkbook(Buffer.from(await file.arrayBuffer()));
      expect(header.join()).toContain('等级');
    }
    expect((await check(admin, page, grade)).newFields).toEqual([]);
  });

  it('stays when the page is taken back', async () => {
    const { hash } = await liveOf(admin, page);
    const back = { page, expected: hash, reason: '还原' };
    expect(await admin.post(`${PATH}/withdraw`, back)).toEqual(ok);
    const post = newPost({ grade: '二级' });
    expect(await there.post('/system/post', post)).toMatchObject(ok);
    expect(await postNamed(admin, post.postName)).toMatchObject({ grade: '二级' });
  });
});

describe('a field is refused', () => {
  const field = { type: 'string', label: '备用', maxLength: 10 } as const;
  it.each<[string, NewFields, object]>([
    [
      'that the model has otherwise',
      { post: { postSort: { ...field, type: 'string' } } },
      { kind: 'duplicate-id', pointer: '/modelFields/post/postSort' },
    ],
    [
      'of a type that asks for more',
      { post: { spare: { type: 'ref', label: '人' } } },
      { kind: 'wrong-field-type', pointer: '/modelFields/post/spare/type' },
    ],
    [
      'whose default is no value',
      { post: { spare: { ...field, default: '一二三四五六七八九十一' } } },
      { kind: 'bad-default', pointer: '/modelFields/post/spare/default' },
    ],
    [
      'of a dictionary that is not there',
      { post: { spare: { ...field, dict: 'no_such' } } },
      { kind: 'unknown-dict', pointer: '/modelFields/post/spare/dict' },
    ],
    [
      'of a model that is not there',
      { nothing: { spare: field } },
      { kind: 'unknown-model', pointer: '/modelFields/nothing' },
    ],
    [
      'of a model that has no address',
      { noticeRead: { spare: field } },
      { kind: 'missing-part', pointer: '/modelFields/noticeRead' },
    ],
    [
      'with members that only files have',
      { post: { spare: { ...field, unique: true } as never } },
      { kind: 'unknown-key', pointer: '/modelFields/post/spare/unique' },
    ],
  ])('%s', async (_what, fields, problem) => {
    const answer = await bring(admin, page, fields);
    expect(answer).toMatchObject({ code: 500, problems: expect.any(Array) });
    expect(answer.problems).toContainEqual(expect.objectContaining(problem));
  });

  it('that is required without a default where there are records, and nothing is published', async () => {
    const fields: NewFields = { post: { needed: { ...field, label: '必填项', required: true } } };
    const refusals = ['模型“岗位”已有数据，必填的新字段需要默认值：必填项'];
    expect(await check(admin, page, fields)).toMatchObject({ problems: [], refusals });
    const before = await liveOf(admin, page);
    expect(await bring(admin, page, fields)).toMatchObject({
      code: 500,
      msg: '不能添加新字段',
      refusals,
    });
    expect(await liveOf(admin, page)).toEqual(before);
    expect(await postNamed(admin, '董事长')).not.toHaveProperty('needed');
  });

  it('by whoever may not change records of the model', async () => {
    const permissions = ['tool:build:list', 'tool:build:publish', 'system:post:list'];
    const { userName, password } = await makeUser(server.database, 'shaper', { permissions });
    const shaper = await server.signIn(userName, password);
    const fields: NewFields = { post: { spare: field } };
    const refusals = ['您没有权限：system:post:edit'];
    expect(await check(shaper, page, fields)).toMatchObject({ problems: [], refusals });
    expect(await bring(shaper, page, fields)).toMatchObject({ code: 500, refusals });
  });

  it('in the file of a page', async () => {
    const file = project.read('system/notice');
    project.write('system/notice', { ...file, modelFields: { notice: { spare: field } } });
    await bring(admin, page, { post: { reader: field } });
    expect(await shownPage(admin, 'system/notice')).toBeNull();
    project.write('system/notice', file);
  });
});

it('a required field is added where there are no records, and new ones need it', async () => {
  const id = 'made/notes';
  const document = {
    version: 2,
    id,
    title: '公告',
    model: 'notice',
    list: { columns: [] as string[] },
  };
  await server.database.write.deleteFrom('sys_notice').execute();
  document.list.columns.push('noticeTitle');
  const text = JSON.stringify(document);
  await admin.post(`${PATH}/publish`, { page: id, text, expected: null, reason: '新' });
  const source = { type: 'string', label: '来源', required: true, maxLength: 20 } as const;
  expect(await bring(admin, id, { notice: { source } })).toMatchObject(ok);
  const notice = { noticeTitle: '一', noticeType: '1', noticeContent: '一', status: '0' };
  expect(await there.post('/system/notice', notice)).toMatchObject({ msg: '来源不能为空' });
  expect(await there.post('/system/notice', { ...notice, source: '内部' })).toMatchObject(ok);
});

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
  expect(await bring(client, page, { post: { spare } })).toMatchObject(ok);
  const post = newPost({ spare: true });
  expect(await client.post('/system/post', post)).toMatchObject(ok);
  await first.close();
  expect(await plannedChanges(options)).toEqual(['The tables are as the models say.']);
  const second = await start(options);
  const again = await createClient(second.url).signIn('admin', adminPassword);
  expect(await postNamed(again, post.postName)).toMatchObject({ spare: true });
  expect((await shownPage(again, page))!.list!.columns).toContain('spare');
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
    const post = newPost({ late: '晚' });
    expect(await client.post('/system/post', post)).toMatchObject(ok);
    expect(await postNamed(client, post.postName)).toMatchObject({ late: '晚' });
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
  const file = path.join(project.root, 'schemas/models/post.json');
  const own = JSON.parse(readFileSync(file, 'utf8')) as Model;
  expect(pull().stdout).toMatch(/^wrote schemas\/models\/post\.json$/m);
  const pulled = JSON.parse(readFileSync(file, 'utf8')) as Model;
  expect(pulled.fields.grade).toEqual(grade.post!.grade);
  expect(Object.keys(pulled.fields)).toEqual([...Object.keys(own.fields), 'grade', 'reader']);
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
