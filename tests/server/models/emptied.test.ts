/** Values of every type that somebody takes away, over HTTP: each way of writing a record. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { fieldStorages } from '../../../src/schema/generated/fieldStorages.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

const optional = (type: Field['type'], more: Partial<Field> = {}): Field => ({
  type,
  label: type,
  ...more,
});

const fields: Record<string, Field> = {
  name: optional('string', { maxLength: 20 }),
  text: optional('text'),
  richText: optional('richText'),
  count: optional('integer', { minimum: 1 }),
  limited: optional('integer', { maximum: 9 }),
  long: optional('long'),
  rate: optional('decimal', { scale: 3, minimum: 0.5 }),
  price: optional('money', { currency: 'CNY' }),
  flag: optional('boolean'),
  day: optional('date'),
  moment: optional('datetime'),
  friendId: optional('ref'),
  level: optional('integer', { options: [{ value: 7, label: '七' }] }),
  json: optional('json'),
  files: optional('attachments'),
  secret: optional('string', { encrypted: true, mask: 'phone', maxLength: 20 }),
  days: optional('range', { of: 'date' }),
  moments: optional('range', { of: 'datetime', open: true }),
  daily: optional('range', { of: 'time' }),
  people: optional('range', { of: 'integer' }),
  area: optional('range', { of: 'decimal', scale: 1 }),
  budget: optional('range', { of: 'money', currency: 'CNY', open: true }),
};

const values: Row = {
  name: '甲',
  text: '乙',
  richText: '<p>丙</p>',
  count: 3,
  limited: 3,
  long: 4,
  rate: 1.125,
  price: 9.9,
  flag: false,
  day: '2026-03-01',
  moment: '2026-03-01 08:00:00',
  friendId: 1,
  level: 7,
  json: { a: 1 },
  secret: '13800005678',
  days: { begin: '2026-03-01', end: '2026-03-02' },
  moments: { begin: '2026-03-01 08:00:00', end: null },
  daily: { begin: '08:00:00', end: '18:00:00' },
  people: { begin: 1, end: 2 },
  area: { begin: 1.5, end: 2.5 },
  budget: { begin: null, end: 8.5 },
};

const asked = Object.keys(fields);

const base = {
  version: 2 as const,
  relations: {
    kind: { type: 'belongsTo', model: 'emptiedKind', field: 'kindId' },
    friend: { type: 'belongsTo', model: 'emptiedKind', field: 'friendId' },
  },
};
const models = [
  {
    ...base,
    name: 'emptied',
    label: '记录',
    table: 'test_emptied',
    key: 'id',
    path: '/test/emptied',
    permission: 'test:emptied',
    audit: '记录',
    operations: ['list', 'get', 'create', 'update', 'updateMany'],
    fields: {
      id: { type: 'id', label: '编号' },
      title: { type: 'string', label: '标题', required: true, maxLength: 20 },
      order: { type: 'integer', label: '顺序', required: true, column: 'place' },
      state: { type: 'string', label: '状态', maxLength: 1, default: '0' },
      kindId: { type: 'ref', label: '种类' },
      extra: { type: 'dynamic', label: '属性', from: 'kind.members' },
      version: { type: 'integer', label: '版本', default: 1 },
      ...fields,
    },
    versionField: 'version',
    relations: {
      ...base.relations,
      parts: { type: 'owned', model: 'emptiedPart', by: 'ownerId' },
    },
    transitions: {
      change: { label: '变更', field: 'state', from: ['0'], to: '0', optional: asked },
    },
  },
  {
    ...base,
    name: 'emptiedPart',
    label: '部分',
    table: 'test_emptied_part',
    key: 'partId',
    fields: {
      partId: { type: 'id', label: '编号' },
      ownerId: { type: 'ref', label: '记录', modes: [] },
      kindId: { type: 'ref', label: '种类' },
      extra: { type: 'dynamic', label: '属性', from: 'kind.members' },
      ...fields,
    },
    relations: {
      ...base.relations,
      owner: { type: 'belongsTo', model: 'emptied', field: 'ownerId' },
    },
  },
  {
    version: 2,
    name: 'emptiedKind',
    label: '种类',
    table: 'test_emptied_kind',
    key: 'kindId',
    labelField: 'kindName',
    path: '/test/emptiedKind',
    permission: 'test:emptiedKind',
    operations: ['list', 'get', 'create', 'update'],
    fields: {
      kindId: { type: 'id', label: '编号' },
      kindName: { type: 'string', label: '名称', required: true, maxLength: 20 },
      members: { type: 'fieldDefinitions', label: '属性' },
    },
  },
] as unknown as Model[];

const server = serveModels({ models: [...models, operlog], callers: { admin } });
const { call } = server;

const members = [
  { name: 'power', label: '功率', type: 'decimal', minimum: 1 },
  { name: 'madeOn', label: '日期', type: 'date' },
  { name: 'frostFree', label: '无霜', type: 'boolean' },
  { name: 'colour', label: '颜色', type: 'string' },
];
const extra = { power: 2, madeOn: '2026-03-01', frostFree: true, colour: '白' };

beforeAll(async () => {
  expect(await call('POST', '/test/emptiedKind', { kindName: '一', members })).toMatchObject({
    code: 200,
  });
});

let last = 0;
/** An upload of the administrator, as the route leaves it. */
async function upload(): Promise<string> {
  const key = `upload/2026/11/22/emptied${++last}.pdf`;
  await server.world.database.write
    .insertInto('sys_file')
    .values({ key, user_id: 1, bytes: 1, name: 'a', user_name: 'admin', uploaded_at: 0 })
    .execute();
  return `/profile/${key}`;
}

