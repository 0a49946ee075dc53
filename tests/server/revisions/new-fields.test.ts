/** Fields that a page brings to models: added to tables and models when it is published. */
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { makeUser, ok, type Client } from '../support/index.ts';
import {
  bring,
  bringing,
  grade,
  newPost,
  post,
  postNamed,
  startedPair,
  type NewFields,
} from './new-fields-support.ts';
import { liveOf, PATH, shownPage } from './support.ts';

const { project, server, admin, there } = startedPair();

const check = async (client: Client, id: string, fields: NewFields) => {
  const document = JSON.parse((await liveOf(client, id)).text!) as Page;
  bringing(fields)(document);
  return (await client.post(`${PATH}/check`, { page: id, text: JSON.stringify(document) })).data;
};

describe('a field that a page brings', () => {
  it('is named before, and is there for everybody once the page is published', async () => {
    const checked = await check(admin, post, grade);
    expect(checked).toMatchObject({ problems: [], refusals: [] });
    expect(checked.newFields).toEqual([
      '模型“岗位”的数据表 sys_post 增加字段“等级”（grade），已有数据中为“一级”',
    ]);
    expect(checked.changes.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringContaining('标题'),
      expect.stringContaining('等级'),
    ]);
    expect(await bring(admin, post, grade)).toMatchObject({ ...ok, data: { number: 1 } });
    // A server that nobody has told takes the value, too.
    const record = newPost({ grade: '特级' });
    expect(await there.post('/system/post', record)).toMatchObject(ok);
    expect(await postNamed(there, record.postName)).toMatchObject({ grade: '特级' });
    const shown = await shownPage(admin, post);
    expect(shown).not.toHaveProperty('modelFields');
    expect(shown!.list!.columns).toContain('grade');
    expect(JSON.parse((await liveOf(admin, post)).text!)).not.toHaveProperty('modelFields');
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
    expect((await check(admin, post, grade)).newFields).toEqual([]);
  });

  it('is in records by the time that anybody gets the page', async () => {
    const origin = { type: 'string', label: '来源', maxLength: 10, default: '本地' } as const;
    await bring(admin, 'system/dict', { dictType: { origin } });
    // Both make the server read anew: the second one does not wait for less.
    const asked = admin.get(`${PATH}/project`);
    expect((await shownPage(admin, 'system/dict'))!.list!.columns).toContain('origin');
    const { rows } = await admin.get('/system/dict/type/list');
    expect(rows[0]).toMatchObject({ origin: '本地' });
    await asked;
  });

  it('stays when the page is taken back', async () => {
    const { hash } = await liveOf(admin, post);
    const back = { page: post, expected: hash, reason: '还原' };
    expect(await admin.post(`${PATH}/withdraw`, back)).toEqual(ok);
    const record = newPost({ grade: '二级' });
    expect(await there.post('/system/post', record)).toMatchObject(ok);
    expect(await postNamed(admin, record.postName)).toMatchObject({ grade: '二级' });
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
    const answer = await bring(admin, post, fields);
    expect(answer).toMatchObject({ code: 500, problems: expect.any(Array) });
    expect(answer.problems).toContainEqual(expect.objectContaining(problem));
  });

  it('that is required without a default where there are records, and nothing is published', async () => {
    const fields: NewFields = { post: { needed: { ...field, label: '必填项', required: true } } };
    const refusals = ['模型“岗位”已有数据，必填的新字段需要默认值：必填项'];
    expect(await check(admin, post, fields)).toMatchObject({ problems: [], refusals });
    const before = await liveOf(admin, post);
    expect(await bring(admin, post, fields)).toMatchObject({
      code: 500,
      msg: '不能添加新字段',
      refusals,
    });
    expect(await liveOf(admin, post)).toEqual(before);
    expect(await postNamed(admin, '董事长')).not.toHaveProperty('needed');
  });

  it('by whoever may not change records of the model', async () => {
    const permissions = ['tool:build:list', 'tool:build:publish', 'system:post:list'];
    const { userName, password } = await makeUser(server.database, 'shaper', { permissions });
    const shaper = await server.signIn(userName, password);
    const fields: NewFields = { post: { spare: field } };
    const refusals = ['您没有权限：system:post:edit'];
    expect(await check(shaper, post, fields)).toMatchObject({ problems: [], refusals });
    expect(await bring(shaper, post, fields)).toMatchObject({ code: 500, refusals });
  });

  it('in the file of a page', async () => {
    const file = project.read('system/notice');
    project.write('system/notice', { ...file, modelFields: { notice: { spare: field } } });
    await bring(admin, post, { post: { reader: field } });
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
