/**
 * The example docs/examples/shipment over HTTP, as three people: who sells may pay, who ships may
 * ship and not edit, and who audits reads what became of an order.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import type { Session } from '../../../src/server/http/session.ts';
import { role, staff } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

const file = new URL('../../../docs/examples/shipment/model.json', import.meta.url);
const { proof: _proof, ...shipment } = JSON.parse(readFileSync(file, 'utf8')) as Model;

const person = (userId: number, userName: string, verbs: readonly string[]): Session =>
  staff(
    [
      role(
        '1',
        [...verbs, 'list', 'query'].map((verb) => `demo:shipment:${verb}`),
      ),
    ],
    {
      userId,
      userName,
    },
  );
const callers = {
  seller: person(11, 'seller', ['add', 'edit', 'pay', 'cancel', 'remove']),
  shipper: person(12, 'shipper', ['ship']),
  auditor: person(13, 'auditor', []),
};
type Caller = keyof typeof callers;

const { call } = serveModels({
  models: [shipment, operlog],
  callers,
  base: '/demo/shipment',
});
let count = 0;

const as = (
  caller: Caller,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
): Promise<Row> => call(method, url, body, { caller });

/** Key of a new order of the seller. */
async function order(): Promise<number> {
  const shipmentNo = `S-${++count}`;
  const made = await as('seller', 'POST', '', { shipmentNo, customer: '茶行', amount: 9.5 });
  expect(made).toMatchObject({ code: 200 });
  const { rows } = await as('seller', 'GET', `/list?shipmentNo=${shipmentNo}`);
  return rows[0].shipmentId;
}

const forbidden = { code: 403 };

it('goes from hand to hand', async () => {
  const id = await order();
  expect(await as('seller', 'PUT', `/pay/${id}`)).toMatchObject({ code: 200 });
  const sent = { expressNo: 'SF-1001', carrier: '顺丰' };
  expect(await as('shipper', 'PUT', `/ship/${id}`, sent)).toMatchObject({ code: 200 });
  expect((await as('auditor', 'GET', `/${id}`)).data).toMatchObject({
    status: 'shipped',
    ...sent,
    shippedAt: '2026-03-01 12:00:00',
    version: 3,
  });
  expect((await as('auditor', 'GET', `/transitions/${id}`)).rows).toMatchObject([
    { name: 'ship', from: 'paid', to: 'shipped', userName: 'shipper' },
    { name: 'pay', from: 'new', to: 'paid', userName: 'seller' },
  ]);
});

it('is refused to hands that it is not for, and stays as it is', async () => {
  const id = await order();
  const body = { shipmentId: id, shipmentNo: 'S-0', customer: '别家', amount: 1 };
  const reason = '客户不要了';
  for (const caller of ['shipper', 'auditor'] as const) {
    expect(await as(caller, 'POST', '', body)).toMatchObject(forbidden);
    expect(await as(caller, 'PUT', '', body)).toMatchObject(forbidden);
    expect(await as(caller, 'PUT', `/pay/${id}`)).toMatchObject(forbidden);
    expect(await as(caller, 'PUT', `/cancel/${id}`, { reason })).toMatchObject(forbidden);
    expect(await as(caller, 'DELETE', `/${id}?reason=xxxxx`)).toMatchObject(forbidden);
  }
  await as('seller', 'PUT', `/pay/${id}`);
  for (const caller of ['seller', 'auditor'] as const)
    expect(await as(caller, 'PUT', `/ship/${id}`, { expressNo: 'SF-2' })).toMatchObject(forbidden);
  expect((await as('seller', 'GET', `/${id}`)).data).toMatchObject({
    status: 'paid',
    customer: '茶行',
    expressNo: null,
  });
});

it('is not shipped before it is paid, nor moved by an edit of its seller', async () => {
  const id = await order();
  const sent = { expressNo: 'SF-3003' };
  const notNow = { code: 500, msg: '当前状态不允许该操作' };
  expect(await as('shipper', 'PUT', `/ship/${id}`, sent)).toMatchObject(notNow);
  const { data } = await as('seller', 'GET', `/${id}`);
  expect(await as('seller', 'PUT', '', { ...data, status: 'paid' })).toMatchObject(notNow);
  expect(await as('seller', 'PUT', '', { ...data, amount: 3 })).toMatchObject({ code: 200 });
  expect((await as('auditor', 'GET', `/transitions/${id}`)).total).toBe(0);
});

it('is cancelled and removed with a reason', async () => {
  const id = await order();
  expect(await as('seller', 'PUT', `/cancel/${id}`, { reason: '不要' })).toMatchObject({
    msg: '取消原因至少4个字符',
    field: 'reason',
  });
  expect(await as('seller', 'PUT', `/cancel/${id}`, { reason: '客户不要了' })).toMatchObject({
    code: 200,
  });
  expect(await as('seller', 'DELETE', `/${id}`)).toMatchObject({ msg: '删除原因不能为空' });
  const why = encodeURIComponent('测试用的数据');
  expect(await as('seller', 'DELETE', `/${id}?reason=${why}`)).toMatchObject({ code: 200 });
});
