/**
 * The embedded database beside the event loop: what is long runs in threads, and nothing waits for
 * ever.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { requestScope } from '../../../src/server/db/request-scope.ts';
import { ClientGone } from '../../../src/server/http/errors.ts';
import { counting, names, insert, openedItems } from './support/items.ts';

const opened = openedItems();

/** Numbers without an end. */
const numbers = sql.raw<{
  x: number;
}>('with recursive c(x) as (select 1 union all select x + 1 from c) select x from c');

/** Endless, with a row now and then: however late it is ended, it has not answered too many. */
const endless = sql<{ x: number }>`${numbers} where x % 100000 = 0`;

/** How often the event loop came round while the work went on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const state = { isOver: false, turns: 0 };
  const ended = work.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    state.turns += 1;
  }
  await ended;
  return state.turns;
}

describe('the event loop', () => {
  it('goes on while a long statement runs', async () => {
    expect(await turnsDuring(counting(5_000_000).execute(opened.database.read))).toBeGreaterThan(
      10,
    );
  });

  it('serves short reads and writes while long statements run', async () => {
    const controller = new AbortController();
    const scope = { signal: controller.signal, person: 'user 1' };
    const long = requestScope.run(scope, () => endless.execute(opened.database.read));
    const end = expect(long).rejects.toThrow(ClientGone);
    await insert(opened.database.write, 'a');
    expect(await names(opened.database.read)).toEqual(['a']);
    controller.abort(new ClientGone());
    await end;
  });

  it('has its turn within a transaction of many short statements', async () => {
    const turns = await turnsDuring(
      opened.database.transaction(async (db) => {
        for (let index = 0; index < 20_000; index += 1) await insert(db, `name ${index}`);
      }),
    );
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a read whose client has gone', () => {
  it('ends, and the next one is served', async () => {
    const controller = new AbortController();
    const scope = { signal: controller.signal, person: 'user 1' };
    const read = requestScope.run(scope, () => endless.execute(opened.database.read));
    setImmediate(() => controller.abort(new ClientGone()));
    await expect(read).rejects.toThrow(ClientGone);
    expect((await counting(10).execute(opened.database.read)).rows).toEqual([{ n: 10 }]);
  });

  it('does not begin', async () => {
    const scope = { signal: AbortSignal.abort(new ClientGone()), person: 'user 1' };
    await expect(
      requestScope.run(scope, () => endless.execute(opened.database.read)),
    ).rejects.toThrow(ClientGone);
  });
});

describe('one person', () => {
  it('has a bound, and others are served beside', async () => {
    const controller = new AbortController();
    const scope = { signal: controller.signal, person: 'user 1' };
    const greedy = Array.from({ length: 150 }, () =>
      requestScope.run(scope, () => endless.execute(opened.database.read)),
    );
    const ends = Promise.allSettled(greedy);
    expect((await counting(10).execute(opened.database.read)).rows).toEqual([{ n: 10 }]);
    controller.abort(new ClientGone());
    const reasons = (await ends).map((end) =>
      end.status === 'rejected' ? (end.reason as Error).message : '',
    );
    // Where the machine is busy with much else, some have waited for a thread for too long.
    const waited = '数据库繁忙';
    expect(new Set(reasons.filter((reason) => !reason.includes(waited)))).toEqual(
      new Set(['Request broken off', '操作过于频繁，请稍候再试']),
    );
  });
});

describe('a thread that runs out of memory', () => {
  it('is the failure of that statement only', async () => {
    // One row of more text than a thread may hold.
    const columns = Array.from(
      { length: 30 },
      (_, at) => sql`printf('%.*c', 12000000, 'x') as ${sql.ref(`t${at}`)}`,
    );
    const one = sql`with recursive c(x) as (select 1) select x from c`;
    const monstrous = sql`select ${sql.join(columns)} from (${one})`;
    await expect(monstrous.execute(opened.database.read)).rejects.toThrow('数据库暂时不可用');
    expect((await counting(10).execute(opened.database.read)).rows).toEqual([{ n: 10 }]);
    await expect(
      opened.database.transaction(async (db) => {
        await insert(db, 'a');
        await monstrous.execute(db);
      }),
    ).rejects.toThrow('数据库暂时不可用');
    await insert(opened.database.write, 'b');
    expect(await names(opened.database.read)).toEqual(['b']);
  });
});

describe('rows', () => {
  it('come in blocks, all of them, with every kind of value', async () => {
    const count = 12_345;
    const counted = sql<{ x: number; t: string }>`
      with recursive c(x) as (select 1 union all select x + 1 from c where x < ${count})
      select x, 'text ' || x as t from c`;
    const { rows } = await counted.execute(opened.database.read);
    expect(rows).toHaveLength(count);
    expect(rows.at(-1)).toEqual({ x: count, t: `text ${count}` });
    const odd = await sql`
      with recursive c(x) as (select 1)
      select null as a, 1.5 as b, 1e999 as c, x'0102' as d, '织页' as e from c`.execute(
      opened.database.read,
    );
    expect(odd.rows).toEqual([
      { a: null, b: 1.5, c: Infinity, d: new Uint8Array([1, 2]), e: '织页' },
    ]);
  });

  it('are read when they are wanted', async () => {
    const seen: number[] = [];
    const compiled = numbers.compile(opened.database.read);
    for await (const { rows } of opened.database.read
      .getExecutor()
      .stream<{ x: number }>(compiled, 500)) {
      seen.push(...rows.slice(0, 1).map(({ x }) => x));
      if (seen.length === 3) break;
    }
    expect(seen).toEqual([1, 501, 1001]);
    expect((await counting(10).execute(opened.database.read)).rows).toEqual([{ n: 10 }]);
  });

  it('show columns that were added meanwhile', async () => {
    await insert(opened.database.write, 'a');
    const everything = () =>
      sql`select * from item where ${sql.lit(1)} = 1 and id in (select id from item)`.execute(
        opened.database.read,
      );
    await opened.database.read
      .transaction()
      .execute((db) => db.selectFrom('item').selectAll().execute());
    await opened.database.schemaTransaction(async (db) => {
      await sql`alter table item add column colour text`.execute(db);
    });
    expect((await everything()).rows).toEqual([{ id: 1, name: 'a', amount: 1, colour: null }]);
    await opened.database.read.transaction().execute(async (db) => {
      expect(await db.selectFrom('item').selectAll().execute()).toEqual([
        { id: 1, name: 'a', amount: 1, colour: null },
      ]);
    });
  });
});

it('closing waits for what is under way', async () => {
  const write = opened.database.transaction(async (db) => {
    await insert(db, 'a');
    await counting(100_000).execute(db);
  });
  await Promise.all([
    write,
    new Promise((resolve) => setImmediate(resolve)).then(() => opened.database.close()),
  ]);
  const stored = new DatabaseSync(path.join(opened.folder, 'pageloom.sqlite'));
  expect(stored.prepare('select name from item').all()).toEqual([{ name: 'a' }]);
  stored.close();
  await opened.reopen();
});
