/** Values that come with a transition are held to what those of an edit are, over HTTP. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Model, Transition } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

const state: Model['fields'][string] = {
  type: 'string',
  label: '状态',
  maxLength: 10,
  default: 'open',
  options: [
    { value: 'open', label: '开' },
    { value: 'closed', label: '关' },
  ],
};
const move = (optional: string[]): Transition => ({
  label: '关闭',
  field: 'state',
  from: ['open', 'closed'],
  to: 'closed',
  optional,
});
const kind: Model = {
  version: 2,
  name: 'kind',
  label: '品类',
  table: 'test_kind',
  key: 'kindId',
  labelField: 'title',
  path: '/test/kind',
  permission: 'test:kind',
  fields: {
    kindId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '名称', maxLength: 20, required: true },
    parentId: { type: 'ref', label: '上级' },
    ancestors: { type: 'string', label: '路径', maxLength: 200, modes: [] },
    features: { type: 'fieldDefinitions', label: '属性定义', inherit: true },
    state,
  },
  tree: { parent: 'parentId', ancestors: 'ancestors' },
  transitions: { close: move(['features', 'parentId']) },
};
const device: Model = {
  version: 2,
  name: 'device',
  label: '设备',
  table: 'test_device',
  key: 'deviceId',
  path: '/test/device',
  permission: 'test:device',
  fields: {
    deviceId: { type: 'id', label: '编号' },
    kindId: { type: 'ref', label: '品类', required: true },
    extra: { type: 'dynamic', label: '属性', from: 'kind.features' },
    time: { type: 'range', of: 'date', label: '占用', noOverlap: true },
    state,
  },
  relations: { kind: { type: 'belongsTo', model: 'kind', field: 'kindId' } },
  transitions: { close: move(['extra', 'time', 'kindId']) },
};

const server = serveModels({
  models: [kind, device, operlog],
  callers: { admin },
  base: '/test',
});
const { call } = server;

const features = [{ name: 'power', label: '功率', type: 'integer', maximum: 100 }];
let titles = 0;
async function made(path: 'kind' | 'device', record: object): Promise<number> {
  expect(await call('POST', `/${path}`, record)).toMatchObject({ code: 200 });
  const { rows, data } = await call('GET', `/${path}/list?pageSize=1000`);
  return Math.max(...((rows ?? data) as Row[]).map((row) => Number(row[`${path}Id`])));
}
const newKind = (record: object = {}): Promise<number> =>
  made('kind', { title: `品类${++titles}`, ...record });
const read = async (path: string): Promise<Row> => (await call('GET', `/${path}`)).data;
const close = (path: string, body: object): Promise<Row> =>
  call('PUT', `/${path.replace('/', '/close/')}`, body);

describe('dynamic values of a transition', () => {
  let id: number;
  beforeEach(async () => {
    id = await made('device', { kindId: await newKind({ features }), extra: { power: 5 } });
  });

  it.each([
    [{ power: 101 }, { msg: '功率不能大于100' }],
    [{ power: 'strong' }, { msg: '功率必须是整数' }],
    [{ colour: 'red' }, { msg: '属性没有属性“colour”' }],
  ])('are refused as in an edit: %j', async (extra, refusal) => {
    expect(await close(`device/${id}`, { extra })).toMatchObject({ code: 500, ...refusal });
    expect(await call('PUT', '/device', { ...(await read(`device/${id}`)), extra })).toMatchObject(
      refusal,
    );
    expect(await read(`device/${id}`)).toMatchObject({ extra: { power: 5 }, state: 'open' });
  });

  it('are stored in their form, over those that are there', async () => {
    expect(await close(`device/${id}`, { extra: { power: '7' } })).toMatchObject({ code: 200 });
    expect(await read(`device/${id}`)).toMatchObject({ extra: { power: 7 }, state: 'closed' });
    expect(await close(`device/${id}`, { extra: {} })).toMatchObject({ code: 200 });
    expect(await read(`device/${id}`)).toMatchObject({ extra: { power: 7 } });
  });

  it('do not come along to a kind that defines them in another way', async () => {
    const other = await newKind({
      features: [{ name: 'power', label: '档位', type: 'string', maxLength: 5 }],
    });
    expect(await close(`device/${id}`, { kindId: other })).toMatchObject({ code: 200 });
    expect((await read(`device/${id}`)).extra).toEqual({});
  });
});

describe('definitions of a transition', () => {
  it('are refused as in an edit, and what follows from them is stored', async () => {
    const id = await newKind({ features });
    const used = await made('device', { kindId: id, extra: { power: 5 } });
    const wrong = [{ name: 'power', label: '功率', type: 'tree' }];
    expect(await close(`kind/${id}`, { features: wrong })).toMatchObject({ code: 500 });
    const renamed = [{ name: 'watts', label: '瓦数', type: 'integer', was: 'power' }];
    expect(await close(`kind/${id}`, { features: renamed })).toMatchObject({ code: 200 });
    expect(await read(`kind/${id}`)).toMatchObject({
      features: [{ name: 'watts', label: '瓦数', type: 'integer' }],
      state: 'closed',
    });
    expect((await read(`device/${used}`)).extra).toEqual({ watts: 5 });
  });
});

describe('places in a tree', () => {
  it('move with what is below, and never below themselves', async () => {
    const [top, other] = [await newKind(), await newKind()];
    const middle = await newKind({ parentId: top });
    const bottom = await newKind({ parentId: middle });
    expect(await close(`kind/${middle}`, { parentId: bottom })).toMatchObject({ code: 500 });
    expect(await close(`kind/${middle}`, { parentId: other })).toMatchObject({ code: 200 });
    expect(
      await server.world.sql(
        `select ancestors from test_kind where kind_id in (${middle}, ${bottom}) order by kind_id`,
      ),
    ).toEqual([{ ancestors: `0,${other}` }, { ancestors: `0,${other},${middle}` }]);
  });
});

describe('ranges of a transition', () => {
  it('never overlap where the model forbids it', async () => {
    const kindId = await newKind();
    const time = { begin: '2026-03-01', end: '2026-03-05' };
    await made('device', { kindId, time });
    const id = await made('device', { kindId });
    expect(await close(`device/${id}`, { time })).toMatchObject({
      code: 500,
      msg: '占用与已有设备重叠',
    });
    expect(await read(`device/${id}`)).toMatchObject({ time: null, state: 'open' });
  });
});
