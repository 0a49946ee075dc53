/** Records that are published in versions, over HTTP on both databases. */
import { describe, expect, it } from 'vitest';
import { bundleProject } from '../../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../../src/schema/check/project.ts';
import { keyOf } from '../../../src/server/config/secret-key.ts';
import type { Row } from '../../../src/server/db/database.ts';
import type { Session } from '../../../src/server/http/session.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { admin, role, staff } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';
import { worldKey } from './support/world.ts';

const rule = {
  version: 2,
  name: 'rule',
  label: '制度',
  table: 'test_rule',
  key: 'ruleId',
  labelField: 'title',
  path: '/test/rule',
  permission: 'test:rule',
  permissions: { 'test:rule:money': '查看金额' },
  fields: {
    ruleId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '标题', required: true, maxLength: 50 },
    kind: {
      type: 'string',
      label: '类型',
      options: [
        { value: '1', label: '人事' },
        { value: '2', label: '财务' },
      ],
    },
    contact: { type: 'string', label: '联系人', maxLength: 20, mask: 'name' },
    code: { type: 'string', label: '口令', maxLength: 20, encrypted: true },
    salary: { type: 'integer', label: '金额', access: { read: 'test:rule:money' } },
  },
  relations: {
    clauses: {
      type: 'owned',
      model: 'ruleClause',
      label: '条款',
      fields: { text: { type: 'string', label: '内容', maxLength: 100 } },
    },
  },
  versions: true,
};

const verbs = ['list', 'query', 'add', 'edit', 'remove', 'publish', 'revise'];
const callers: Record<string, Session> = {
  admin,
  editor: staff([
    role(
      '1',
      verbs.map((verb) => `test:rule:${verb}`),
    ),
  ]),
  reader: staff([role('1', ['test:rule:list', 'test:rule:query'])]),
};

const { models, problems } = bundleProject(
  loadProject([{ path: 'schemas/models/rule.json', text: JSON.stringify(rule) }]),
  vocabulary,
);
if (problems.length > 0) throw new Error(JSON.stringify(problems));
const server = serveModels({
  models: [...models.values(), operlog],
  callers,
  base: '/test/rule',
});
const { call } = server;

const done = { code: 200 };

/** Key of a new draft. */
async function draft(facts: object = {}): Promise<number> {
  expect(
    await call('POST', '', {
      title: '考勤',
      kind: '1',
      contact: '欧阳小明',
      code: 'K.1',
      salary: 5,
      clauses: [{ text: '九点上班' }],
      ...facts,
    }),
  ).toMatchObject(done);
  const [row] = await server.world.sql('select max(rule_id) as id from test_rule');
  return Number(row!.id);
}

const read = async (id: number): Promise<Row> => (await call('GET', `/${id}`)).data;

