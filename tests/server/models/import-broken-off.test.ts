/** An import that the server cannot finish: what it says, and how it goes on. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeWorkbook } from '../../../src/server/excel/index.ts';
import type { Refusal } from '../../../src/server/http/errors.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { gadget } from './support/gadgets.ts';
import { callRoute } from './support/route-calls.ts';
import { uploadOf } from './support/upload.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const ROWS = 1200;
let world: World;
let failAt: number | undefined;
beforeEach(async () => {
  await world?.close();
  world = await openWorld([gadget], []);
  failAt = undefined;
  world.engine.hooks('gadget', {
    async beforeCreate(_db, input: Row) {
      if (input.amount === failAt || Number(input.amount) === failAt)
        throw new Error('the disk is full');
    },
  });
});
afterAll(() => world?.close());

async function importing(key?: string): Promise<{ msg: string; importReport: Row }> {
  async function* rows(): AsyncGenerator<string[][]> {
    yield Array.from({ length: ROWS }, (_, index) => [`n${index}`, String(index)]);
  }
  const file = await buffer(
    writeWorkbook({ sheetName: '数据', columns: [{ label: '名称' }, { label: '数量' }] }, rows()),
  );
  const request = {
    ...uploadOf(file),
    headers: { 'idempotency-key': key },
    log: { error: () => undefined },
  };
  const answer = await callRoute(world, ['POST', '/test/gadget/importData'], { request });
  return answer as { msg: string; importReport: Row };
}
const names = async (): Promise<string[]> =>
  (
    await world.database.read
      .selectFrom('test_gadget')
      .select('name')
      .orderBy('gadget_id')
      .execute()
  ).map((row) => row.name);
const refusal = (call: Promise<unknown>): Promise<Refusal> =>
  call.then(
    () => Promise.reject(new Error('carried out')),
    (error: Refusal) => error,
  );

describe('an import that breaks off', () => {
  it('says how far it came, and the rows say the same', async () => {
    failAt = 1100;
    const error = await refusal(importing('broken-off-1'));
    const { handled, created } = {
      handled: ROWS - (error.members!.importReport as Row).unhandled,
      created: (error.members!.importReport as Row).created,
    };
    expect(error.message).toBe(
      `导入中断：共 ${ROWS} 行，已处理前 ${handled} 行（成功 ${created}，失败 0），其余 ${ROWS - handled} 行未导入，请稍后重试`,
    );
    expect(await names()).toEqual(Array.from({ length: created }, (_, index) => `n${index}`));
    expect(created).toBeLessThanOrEqual(1100);
  });

  it('goes on from there when it is sent again with its key: every row is stored once', async () => {
    failAt = 1100;
    await refusal(importing('broken-off-2'));
    failAt = undefined;
    const { importReport } = await importing('broken-off-2');
    expect(importReport).toMatchObject({ total: ROWS, created: ROWS, failed: 0, unhandled: 0 });
    expect(await names()).toEqual(Array.from({ length: ROWS }, (_, index) => `n${index}`));
    expect((await importing('broken-off-2')).importReport).toEqual(importReport);
  });

  it('stores in many transactions, between which others are served', async () => {
    let transactions = 0;
    const transaction = world.database.transaction.bind(world.database);
    world.database.transaction = (work) => {
      transactions += 1;
      return transaction(work);
    };
    await importing();
    expect(transactions).toBeGreaterThan(ROWS / 500);
    expect(await names()).toHaveLength(ROWS);
  });
});

it('an import on a busy machine has more than one row in a transaction', async () => {
  await world.close();
  world = await openWorld([gadget], []);
  const { transaction } = world.database;
  let transactions = 0;
  world.database.transaction = (work) => {
    transactions += 1;
    return transaction(work);
  };
  // By each look at the clock the time of a transaction is over.
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 250));
  try {
    await importing();
  } finally {
    clock.mockRestore();
  }
  expect(transactions).toBeLessThan(ROWS / 50);
  expect(await names()).toHaveLength(ROWS);
});
