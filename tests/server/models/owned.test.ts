/** Parts of records over HTTP: saved, read and removed with their owner, on both databases. */
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../src/server/http/session.ts';
import type { Db, Row } from '../../../src/server/db/database.ts';
import { admin, role, staff } from './support/actors.ts';
import { orderModels, products } from './support/orders.ts';
import { serveModels } from './support/serve.ts';

const verbs = ['list', 'query', 'add', 'edit', 'remove'].map((verb) => `test:order:${verb}`);
const callers: Record<string, Session> = {
  admin,
  // Sees the orders of department 101 only, and no costs.
  clerk: staff([role('3', verbs)]),
};

const server = serveModels({
  models: orderModels,
  defaults: [products],
  callers,
  base: '/test/order',
});
const { call } = server;

let count = 0;

const tea = { productId: 1, quantity: 2, price: 3.5 };
const rice = { productId: 2, quantity: 1 };
const salt = { productId: 3, quantity: 4, note: '细' };

/** A stored order; answers it as it is read. */
async function stored(lines: readonly object[], facts: object = {}): Promise<Row> {
  const orderNo = `NO${++count}`;
  expect(await call('POST', '', { orderNo, lines, ...facts })).toMatchObject({ code: 200 });
  const { rows } = await call('GET', '/list?pageSize=1000');
  return read(rows.find((row: Row) => row.orderNo === orderNo).orderId);
}

const read = async (orderId: number, caller = 'admin'): Promise<Row> =>
  (await call('GET', `/${orderId}`, undefined, { caller })).data;

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
    await call('PUT', '', { orderId, orderNo: `NO${++count}` });
    await call('PUT', '', { orderId, orderNo: `NO${++count}`, lines: null });
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

describe('what is wrong with a part', () => {
  const refusal = async (lines: unknown): Promise<Row> =>
    call('POST', '', { orderNo: `NO${++count}`, lines });

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
      orderNo: `NO${++count}`,
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
    const body = { orderNo: `NO${++count}`, lines: [tea, rice] };
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