describe('a record with versions', () => {
  it('begins as a draft, and does not change once it is published', async () => {
    const id = await draft();
    expect(await read(id)).toMatchObject({ publishState: 'draft', publishNumber: 0 });
    expect(await call('PUT', `/publish/${id}`, {}, { caller: 'editor' })).toMatchObject(done);
    const published = await read(id);
    expect(published).toMatchObject({ publishState: 'published', publishNumber: 1 });
    const refused = { code: 500, msg: '只有草稿可以修改，请先修订' };
    expect(await call('PUT', '', { ...published, title: '新' })).toMatchObject(refused);
    expect(await call('PUT', '', { ...published, clauses: [] })).toMatchObject(refused);
    expect(await call('DELETE', `/${id}`)).toMatchObject({
      msg: '发布过的记录不能删除，请归档',
    });
    expect(await call('PUT', `/publish/${id}`, {})).toMatchObject({
      msg: '当前状态不允许该操作',
    });
    expect(await read(id)).toEqual(published);
  });

  it('is revised and published again, and each version stays as it was', async () => {
    const id = await draft();
    await call('PUT', `/publish/${id}`, {});
    await call('PUT', `/revise/${id}`, {});
    const again = await read(id);
    const changed = {
      ...again,
      title: '考勤办法',
      kind: '2',
      contact: '张三',
      code: 'K.2',
      salary: 6,
      clauses: [...again.clauses, { text: '六点下班' }],
    };
    expect(await call('PUT', '', changed)).toMatchObject(done);
    expect((await call('GET', `/versions/${id}`)).rows).toHaveLength(1);
    await call('PUT', `/publish/${id}`, {});
    const { rows, total } = await call('GET', `/versions/${id}`);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        number: 2,
        userName: 'admin',
        time: '2026-03-01 12:00:00',
        changes: [
          { field: 'title', label: '标题', before: '考勤', after: '考勤办法' },
          { field: 'kind', label: '类型', before: '人事', after: '财务' },
          { field: 'contact', label: '联系人', before: '欧***', after: '张*' },
          { field: 'code', before: 'K.1', after: 'K.2' },
          { field: 'salary', before: '5', after: '6' },
          { field: 'clauses', label: '条款', before: '1行', after: '2行' },
        ],
      },
      { number: 1, changes: [], summary: '首次发布' },
    ]);
    expect(rows[0].summary).toMatch(/^标题：考勤 → 考勤办法；类型：人事 → 财务；/);
    expect((await call('GET', `/versions/${id}/1`)).data).toMatchObject({
      title: '考勤',
      contact: '欧***',
      code: 'K.1',
      clauses: [{ text: '九点上班' }],
    });
    expect(await call('GET', `/versions/${id}/3`)).toMatchObject({ msg: '没有该版本' });
    const stored = JSON.stringify(await server.world.sql('select content from sys_record_version'));
    expect(stored).not.toContain('K.1');
  });

  it('shows of versions what of the record may be read', async () => {
    const id = await draft();
    await call('PUT', `/publish/${id}`, {});
    await call('PUT', `/revise/${id}`, {});
    await call('PUT', '', { ...(await read(id)), salary: 7 });
    await call('PUT', `/publish/${id}`, {});
    const { rows } = await call('GET', `/versions/${id}`, undefined, { caller: 'reader' });
    expect(rows[0]).toMatchObject({ changes: [], summary: '没有改动' });
    const { data } = await call('GET', `/versions/${id}/1`, undefined, { caller: 'reader' });
    expect(Object.keys(data)).not.toContain('salary');
    expect(await call('PUT', `/revise/${id}`, {}, { caller: 'reader' })).toMatchObject({
      code: 403,
    });
    expect(await call('GET', '/versions/999999')).toMatchObject({ code: 500 });
  });

  it('goes offline and back as a new version, and into the archive for good', async () => {
    const id = await draft();
    for (const move of ['publish', 'offline', 'publish'])
      expect(await call('PUT', `/${move}/${id}`, {})).toMatchObject(done);
    expect(await read(id)).toMatchObject({ publishState: 'published', publishNumber: 2 });
    expect(await call('PUT', `/archive/${id}`, {})).toMatchObject(done);
    for (const move of ['publish', 'revise', 'offline', 'archive'])
      expect(await call('PUT', `/${move}/${id}`, {})).toMatchObject({
        msg: '当前状态不允许该操作',
      });
    const { rows } = await call('GET', '/list?publishState=archived');
    expect(rows).toMatchObject([{ ruleId: id }]);
    const [unpublished] = [await draft()];
    expect(await call('DELETE', `/${unpublished}`)).toMatchObject(done);
  });

  it('has neither state nor number from a client', async () => {
    const id = await draft({ publishState: 'published', publishNumber: 9 });
    expect(await read(id)).toMatchObject({ publishState: 'draft', publishNumber: 0 });
  });
});

it('versions from before a field was encrypted, or of another key, are sealed at a start', async () => {
  const id = await draft({ code: 'K.77' });
  await call('PUT', `/publish/${id}`, {});
  const content = async () => {
    const [row] = await server.world.sql(
      `select content from sys_record_version where record_id = ${id}`,
    );
    return row!.content as string;
  };
  const [whole] = await server.world.sql(
    `select content from sys_record_version where record_id = ${id}`,
  );
  const former = { ...(JSON.parse(whole!.content) as Row), code: 'K.77' };
  await server.world.database.write
    .updateTable('sys_record_version')
    .set({ content: JSON.stringify(former) })
    .where('record_id', '=', id)
    .execute();
  // As of an installation that has never sealed versions.
  await server.world.sql("delete from pageloom_migration where id like 'versions:%'");
  const all = [...models.values(), operlog];
  await server.world.restart(all);
  const sealed = await content();
  expect(sealed).not.toContain('K.77');
  expect(JSON.parse(sealed)).toMatchObject({ title: '考勤', clauses: [{ text: '九点上班' }] });
  expect((await call('GET', `/versions/${id}/1`)).data).toMatchObject({ code: 'K.77' });

  const later = keyOf('another secret, which is long enough as well');
  const engine = await server.world.restart(all, [], [later, worldKey]);
  expect(await content()).not.toBe(sealed);
  expect(server.world.reports).toEqual([]);
  const runs = await engine.migrationRuns(server.world.database.read);
  expect(runs.filter(({ kind }) => kind === 'versions')).toMatchObject([
    { model: 'rule', steps: ['code'], state: 'done', error: null },
    { model: 'rule', steps: ['code'], state: 'done', error: null },
  ]);
  // Their key is lost: said once, at the start that meets it.
  await server.world.restart(all, [], [worldKey]);
  expect(server.world.reports.join()).toContain('values of published versions');
  await server.world.restart(all, [], [worldKey]);
  expect(server.world.reports.join()).not.toContain('values of published versions');
});
