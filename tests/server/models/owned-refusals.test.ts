/** What may not be said of the parts of a record, over HTTP on both databases. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { rice, salt, serveOrders, tea } from './support/served-orders.ts';

const { server, call, newNo, read, stored } = serveOrders();

describe('what is wrong with a part', () => {
  const refusal = async (lines: unknown): Promise<Row> =>
    call('POST', '', { orderNo: newNo(), lines });

  it.each([
    [[tea, { productId: 2, quantity: 0 }], 'lines[1].quantity', '第2行：数量不能小于1'],
    [[tea, rice, { productId: 2 }], 'lines[2].quantity', '第3行：数量不能为空'],
    [[{ ...tea, quantity: '多' }], 'lines[0].quantity', '第1行：'],
    [[tea, { ...tea, productId: 99 }], 'lines[1].productId', '第2行：商品不存在'],
    [
      [
        { ...tea, slot: 'A' },
        { ...rice, slot: 'A' },
      ],
      'lines[1].slot',
      '货位已存在',
    ],
    [[], 'lines', '订单明细不能为空'],
    [undefined, 'lines', '订单明细不能为空'],
    [Array.from({ length: 21 }, () => tea), 'lines', '订单明细不能超过20行'],
    ['tea', 'lines', '类型不匹配'],
    [[tea, 5], 'lines[1]', '类型不匹配'],
  ])('%j is named', async (lines, field, text) => {
    const before = await server.world.sql('select count(*) as n from test_order');
    const answer = await refusal(lines);
    expect(answer).toMatchObject({ code: 500, field });
    expect(answer.msg).toContain(text);
    expect(await server.world.sql('select count(*) as n from test_order')).toEqual(before);
  });

  it('leaves everything as it was', async () => {
    const order = await stored([rice, tea]);
    const { orderId, lines } = order;
    const answer = await call('PUT', '', {
      orderId,
      orderNo: newNo(),
      lines: [{ ...lines[1], quantity: 5 }, { productId: 1 }],
    });
    expect(answer).toMatchObject({ code: 500, field: 'lines[1].quantity' });
    expect(await read(orderId)).toEqual(order);
  });

  it('obeys guards of parts', async () => {
    const { orderId, orderNo } = await stored([{ ...rice, note: '已发货' }, tea]);
    const answer = await call('PUT', '', { orderId, orderNo, lines: [tea] });
    expect(answer.msg).toContain('已发货的明细不能删除');
    expect(await call('DELETE', `/${orderId}`)).toMatchObject({ code: 500 });
  });

  it('may use what a removed part has set free', async () => {
    const { orderId, orderNo } = await stored([{ ...rice, slot: 'A' }]);
    const lines = [{ ...tea, slot: 'A' }];
    expect(await call('PUT', '', { orderId, orderNo, lines })).toMatchObject({ code: 200 });
  });
});

describe('parts of others', () => {
  it('cannot be taken, and a part cannot be named twice', async () => {
    const mine = await stored([rice]);
    const other = await stored([tea]);
    const { orderId, orderNo, lines } = mine;
    const refused = { code: 601, field: 'lines[1].lineId' };
    for (const line of [other.lines[0], lines[0], { ...tea, lineId: 999_999 }])
      expect(await call('PUT', '', { orderId, orderNo, lines: [lines[0], line] })).toMatchObject(
        refused,
      );
    expect(await read(other.orderId)).toEqual(other);
    expect(await read(orderId)).toEqual(mine);
  });

  it('cannot be given to another owner by naming it', async () => {
    const mine = await stored([rice]);
    const other = await stored([tea]);
    const { orderId, orderNo, lines } = mine;
    await call('PUT', '', {
      orderId,
      orderNo,
      lines: [
        { ...lines[0], orderId: other.orderId, place: 9 },
        { ...salt, orderId: other.orderId },
      ],
    });
    expect((await read(orderId)).lines).toHaveLength(2);
    expect(await read(other.orderId)).toEqual(other);
  });
});
