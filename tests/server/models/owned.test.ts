/** Parts of records over HTTP: saved, read and removed with their owner, on both databases. */
import { describe, expect, it } from 'vitest';
import type { Db, Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { rice, salt, serveOrders, tea } from './support/served-orders.ts';

const { server, call, newNo, read, stored } = serveOrders();

const shown = ({ lines }: Row): unknown[] =>
  lines.map(({ productId, quantity }: Row) => [productId, quantity]);

describe('parts of a record', () => {
  it('are made with it and read with it in their order, with what their references expose', async () => {
    const order = await stored([rice, tea, salt]);
    expect(order).toMatchObject({
      version: 1,
      lines: [
        { ...rice, price: null, product: { productName: '米' } },
        { ...tea, product: { productName: '茶' } },
        { ...salt, product: { productName: '盐' } },
      ],
    });
    expect(order.lines[0]).not.toHaveProperty('orderId');
    expect(order.lines[0]).not.toHaveProperty('$owner');
  });

  it('are changed, added, removed and reordered by one update, which counts the version', async () => {
    const { orderId, orderNo, lines } = await stored([rice, tea, salt]);
    const [first, , third] = lines;
    const changed = [{ ...third, quantity: 9 }, { productId: 1, quantity: 7 }, first];
    expect(await call('PUT', '', { orderId, orderNo, version: 1, lines: changed })).toMatchObject({
      code: 200,
    });
    const after = await read(orderId);
    expect(shown(after)).toEqual([
      [3, 9],
      [1, 7],
      [2, 1],
    ]);
    expect(after.version).toBe(2);
    expect([after.lines[0].lineId, after.lines[2].lineId]).toEqual([third.lineId, first.lineId]);
    // What stayed as it was keeps its stamps; what only moved does not.
    expect(after.lines[0].updateBy).toBe('admin');
    expect(await call('PUT', '', { orderId, orderNo, version: 1, lines })).toMatchObject({
      code: 601,
      msg: '数据已被他人修改，请刷新后重试',
    });
    expect(shown(await read(orderId))).toEqual(shown(after));
  });

  it('that do not change are not written', async () => {
    const { orderId, orderNo, lines } = await stored([rice, tea]);
    const asForm = lines.map((line: Row) => ({ ...line, price: line.price ?? '' }));
    await call('PUT', '', { orderId, orderNo, lines: asForm });
    expect((await read(orderId)).lines.map((line: Row) => line.updateBy)).toEqual([null, null]);
  });

  it('stay as they are when the update does not send them', async () => {
    const { orderId, lines } = await stored([rice, tea]);
    await call('PUT', '', { orderId, orderNo: newNo() });
    await call('PUT', '', { orderId, orderNo: newNo(), lines: null });
    expect((await read(orderId)).lines).toEqual(lines);
  });

  it('have values cleared by null and by an empty text, and kept when absent', async () => {
    const { orderId, orderNo, lines } = await stored([{ ...tea, note: '热' }, salt]);
    const [one, two] = lines;
    await call('PUT', '', {
      orderId,
      orderNo,
      lines: [{ ...one, price: null, note: '' }, { lineId: two.lineId }],
    });
    expect((await read(orderId)).lines).toMatchObject([{ price: null }, salt]);
    expect((await read(orderId)).lines[0].note ?? '').toBe('');
  });

  it('go with their owner', async () => {
    const { orderId } = await stored([rice, tea]);
    expect(await call('DELETE', `/${orderId}`)).toMatchObject({ code: 200 });
    expect(
      await server.world.sql(`select 1 as one from test_order_line where order_id = ${orderId}`),
    ).toEqual([]);
  });

  it('are answered by lists when asked for', async () => {
    await stored([rice]);
    await stored([tea, salt]);
    const plain = await call('GET', '/list?orderByColumn=orderId&isAsc=desc&pageSize=2');
    expect(plain.rows[0]).not.toHaveProperty('lines');
    const { rows } = await call(
      'GET',
      '/list?orderByColumn=orderId&isAsc=desc&pageSize=2&with=lines',
    );
    expect(rows.map(shown)).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [[2, 1]],
    ]);
    expect(await call('GET', '/list?with=line')).toMatchObject({ code: 500 });
  });

  it('are read with one statement, whatever the number of owners', async () => {
    for (const lines of [[rice], [tea, salt], [rice, tea]]) await stored(lines);
    const statements: string[] = [];
    const counting = new Proxy(server.world.database.read, {
      get: (db, name) =>
        name === 'executeQuery'
          ? (query: Parameters<Db['executeQuery']>[0]) => {
              statements.push('sql' in query ? String(query.sql) : '');
              return db.executeQuery(query);
            }
          : Reflect.get(db, name),
    });
    const orders = server.world.engine.resource('order');
    const { rows } = await orders.list(counting, { filters: {}, with: ['lines'] }, admin);
    expect(rows.length).toBeGreaterThan(2);
    expect(statements.filter((text) => text.includes('test_order_line'))).toHaveLength(1);
    expect(statements.filter((text) => text.includes('test_product'))).toHaveLength(1);
  });
});

describe('permissions and data scope', () => {
  it('are those of the owner, and of single fields', async () => {
    const near = await stored([{ ...tea, cost: 7 }], { deptId: 101 });
    const far = await stored([tea], { deptId: 103 });
    expect(await read(far.orderId, 'clerk')).toBeUndefined();
    const seen = await read(near.orderId, 'clerk');
    expect(seen.lines[0]).not.toHaveProperty('cost');
    const { orderId, orderNo } = near;
    const lines = [{ ...seen.lines[0], quantity: 3, cost: 1 }];
    expect(await call('PUT', '', { orderId, orderNo, lines }, { caller: 'clerk' })).toMatchObject({
      code: 200,
    });
    expect((await read(orderId)).lines).toMatchObject([{ quantity: 3, cost: 7 }]);
    expect(await call('PUT', '', { ...far, lines: [] }, { caller: 'clerk' })).toMatchObject({
      msg: '没有权限访问订单数据！',
    });
    const { rows } = await call('GET', '/list?with=lines&pageSize=100', undefined, {
      caller: 'clerk',
    });
    expect(rows.map((row: Row) => row.orderId)).toEqual([orderId]);
  });
});

describe('what surrounds a save', () => {
  it('stores a repeated one once', async () => {
    const headers = { 'idempotency-key': 'order-with-lines' };
    const body = { orderNo: newNo(), lines: [tea, rice] };
    const first = await call('POST', '', body, { headers });
    expect(await call('POST', '', body, { headers })).toEqual(first);
    expect(
      await server.world.sql(
        `select count(*) as n from test_order where order_no = '${body.orderNo}'`,
      ),
    ).toMatchObject([{ n: expect.toSatisfy((n) => Number(n) === 1) }]);
  });

  it('logs the parts with it', async () => {
    const { orderNo } = await stored([{ ...salt, note: '记录' }]);
    const [row] = await server.world.sql(
      'select oper_param as text from sys_oper_log order by oper_id desc limit 1',
    );
    const logged = JSON.parse(row!.text);
    expect(logged).toMatchObject({ orderNo, lines: [{ note: '记录' }] });
  });
});