const whole = async (): Promise<Row> => ({
  ...values,
  files: await upload(),
  kindId: 1,
  extra,
});

/** A record with a value everywhere, and one part like it, as they are read. */
async function stored(): Promise<Row> {
  const parts = [await whole()];
  const answer = await call('POST', '/test/emptied', {
    ...(await whole()),
    title: '题',
    order: 1,
    parts,
  });
  expect(answer).toMatchObject({ code: 200 });
  const { rows } = await call('GET', '/test/emptied/list?orderByColumn=id&isAsc=desc&pageSize=1');
  const record = await read(rows[0].id);
  expect(emptyOnes(record)).toEqual([]);
  expect(emptyOnes(record.parts[0])).toEqual([]);
  return record;
}

const read = async (id: number): Promise<Row> => (await call('GET', `/test/emptied/${id}`)).data;

/** Names of the fields that have no value. */
const emptyOnes = (record: Row): string[] =>
  [...asked, 'extra'].filter((name) => isNone(record[name]));
const isNone = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const isRange = (name: string): boolean => fields[name]?.type === 'range';
/** What a form sends of a field that was emptied, in every way that it may be said. */
const emptied = {
  texts: Object.fromEntries(asked.map((name) => [name, ''])),
  'open ranges': Object.fromEntries(
    asked.map((name) => [name, isRange(name) ? { begin: null, end: '' } : '']),
  ),
} satisfies Record<string, Row>;
const nulls = Object.fromEntries(asked.map((name) => [name, null]));
const noMembers = Object.fromEntries(Object.keys(extra).map((name) => [name, '']));

it('tries every field type', () => {
  const tried = [...Object.values(fields), ...Object.values(models[2]!.fields)].map(
    ({ type }) => type,
  );
  expect([...new Set([...tried, 'dynamic'])].sort()).toEqual(Object.keys(fieldStorages).sort());
});

describe.each(Object.entries(emptied))('values that are taken away by empty %s', (_how, none) => {
  const sent = { ...none, extra: noMembers };
  const all = [...asked, 'extra'];

  it('are gone after an update', async () => {
    const { id, version } = await stored();
    const body = { id, title: '题', order: 1, version, ...sent };
    expect(await call('PUT', '/test/emptied', body)).toMatchObject({ code: 200 });
    expect(emptyOnes(await read(id))).toEqual(all);
  });

  it('are gone from a part', async () => {
    const { id, version, parts } = await stored();
    const changed = [{ partId: parts[0].partId, ...sent }];
    const body = { id, title: '题', order: 1, version, parts: changed };
    expect(await call('PUT', '/test/emptied', body)).toMatchObject({ code: 200 });
    const after = await read(id);
    expect(emptyOnes(after.parts[0])).toEqual(all);
    expect(emptyOnes(after)).toEqual([]);
  });

  it('are gone after a change of several records', async () => {
    const { id, version } = await stored();
    const body = { rows: [{ id, version, ...sent }] };
    expect(await call('PUT', '/test/emptied/batch', body)).toMatchObject({ code: 200 });
    expect(emptyOnes(await read(id))).toEqual(all);
  });

  it('are gone after a transition, whose version may be empty, too', async () => {
    const { id } = await stored();
    const body = { ...none, version: '' };
    expect(await call('PUT', `/test/emptied/change/${id}`, body)).toMatchObject({ code: 200 });
    expect(emptyOnes(await read(id))).toEqual(asked);
  });

  it('are none in a new record', async () => {
    const body = { ...sent, kindId: 1, title: '空', order: 1, parts: [{ ...sent, kindId: 1 }] };
    expect(await call('POST', '/test/emptied', body)).toMatchObject({ code: 200 });
    const { rows } = await call('GET', '/test/emptied/list?orderByColumn=id&isAsc=desc&pageSize=1');
    const record = await read(rows[0].id);
    expect([emptyOnes(record), emptyOnes(record.parts[0])]).toEqual([all, all]);
  });
});

it('null leaves the values of a record, and clears those of parts and of several records', async () => {
  const { id, version, parts } = await stored();
  const changed = [{ partId: parts[0].partId, ...nulls }];
  await call('PUT', '/test/emptied', {
    id,
    title: '题',
    order: 1,
    version,
    ...nulls,
    parts: changed,
  });
  const after = await read(id);
  expect(emptyOnes(after)).toEqual([]);
  expect(emptyOnes(after.parts[0])).toEqual(asked);
  const body = { rows: [{ id, version: after.version, ...nulls }] };
  expect(await call('PUT', '/test/emptied/batch', body)).toMatchObject({ code: 200 });
  expect(emptyOnes(await read(id))).toEqual(asked);
});

it('definitions of members are cleared by an empty text, and kept by null', async () => {
  await call('POST', '/test/emptiedKind', { kindName: '二', members });
  const latest = async (): Promise<Row> =>
    (await call('GET', '/test/emptiedKind/list?orderByColumn=kindId&isAsc=desc')).rows[0];
  const { kindId } = await latest();
  const change = (given: unknown) =>
    call('PUT', '/test/emptiedKind', { kindId, kindName: '二', members: given });
  await change(null);
  expect((await latest()).members).toHaveLength(members.length);
  expect(await change('')).toMatchObject({ code: 200 });
  expect(isNone((await latest()).members)).toBe(true);
});

it('a required number cannot be emptied', async () => {
  const { id } = await stored();
  const changes = { id, title: '题', order: '' };
  const refused = { code: 500, msg: '顺序不能为空' };
  expect(await call('PUT', '/test/emptied', changes)).toMatchObject(refused);
  expect((await read(id)).order).toBe(1);
});
