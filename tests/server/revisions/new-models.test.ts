/** Models that a page brings: made with their tables when it is published. */
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { NewModel } from '../../../src/schema/generated/types.gen.ts';
import { makeUser, ok } from '../support/index.ts';
import { bring, startedPair } from './new-fields-support.ts';
import {
  checkPage,
  pageWith,
  publishPage,
  surveyFields,
  type NewModels,
} from './new-models-support.ts';
import { liveOf, PATH, publishChange, shownPage } from './support.ts';

const { project, server, admin, there } = startedPair();

describe('a model that a page brings', () => {
  const page = pageWith('survey');
  const record = { topic: '食堂', score: 4, day: '2026-03-01' };

  it('is named before with its table, fields and permissions', async () => {
    expect(await checkPage(admin, page)).toMatchObject({
      problems: [],
      refusals: [],
      exposure: [],
      newFields: [],
      newModels: [
        '新增模型“问卷”及其数据表 made_survey，字段：主题、评分、日期',
        '新增权限 made:survey:list、made:survey:query、made:survey:add、made:survey:edit、' +
          'made:survey:remove、made:survey:export，发布后由管理员分配给角色',
      ],
    });
  });

  it('takes records on all servers once the page is published', async () => {
    expect(await publishPage(admin, page)).toMatchObject({ ...ok, data: { number: 1 } });
    // A server that nobody has told reads and writes them, too.
    expect(await there.get('/made/survey/list')).toMatchObject({ code: 200, total: 0 });
    expect(await there.post('/made/survey', record)).toMatchObject(ok);
    const { rows } = await admin.get(`/made/survey/list?topic=${encodeURIComponent('食')}`);
    expect(rows).toMatchObject([{ ...record, createBy: 'admin' }]);
    const { surveyId } = rows[0];
    const changed = { surveyId, topic: '食堂', score: 6 };
    expect(await admin.put('/made/survey', changed)).toMatchObject({ code: 500, field: 'score' });
    expect(await admin.put('/made/survey', { ...changed, score: 5 })).toMatchObject(ok);
    expect(await there.get(`/made/survey/${surveyId}`)).toMatchObject({ data: { score: 5 } });
    expect(await there.delete(`/made/survey/${surveyId}`)).toMatchObject(ok);
    expect(await admin.get('/made/survey/list')).toMatchObject({ total: 0 });
  });

  it('stands nowhere in the page, and in the menu with its permissions', async () => {
    expect(await shownPage(admin, page.id)).toMatchObject({ model: 'survey' });
    expect(await shownPage(admin, page.id)).not.toHaveProperty('newModels');
    expect(JSON.parse((await liveOf(admin, page.id)).text!)).not.toHaveProperty('newModels');
    const { data } = await admin.get('/system/menu/list');
    const permissions = (data as { perms: string }[]).map(({ perms }) => perms);
    for (const verb of ['list', 'query', 'add', 'edit', 'remove', 'export'])
      expect(permissions.filter((one) => one === `made:survey:${verb}`)).toHaveLength(1);
  });

  it('is in the document of the API, in the project of the designer, and in exports', async () => {
    const { data } = await there.get(`${PATH}/project`);
    expect(data.models.survey).toMatchObject({ table: 'made_survey', path: '/made/survey' });
    expect(data.permissions).toContain('made:survey:add');
    const answer = await admin.raw('GET', '/v3/api-docs');
    expect(JSON.stringify(await answer.json())).toContain('"/made/survey/list"');
    const file = await admin.raw('POST', '/made/survey/export');
    const { header } = await readWorkbook(Buffer.from(await file.arrayBuffer()));
    expect(header).toEqual(['主题', '评分', '日期']);
  });

  it('is for those whom an administrator gave its permissions', async () => {
    const permissions = ['made:survey:list', 'made:survey:add'];
    const { userName, password } = await makeUser(server.database, 'clerk', { permissions });
    const clerk = await server.signIn(userName, password);
    const other = await makeUser(server.database, 'other', { permissions: ['system:post:list'] });
    const outsider = await server.signIn(other.userName, other.password);
    expect(await clerk.post('/made/survey', record)).toMatchObject(ok);
    const { rows } = await clerk.get('/made/survey/list');
    expect(rows).toMatchObject([record]);
    const { surveyId } = rows[0];
    for (const [client, method, path] of [
      [clerk, 'PUT', '/made/survey'],
      [clerk, 'GET', `/made/survey/${surveyId}`],
      [clerk, 'DELETE', `/made/survey/${surveyId}`],
      [clerk, 'POST', '/made/survey/export'],
      [outsider, 'GET', '/made/survey/list'],
      [outsider, 'POST', '/made/survey'],
    ] as const) {
      const answer = await client.raw(method, path);
      expect([path, await answer.json()]).toEqual([path, expect.objectContaining({ code: 403 })]);
    }
  });

  it('gets fields of a later draft as any other', async () => {
    const field = { type: 'string', label: '建议', maxLength: 50, default: '无' } as const;
    expect(await bring(admin, page.id, { survey: { advice: field } })).toMatchObject(ok);
    expect((await there.get('/made/survey/list')).rows).toMatchObject([{ advice: '无' }]);
    // The page that brought the model is the same as before to whoever brings it again.
    expect((await checkPage(admin, page)).newModels).toEqual([]);
    expect((await checkPage(admin, page)).problems).toEqual([]);
  });

  it('stays with its records when the page is taken back', async () => {
    const { hash } = await liveOf(admin, page.id);
    const back = { page: page.id, expected: hash, reason: '不要了' };
    expect(await admin.post(`${PATH}/withdraw`, back)).toEqual(ok);
    expect(await shownPage(admin, page.id)).toBeUndefined();
    expect(await there.get('/made/survey/list')).toMatchObject({ total: 1 });
  });
});

