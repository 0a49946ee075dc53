/** Values of every type that somebody takes away, over HTTP: each way of writing a record. */
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldStorages } from '../../../src/schema/generated/fieldStorages.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { asked, extra, fields, members, models, values } from './support/emptied.ts';
import { serveModels } from './support/serve.ts';

const server = serveModels({ models: [...models, operlog], callers: { admin } });
const { call } = server;

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
