/** Transitions over HTTP, on both databases: the only way from one state to another. */
import { describe, expect, it } from 'vitest';
import { notNow, serveShipments } from './support/served-shipments.ts';
import { shipment } from './support/shipments.ts';

const { server, call, read, history, stored } = serveShipments();

describe('a transition', () => {
  it('moves a record, stores what it asks for and its stamps, and counts the version', async () => {
    const id = await stored({ status: 'paid' });
    expect(await call('PUT', `/ship/${id}`, { expressNo: 'SF1', amount: 9 })).toMatchObject({
      code: 200,
      data: { done: [{ key: id }], failed: [] },
    });
    expect(await read(id)).toMatchObject({
      status: 'shipped',
      expressNo: 'SF1',
      amount: 1,
      shippedAt: '2026-03-01 12:00:00',
      shippedBy: 'admin',
      shipper: 1,
      updateBy: 'admin',
      version: 2,
    });
    expect(await history(id)).toEqual([
      {
        seq: 1,
        name: 'ship',
        label: '发货',
        field: 'status',
        from: 'paid',
        to: 'shipped',
        reason: null,
        userName: 'admin',
        time: '2026-03-01 12:00:00',
      },
    ]);
  });

  it('is refused in another state, and where its condition does not hold', async () => {
    const [fresh, free] = [await stored(), await stored({ amount: 0 })];
    expect(await call('PUT', `/ship/${fresh}`, { expressNo: 'SF2' })).toMatchObject(notNow);
    expect(await call('PUT', `/pay/${free}`)).toMatchObject({
      msg: expect.stringMatching(/^NO\d+没有金额，不能付款$/),
    });
    expect(await read(free)).toMatchObject({ status: 'new', version: 1 });
    expect(await history(free)).toEqual([]);
  });

  it('asks for its fields and its reason', async () => {
    const id = await stored({ status: 'paid' });
    for (const [input, field] of [
      [{}, 'expressNo'],
      [{ expressNo: ' ' }, 'expressNo'],
      [{ expressNo: 'far too long' }, 'expressNo'],
      [{ expressNo: 'SF3', note: 'x'.repeat(21) }, 'note'],
    ] as const)
      expect(await call('PUT', `/ship/${id}`, input)).toMatchObject({ code: 500, field });
    expect(await call('PUT', `/cancel/${id}`)).toMatchObject({ msg: '取消原因不能为空' });
    for (const reason of [' 退 ', 'x'.repeat(501), 7])
      expect(await call('PUT', `/cancel/${id}`, { reason })).toMatchObject({ field: 'reason' });
    expect(await call('PUT', `/cancel/${id}`, { reason: ' 不要了 ' })).toMatchObject({ code: 200 });
    expect(await history(id)).toMatchObject([{ name: 'cancel', reason: '不要了' }]);
  });

  it('keeps unique values, versions and keys of requests', async () => {
    const [one, other] = [await stored({ status: 'paid' }), await stored({ status: 'paid' })];
    await call('PUT', `/ship/${one}`, { expressNo: 'SF4' });
    expect(await call('PUT', `/ship/${other}`, { expressNo: 'SF4' })).toMatchObject({
      code: 500,
      field: 'expressNo',
    });
    const sent = { expressNo: 'SF5', version: 7 };
    expect(await call('PUT', `/ship/${other}`, sent)).toMatchObject({ code: 601 });
    const headers = { 'idempotency-key': 'transition-once-only' };
    const again = () => call('PUT', `/ship/${other}`, { ...sent, version: 1 }, { headers });
    expect(await again()).toMatchObject({ code: 200 });
    expect(await again()).toMatchObject({ code: 200 });
    expect(await history(other)).toHaveLength(1);
  });

  it('moves several records each for itself, and reports those it could not', async () => {
    const [paid, fresh, free] = [await stored({ status: 'paid' }), await stored(), 999_999];
    const answer = await call('PUT', `/cancel/${paid},${fresh},${free}`, { reason: '停产' });
    expect(answer).toMatchObject({
      code: 200,
      data: {
        done: [{ key: paid, label: expect.stringMatching(/^NO/) }, { key: fresh }],
        failed: [{ key: free, label: String(free), message: '发货单不存在或已被删除' }],
      },
    });
    expect(answer.msg).toBe(answer.warning);
    const second = await call('PUT', `/cancel/${paid},${fresh}`, { reason: '停产' });
    expect(second).toMatchObject({ code: 500, data: { done: [] } });
    expect(second.data.failed).toHaveLength(2);
    expect(await history(paid)).toHaveLength(1);
  });

  it('obeys permission and data scope, as its history does', async () => {
    const [own, foreign] = [await stored({ deptId: 101 }), await stored({ deptId: 102 })];
    const as = (caller: string) => ({ caller });
    expect(await call('PUT', `/ship/${own}`, {}, as('clerk'))).toMatchObject({ code: 403 });
    expect(await call('PUT', `/pay/${own}`, {}, as('sender'))).toMatchObject({ code: 403 });
    expect(await call('PUT', `/pay/${foreign}`, {}, as('clerk'))).toMatchObject({
      code: 500,
      msg: '没有权限访问发货单数据！',
    });
    expect(await call('PUT', `/pay/${own}`, {}, as('clerk'))).toMatchObject({ code: 200 });
    expect(await call('GET', `/transitions/${foreign}`, undefined, as('clerk'))).toMatchObject({
      msg: '没有权限访问发货单数据！',
    });
    expect(await call('GET', `/transitions/${own}`, undefined, as('clerk'))).toMatchObject({
      total: 1,
      rows: [{ userName: 'staff' }],
    });
    expect(await read(foreign)).toMatchObject({ status: 'new' });
  });

  it('asks hooks, which can refuse it but not lead elsewhere', async () => {
    const held = await stored({ status: 'paid', note: 'HELD' });
    expect(await call('PUT', `/ship/${held}`, { expressNo: 'SF6' })).toMatchObject({
      msg: '货物被扣留',
    });
    const id = await stored();
    await call('PUT', `/pay/${id}`);
    expect(await read(id)).toMatchObject({ status: 'paid' });
  });

  it('is won by one of several at once', async () => {
    const id = await stored({ status: 'paid' });
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((mark) => call('PUT', `/ship/${id}`, { expressNo: `${mark}${id}` })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500, 500, 500]);
    expect(await history(id)).toHaveLength(1);
  });

  it('asks for a proof where the model says so', () => {
    const asking = server.world.engine
      .routes()
      .filter(({ tag, proof }) => tag === shipment.label && proof);
    expect(asking.map(({ method, path, access }) => [method, path, access])).toEqual([
      ['PUT', '/test/shipment/lose/{shipmentIds}', { permission: 'test:shipment:lose' }],
    ]);
  });

  it('is a line of the operation log', async () => {
    const id = await stored();
    await call('PUT', `/cancel/${id}`, { reason: '写进日志' });
    const [line] = await server.world.sql(
      `select title, business_type, oper_param from sys_oper_log where oper_url like '%/cancel/${id}'`,
    );
    expect(line).toMatchObject({ title: '发货管理', business_type: 2 });
    expect(line!.oper_param).toContain('写进日志');
  });
});
