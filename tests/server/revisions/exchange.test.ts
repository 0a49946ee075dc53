/** Pages with their models and dictionaries: out of one installation, into another one. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { makeUser, ok, startedAdmin, startedServer, type Answer } from '../support/index.ts';
import { body, liveOf, PATH, projectCopy, publishChange, shownPage } from './support.ts';

const project = projectCopy();
// Last of all: servers read its files.
afterAll(() => project.remove());
const here = startedServer({ root: project.root });
const admin = startedAdmin(here);
const server = startedServer({ root: project.root });
const there = startedAdmin(server);

const post = 'system/post';

interface Exchange {
  page: Record<string, unknown>;
  models: Record<string, Model>;
  dicts: Record<string, { dictName: string; entries: Record<string, unknown>[] }>;
}

const exported = async (page: string): Promise<Exchange> =>
  (await admin.get(`${PATH}/export?page=${page}`)).data as Exchange;

const report = async (file: unknown, client = there): Promise<Answer> =>
  client.post(`${PATH}/import/check`, { text: JSON.stringify(file) });

const bring = (file: unknown, more: object = {}, client = there): Promise<Answer> =>
  client.post(`${PATH}/import`, {
    text: JSON.stringify(file),
    expected: null,
    reason: '从另一个系统导入',
    ...more,
  });

describe('a page that is exported', () => {
  it('has its models and its dictionaries', async () => {
    const file = await exported(post);
    expect(file).toMatchObject({ format: 'pageloom-page', version: 1, page: { id: post } });
    expect(Object.keys(file.models)).toEqual(['post']);
    expect(file.dicts.sys_normal_disable?.entries.map(({ dictValue }) => dictValue)).toEqual([
      '0',
      '1',
    ]);
  });

  it('changes nothing where all of it is', async () => {
    const { data } = await report(await exported(post));
    expect(data).toMatchObject({ state: 'same', different: [], refusals: [], problems: [] });
    expect(data.same).toEqual(['页面“岗位管理”', '模型“岗位”', '字典 sys_normal_disable']);
    expect(await bring(await exported(post))).toMatchObject({ msg: '没有可导入的内容' });
  });
});

describe('a page that is imported', () => {
  it('comes with new fields and lacking entries, after it was said what comes', async () => {
    const grade = { type: 'string', label: '等级', maxLength: 10 } as const;
    await publishChange(admin, post, (document) => {
      document.modelFields = { post: { grade } };
      document.list!.columns!.push('grade');
    });
    const entry = { dictType: 'sys_normal_disable', dictLabel: '待定', dictValue: '2' };
    expect(await admin.post('/system/dict/data', { ...entry, dictSort: 3 })).toMatchObject(ok);
    const file = await exported(post);
    const { data } = await report(file);
    expect(data).toMatchObject({ state: 'different', refusals: [], problems: [] });
    expect(data.added).toEqual([
      '模型“岗位”的数据表 sys_post 增加字段“等级”（grade），已有数据中为空',
      '字典 sys_normal_disable 的 1 项',
    ]);
    expect(data.changes.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringContaining('等级'),
    ]);
    expect(await shownPage(there, post)).not.toMatchObject({
      list: { columns: expect.arrayContaining(['grade']) as unknown },
    });
    const { hash: expected } = await liveOf(there, post);
    expect(await bring(file, { expected, replace: true })).toMatchObject({ data: { number: 1 } });
    expect((await shownPage(there, post))!.list!.columns).toContain('grade');
    const entries = (await there.get('/system/dict/data/type/sys_normal_disable')).data as {
      dictLabel: string;
    }[];
    expect(entries.map(({ dictLabel }) => dictLabel)).toContain('待定');
    expect((await report(file)).data).toMatchObject({ state: 'same', different: [] });
  });

  it('is new, and published at once', async () => {
    const menu = { parent: 'made', parentTitle: '新增的', order: 1 };
    const page = { version: 2, id: 'made/elsewhere', title: '外来', menu, body };
    const file = { format: 'pageloom-page', version: 1, page, models: {}, dicts: {} };
    expect((await report(file)).data).toMatchObject({
      state: 'new',
      added: ['页面“外来”', '菜单“外来”：没有时新增，已有的保持不变'],
    });
    expect(await bring(file)).toMatchObject({ data: { page: page.id, number: 1 } });
    expect((await shownPage(there, page.id))?.title).toBe('外来');
    const { data } = await there.get('/system/menu/list?menuName=外来');
    expect(data).toMatchObject([{ path: 'elsewhere' }]);
  });

  it('is left alone where it differs and nobody chose to replace it', async () => {
    const file = await exported('system/dict');
    file.page.title = '字典们';
    file.dicts = {};
    const { data } = await report(file);
    expect(data.state).toBe('different');
    const before = await liveOf(there, 'system/dict');
    const input = { expected: before.hash };
    expect(await bring(file, input)).toMatchObject({ msg: expect.stringContaining('请选择覆盖') });
    expect(await bring(file, { expected: 'else', replace: true })).toMatchObject({
      field: 'expected',
    });
    expect(await liveOf(there, 'system/dict')).toEqual(before);
  });
});

describe('what differs stays', () => {
  it('of fields and of entries, and is shown', async () => {
    const file = await exported(post);
    file.models.post!.fields.postName = { ...file.models.post!.fields.postName!, maxLength: 9 };
    file.models.post!.fields.boss = { type: 'ref', label: '上级' } as never;
    file.dicts.sys_normal_disable!.entries[0]!.dictLabel = '好';
    const { data } = await report(file);
    expect(data.different).toEqual([
      '模型“岗位”没有这些字段，页面也不能带来：上级（boss）',
      '模型“岗位”的这些字段与文件中不同，保持现状：岗位名称（postName）',
      expect.stringContaining('字典 sys_normal_disable 有些项'),
    ]);
  });
});

describe('a file is refused', () => {
  it('with a model that is not here', async () => {
    const file = await exported(post);
    file.models.other = { ...file.models.post!, name: 'other', label: '别的' };
    const refusals = ['这里没有模型“别的”（other），请先部署它的文件'];
    expect((await report(file)).data).toMatchObject({ refusals });
    expect(await bring(file, { replace: true })).toMatchObject({ code: 500, refusals });
  });

  it.each<[string, unknown]>([
    ['that is no export', { page: {} }],
    ['of a later version', { format: 'pageloom-page', version: 2, page: { id: 'a' } }],
    ['without a page', { format: 'pageloom-page', version: 1 }],
    [
      'with a broken model',
      { format: 'pageloom-page', version: 1, page: { id: 'a' }, models: { a: {} } },
    ],
    [
      'with broken entries',
      { format: 'pageloom-page', version: 1, page: { id: 'a' }, dicts: { a: { entries: [1] } } },
    ],
  ])('%s', async (_what, file) => {
    const refusal = { code: 500, field: 'text', msg: expect.stringContaining('不是导出的页面') };
    expect(await report(file)).toMatchObject(refusal);
    expect(await bring(file)).toMatchObject(refusal);
  });

  it('whose page has problems', async () => {
    const page = { version: 2, id: 'made/bad', title: '坏', model: 'none', list: { columns: [] } };
    const file = { format: 'pageloom-page', version: 1, page };
    expect((await report(file)).data.problems).not.toEqual([]);
    expect(await bring(file)).toMatchObject({ code: 500, msg: '不能导入' });
    expect(await shownPage(there, 'made/bad')).toBeUndefined();
  });

  it('by whoever lacks what it gives, and nothing of it is imported', async () => {
    const { userName, password } = await makeUser(server.database, 'carrier', {
      permissions: ['tool:build:list', 'tool:build:publish'],
    });
    const carrier = await server.signIn(userName, password);
    const file = await exported('system/notice');
    file.page.id = 'made/notice';
    file.dicts.sys_yes_no = { dictName: '是否', entries: [{ dictLabel: '或', dictValue: 'M' }] };
    const { data } = await report(file, carrier);
    expect(data.refusals).toContain('您没有权限：system:dict:add');
    expect(await bring(file, {}, carrier)).toMatchObject({ code: 500, msg: '不能导入' });
    const dict = await there.get('/system/dict/data/type/sys_yes_no');
    expect(dict.data).toHaveLength(2);
    const reader = await makeUser(server.database, 'looker', { permissions: ['tool:build:list'] });
    const looker = await server.signIn(reader.userName, reader.password);
    expect(await report(file, looker)).toMatchObject({ code: 403 });
  });
});
