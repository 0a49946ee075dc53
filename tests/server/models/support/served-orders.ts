/** Orders with their lines behind HTTP. */
import { expect } from 'vitest';
import type { Row } from '../../../../src/server/db/database.ts';
import { admin, role, staff } from './actors.ts';
import { orderModels, products } from './orders.ts';
import { serveModels } from './serve.ts';

const verbs = ['list', 'query', 'add', 'edit', 'remove'].map((verb) => `test:order:${verb}`);
/** The clerk sees the orders of department 101 only, and no costs. */
const callers = { admin, clerk: staff([role('3', verbs)]) };

export const tea = { productId: 1, quantity: 2, price: 3.5 };
export const rice = { productId: 2, quantity: 1 };
export const salt = { productId: 3, quantity: 4, note: '细' };

/** Serves orders to the tests of a file. */
export function serveOrders() {
  const server = serveModels({
    models: orderModels,
    defaults: [products],
    callers,
    base: '/test/order',
  });
  const { call } = server;
  let count = 0;
  const newNo = (): string => `NO${++count}`;
  const read = async (orderId: number, caller = 'admin'): Promise<Row> =>
    (await call('GET', `/${orderId}`, undefined, { caller })).data;
  return {
    server,
    call,
    /** A number that no other order has. */
    newNo,
    read,
    /** A stored order; answers it as it is read. */
    async stored(lines: readonly object[], facts: object = {}): Promise<Row> {
      const orderNo = newNo();
      expect(await call('POST', '', { orderNo, lines, ...facts })).toMatchObject({ code: 200 });
      const { rows } = await call('GET', '/list?pageSize=1000');
      return read(rows.find((row: Row) => row.orderNo === orderNo).orderId);
    },
  };
}