it('a model keeps lists, and takes no value that is none of its choices', async () => {
  const fields: NewModel['fields'] = {
    picks: { type: 'json', label: '多选', excel: {} },
    kind: {
      type: 'string',
      label: '类别',
      maxLength: 10,
      options: [{ value: 'a', label: '甲' }],
      excel: {},
    },
  };
  expect(await publishPage(admin, pageWith('poll', { fields }))).toMatchObject(ok);
  const record = { picks: ['a', 'b'], kind: 'a' };
  expect(await there.post('/made/poll', record)).toMatchObject(ok);
  expect((await admin.get('/made/poll/list')).rows).toMatchObject([record]);
  expect(await admin.post('/made/poll', { kind: 'z' })).toMatchObject({ code: 500, field: 'kind' });
  const file = await admin.raw('POST', '/made/poll/export');
  const { rows } = await readWorkbook(Buffer.from(await file.arrayBuffer()));
  expect(rows.map(({ cells }) => cells)).toEqual([['["a","b"]', '甲']]);
});

describe('a model is refused', () => {
  const problemsOf = async (name: string, more: object) =>
    (await publishPage(admin, { ...pageWith(name), ...more })).problems;
  const fieldsWith = (field: object) => ({
    trial: { label: '试', fields: { ...surveyFields, ...field } },
  });

  it.each<[string, string, object, object]>([
    [
      'whose name another one has',
      'post',
      {},
      { kind: 'duplicate-id', pointer: '/newModels/post' },
    ],
    [
      'whose table another one has',
      'surVey',
      {
        newModels: {
          surVey: { label: '试', fields: surveyFields },
          sur_vey: { label: '试', fields: surveyFields },
        },
      },
      { kind: 'duplicate-table', pointer: '/newModels/sur_vey' },
    ],
    [
      'of a page without a place in the menu',
      'trial',
      { menu: undefined },
      { kind: 'missing-part', pointer: '/newModels' },
    ],
    [
      'that is not that of the page',
      'trial',
      { model: 'post', list: { columns: ['postName'] }, forms: undefined },
      { kind: 'missing-part', pointer: '/newModels/trial' },
    ],
    [
      'that declares its key',
      'trial',
      { newModels: fieldsWith({ trialId: { type: 'string', label: '号' } }) },
      { kind: 'duplicate-id', pointer: '/newModels/trial/fields/trialId' },
    ],
    [
      'with a field of a type that asks for more',
      'trial',
      { newModels: fieldsWith({ who: { type: 'ref', label: '人' } }) },
      { kind: 'wrong-field-type', pointer: '/newModels/trial/fields/who/type' },
    ],
    [
      'with a dictionary that is not there',
      'trial',
      { newModels: fieldsWith({ kind: { type: 'string', label: '类', dict: 'no_such' } }) },
      { kind: 'unknown-dict', pointer: '/newModels/trial/fields/kind/dict' },
    ],
    [
      'that chooses the name of its table',
      'trial',
      { newModels: { trial: { label: '试', table: 'sys_user', fields: surveyFields } } },
      { kind: 'wrong-type', pointer: '/newModels/trial/table' },
    ],
    [
      'whose name is too long for a table',
      `t${'o'.repeat(56)}`,
      {},
      { pointer: `/newModels/t${'o'.repeat(56)}` },
    ],
  ])('%s', async (_what, name, more, problem) => {
    expect(await problemsOf(name, more)).toContainEqual(expect.objectContaining(problem));
  });

  it('in the file of a page', async () => {
    const file = project.read('system/notice');
    const newModels: NewModels = pageWith('trial').newModels!;
    project.write('system/notice', { ...file, newModels });
    await publishChange(admin, 'system/dept', (document) => (document.title += '.'));
    expect(await shownPage(admin, 'system/notice')).toBeNull();
    project.write('system/notice', file);
  });

  it('whose table is there without a model, and nothing is published', async () => {
    await server.database.write.schema
      .createTable('made_ledger')
      .addColumn('some', 'text')
      .execute();
    const refusals = ['数据库中已有不属于任何模型的数据表 made_ledger，请换一个模型名称'];
    const page = pageWith('ledger');
    expect(await checkPage(admin, page)).toMatchObject({ problems: [], refusals });
    expect(await publishPage(admin, page)).toMatchObject({
      code: 500,
      msg: '不能新增模型',
      refusals,
    });
    expect(await shownPage(admin, page.id)).toBeUndefined();
    expect(await admin.get('/made/ledger/list')).not.toHaveProperty('rows');
  });

  it('by whoever may publish pages, but make no models; whoever may is given nothing', async () => {
    const design = ['tool:build:list', 'tool:build:publish'];
    const shaper = await makeUser(server.database, 'shaper', { permissions: design });
    const maker = await makeUser(server.database, 'maker', {
      permissions: [...design, 'tool:model:add'],
    });
    const page = pageWith('visit');
    const refusals = ['您没有权限：tool:model:add'];
    const without = await server.signIn(shaper.userName, shaper.password);
    expect(await checkPage(without, page)).toMatchObject({ problems: [], refusals });
    expect(await publishPage(without, page)).toMatchObject({ code: 500, refusals });
    const withIt = await server.signIn(maker.userName, maker.password);
    expect(await checkPage(withIt, page)).toMatchObject({ problems: [], refusals: [] });
    expect(await publishPage(withIt, page)).toMatchObject(ok);
    expect(await withIt.get('/made/visit/list')).toMatchObject({ code: 403 });
    // The model is there now: who shows its records must be allowed to see them.
    const second = { ...page, id: 'made/second' };
    expect(await publishPage(withIt, second)).toMatchObject({
      code: 403,
      refusals: expect.arrayContaining(['您没有权限：made:visit:list']),
    });
  });
});
