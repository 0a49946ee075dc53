/** Computed fields that are not stored: right whenever they are read, on both databases. */
import { describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { bundleProject } from '../../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../../src/schema/check/project.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';
import { NOW } from './support/world.ts';

const day = 86_400_000;
const unstored = (type: Field['type'], source: string, more: Partial<Field> = {}): Field => ({
  type,
  label: source,
  stored: false,
  computed: { $expr: source },
  ...more,
});

const task: Model = {
  version: 2,
  name: 'task',
  label: '任务',
  table: 'test_task',
  key: 'taskId',
  labelField: 'title',
  path: '/test/task',
  permission: 'test:task',
  audit: '任务',
  operations: ['list', 'get', 'create', 'update', 'remove', 'export', 'import', 'importTemplate'],
  versions: true,
  fields: {
    taskId: { type: 'id', label: '编号' },
    // Declared before what it reads, and shown before it.
    isLate: unstored('boolean', 'daysLeft < 0'),
    title: { type: 'string', label: '标题', maxLength: 20, excel: { import: true } },
    dueOn: { type: 'date', label: '到期', modes: ['view', 'create', 'edit'] },
    daysLeft: unstored('integer', 'diffDays(today(), row.dueOn)', { excel: {} }),
    price: { type: 'decimal', label: '单价', scale: 2 },
    worth: unstored('decimal', 'price * 3 / 7', { scale: 2 }),
    slot: { type: 'range', label: '时段', of: 'date', open: true },
    nights: unstored('integer', 'diffDays(slot.begin, slot.end)'),
    phone: { type: 'string', label: '电话', maxLength: 20, mask: 'phone' },
    contact: unstored('string', "phone ? title + ' ' + phone : null", {
      mask: { keep: [2, 4] },
      filter: 'exact',
    }),
  },
  relations: {
    steps: {
      type: 'owned',
      model: 'taskStep',
      fields: {
        startOn: { type: 'date', label: '开始' },
        waits: unstored('integer', 'max(0, diffDays(today(), startOn))'),
      },
    },
  },
};

/** The models as a project has them, which the checker finds nothing wrong with. */
function projectOf(model: Model): Model[] {
  const file = { path: 'schemas/models/task.json', text: JSON.stringify(model) };
  const { models, problems } = bundleProject(loadProject([file]), vocabulary);
  expect(problems).toEqual([]);
  return [...models.values()];
}

const server = serveModels({
  models: [...projectOf(task), operlog],
  callers: { admin },
  base: '/test/task',
});
const { call } = server;

/** A stored task, as it is read. */
async function stored(title: string, facts: object): Promise<Row> {
  expect(await call('POST', '', { title, ...facts })).toMatchObject({ code: 200 });
  return read((await listed(title)).taskId as number);
}
const read = async (taskId: number): Promise<Row> => (await call('GET', `/${taskId}`)).data;
const listed = async (title: string): Promise<Row> =>
  (await call('GET', '/list?pageSize=1000')).rows.find((row: Row) => row.title === title);

describe('a computed field that is not stored', () => {
  it('is worked out in records, lists and parts, by what it follows from', async () => {
    const made = await stored('甲', {
      dueOn: '2026-03-08',
      price: 1,
      slot: { begin: '2026-03-02', end: '2026-03-05' },
      steps: [{ startOn: '2026-03-11' }, { startOn: '2026-02-01' }, {}],
      daysLeft: 99,
    });
    expect(made).toMatchObject({ daysLeft: 7, isLate: false, worth: 0.43, nights: 3 });
    expect(made.slot).toEqual({ begin: '2026-03-02', end: '2026-03-05' });
    expect(made.steps.map(({ waits }: Row) => waits)).toEqual([10, 0, 0]);
    // The list does not answer what these follow from.
    const row = await listed('甲');
    expect(row).toMatchObject({ daysLeft: 7, isLate: false, worth: 0.43 });
    expect(Object.keys(row)).not.toContain('dueOn');
    expect(Object.keys(row).filter((name) => /[^A-Za-z]/.test(name))).toEqual([]);
    const [withSteps] = (await call('GET', '/list?with=steps&pageSize=1')).rows as Row[];
    expect(withSteps!.steps[0]).toMatchObject({ waits: 10 });
  });

  it('has no value where it follows from nothing, and follows changes', async () => {
    const { taskId, ...made } = await stored('乙', {});
    expect(made).toMatchObject({ daysLeft: null, worth: null, nights: null });
    const changed = { taskId, title: '乙', dueOn: '2026-02-27', daysLeft: 5 };
    expect(await call('PUT', '', changed)).toMatchObject({ code: 200 });
    expect(await read(taskId)).toMatchObject({ daysLeft: -2, isLate: true });
  });

  it('follows the clock, though nothing is written', async () => {
    const { taskId } = await stored('丙', { dueOn: '2026-03-08' });
    const { database } = server.world;
    const later = createEngine({
      database,
      models: server.world.engine.models,
      defaults: [],
      clock: () => NOW + 9 * day,
    });
    const row = await later.resource('task').get(database.read, taskId, admin);
    expect(row).toMatchObject({ daysLeft: -2, isLate: true });
  });

  it('is exported, and not imported', async () => {
    await stored('丁', { dueOn: '2026-03-04' });
    const { bytes } = await call('POST', '/export', '');
    const { header, rows } = await readWorkbook(bytes);
    expect(header).toEqual(['标题', task.fields.daysLeft!.label]);
    expect(rows.map(({ cells }) => cells)).toContainEqual(['丁', '3']);
    const { bytes: template } = await call('POST', '/importTemplate', '');
    expect((await readWorkbook(template)).header).toEqual(['标题']);
  });

  it('hides what it says of masked fields, and is found by the whole of it', async () => {
    const made = await stored('庚', { phone: '13812345678' });
    expect(made).toMatchObject({ phone: '138****5678', contact: '庚 *******5678' });
    expect(await listed('庚')).toMatchObject({ contact: '庚 *******5678' });
    const found = async (contact: string): Promise<string[]> =>
      (await call('GET', `/list?contact=${contact}`)).rows.map(({ title }: Row) => title);
    expect(await found('庚 13812345678')).toEqual(['庚']);
    expect(await found('庚')).toEqual([]);
    expect(await call('GET', '/list?orderByColumn=contact')).toMatchObject({ code: 500 });
    expect(await call('GET', `/reveal/contact/${made.taskId}`)).toMatchObject({
      code: 200,
      data: '庚 13812345678',
    });
  });

  it('is readOnly in the document', () => {
    const routes = server.world.engine.routes();
    const add = routes.find(({ method, path }) => method === 'POST' && path === '/test/task');
    const body = add!.body as unknown as { properties: Record<string, object> };
    expect(body.properties.daysLeft).toMatchObject({ readOnly: true });
  });

  it('is in no version, and takes nothing from publishing', async () => {
    const { taskId } = await stored('戊', { dueOn: '2026-03-04' });
    expect(await call('PUT', `/publish/${taskId}`, {})).toMatchObject({ code: 200 });
    const { data } = await call('GET', `/versions/${taskId}/1`);
    expect(data).toMatchObject({ title: '戊', dueOn: '2026-03-04' });
    expect(Object.keys(data)).not.toContain('daysLeft');
    expect(await call('GET', `/versions/${taskId}`)).toMatchObject({ code: 200, total: 1 });
  });

  it('loses its column by a migration, and gets one with the values of all rows', async () => {
    const { taskId } = await stored('己', { price: 7 });
    const { stored: _no, ...kept } = task.fields.worth!;
    const withColumn = { ...task, fields: { ...task.fields, worth: kept } };
    await server.world.restart([...projectOf(withColumn), operlog]);
    expect(
      await server.world.sql(`select worth from test_task where task_id = ${taskId}`),
    ).toMatchObject([{ worth: expect.anything() }]);
    await expect(server.world.restart([...projectOf(task), operlog])).rejects.toThrow(/dropField/);
    const dropped: Model = {
      ...task,
      migrations: [{ id: '0001-worth', type: 'dropField', field: 'worth' }],
    };
    await server.world.restart([...projectOf(dropped), operlog]);
    await expect(server.world.sql('select worth from test_task')).rejects.toThrow(/worth/);
    expect(await read(taskId)).toMatchObject({ worth: 3 });
  });
});
