/** Changing several records at once over HTTP, on both databases: all of them, or none. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import type { Session } from '../../../src/server/http/session.ts';
import { mostRows } from '../../../src/server/models/write/update-many.ts';
import { admin, role, staff } from './support/actors.ts';
import { openApp, operlog } from './support/app.ts';
import { shipment } from './support/shipments.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const model = {
  ...shipment,
  operations: [...shipment.operations!, 'updateMany' as const],
};
const callers: Record<string, Session> = {
  admin,
  // Changes the rows of department 101 only.
  clerk: staff([role('3', ['test:shipment:edit', 'test:shipment:query'])]),
  reader: staff([role('1', ['test:shipment:query'])]),
};

let world: World;
let app: FastifyInstance;
let count = 0;

beforeAll(async () => {
  world = await openWorld([model, operlog]);
  app = await openApp(world, callers);
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

async function change(rows: unknown, caller = 'admin'): Promise<Row> {
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/test/shipment/batch',
    headers: { authorization: caller },
    payload: { rows },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Key of a new shipment. */
async function stored(facts: object = {}): Promise<number> {
  const shipmentNo = `MANY${++count}`;
  await app.inject({
    method: 'POST',
    url: '/api/test/shipment',
    headers: { authorization: 'admin' },
    payload: { shipmentNo, ...facts },
  });
  const [row] = await world.sql(
    `select shipment_id as id from test_shipment where shipment_no = '${shipmentNo}'`,
  );
  return Number(row!.id);
}

const read = (...ids: number[]): Promise<Row[]> =>
  Promise.all(
    ids.map(async (id) => {
      const url = `/api/test/shipment/${id}`;
      const answer = await app.inject({ url, headers: { authorization: 'admin' } });
      return answer.json().data as Row;
    }),
  );

describe('several records', () => {
  it('are changed together; what is not sent stays, and null clears', async () => {
    const [one, two] = [await stored({ note: 'a', amount: 5 }), await stored({ note: 'b' })];
    expect(
      await change([
        { shipmentId: two, note: null, version: 1 },
        { shipmentId: one, amount: 7, version: 1 },
      ]),
    ).toMatchObject({ code: 200 });
    expect(await read(one, two)).toMatchObject([
      { note: 'a', amount: 7, version: 2, updateBy: 'admin' },
      { note: null, amount: 1, version: 2 },
    ]);
  });

  it('stay as they are when one is refused, with what is wrong with each', async () => {
    const [one, two, three] = [await stored(), await stored({ note: 'x' }), await stored()];
    const [{ shipmentNo: taken } = {}] = await read(one);
    const answer = await change([
      { shipmentId: one, amount: 9 },
      { shipmentId: two, shipmentNo: taken },
      { shipmentId: three, note: 'n'.repeat(21) },
    ]);
    expect(answer).toMatchObject({ code: 500 });
    expect(answer.msg).toContain('2条记录有误，所有修改均未保存');
    expect(answer.data.failed).toEqual([
      { key: two, field: 'shipmentNo', message: expect.stringContaining(taken) },
      { key: three, field: 'note', message: expect.stringContaining('备注') },
    ]);
    expect(await read(one)).toMatchObject([{ amount: 1, version: 1 }]);
  });

  it('are refused where somebody else has changed one meanwhile', async () => {
    const [one, two] = [await stored(), await stored()];
    await change([{ shipmentId: one, note: 'first', version: 1 }]);
    const answer = await change([
      { shipmentId: one, note: 'second', version: 1 },
      { shipmentId: two, note: 'second', version: 1 },
    ]);
    expect(answer.data.failed).toEqual([
      { key: one, field: null, message: '数据已被他人修改，请刷新后重试' },
    ]);
    expect(await read(one, two)).toMatchObject([{ note: 'first' }, { note: null }]);
  });

  it('do not change their states, as single ones do not', async () => {
    const id = await stored();
    await change([{ shipmentId: id, status: 'shipped', note: 'x' }]);
    expect(await read(id)).toMatchObject([{ status: 'new' }]);
  });

  it('are only those that the caller may change', async () => {
    const [own, foreign] = [await stored({ deptId: 101 }), await stored({ deptId: 102 })];
    expect(await change([{ shipmentId: own, note: 'x' }], 'reader')).toMatchObject({ code: 403 });
    const answer = await change(
      [
        { shipmentId: own, note: 'x' },
        { shipmentId: foreign, note: 'x' },
      ],
      'clerk',
    );
    expect(answer.data.failed.map(({ key }: Row) => key)).toEqual([foreign]);
    expect(await read(own)).toMatchObject([{ note: null }]);
    expect(await change([{ shipmentId: own, note: 'x' }], 'clerk')).toMatchObject({ code: 200 });
  });

  it('are at least one, not too many, and each once', async () => {
    const id = await stored();
    for (const rows of [undefined, [], [1], 'x'])
      expect(await change(rows), JSON.stringify(rows)).toMatchObject({ code: 500 });
    expect(
      await change([
        { shipmentId: id, note: 'a' },
        { shipmentId: String(id), note: 'b' },
      ]),
    ).toMatchObject({ msg: '同一条记录不能出现两次' });
    const many = Array.from({ length: mostRows + 1 }, (_none, at) => ({ shipmentId: at + 1 }));
    expect(await change(many)).toMatchObject({ msg: '一次最多修改 200 条记录' });
  });
});
