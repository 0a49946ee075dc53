/** Transactions of the embedded database: long ones, locks of other processes. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Db } from '../../../src/server/db/database.ts';
import { counting, names, insert, openedItems } from './support/items.ts';

const opened = openedItems();

describe('a transaction', () => {
  it('that comes to long work is undone and done again elsewhere, once in all', async () => {
    let runs = 0;
    await opened.database.transaction(async (db) => {
      runs += 1;
      await insert(db, 'a');
      await counting(10).execute(db);
    });
    expect(runs).toBe(2);
    expect(await names(opened.database.read)).toEqual(['a']);
  });

  it('is undone as a whole, wherever it runs', async () => {
    for (const work of [async () => undefined, (db: Db) => counting(10).execute(db)]) {
      await expect(
        opened.database.transaction(async (db) => {
          await work(db);
          await insert(db, 'a');
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
    }
    expect(await names(opened.database.read)).toEqual([]);
  });

  it('goes on after a statement that was refused, and keeps what a savepoint holds', async () => {
    await opened.database.transaction(async (db) => {
      await insert(db, 'a');
      await sql`savepoint one`.execute(db);
      await expect(insert(db, 'a')).rejects.toThrow('UNIQUE');
      await insert(db, 'b');
      await sql`rollback to savepoint one`.execute(db);
      await sql`release savepoint one`.execute(db);
      await insert(db, 'c');
    });
    expect(await names(opened.database.read)).toEqual(['a', 'c']);
  });

  it('in which nothing was done leaves nothing behind', async () => {
    await opened.database.transaction(async () => undefined);
    await insert(opened.database.write, 'a');
    expect(await names(opened.database.read)).toEqual(['a']);
  });

  it('takes turns with others', async () => {
    await insert(opened.database.write, 'counter');
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        opened.database.transaction(async (db) => {
          const { amount } = await db
            .selectFrom('item')
            .select('amount')
            .where('name', '=', 'counter')
            .executeTakeFirstOrThrow();
          if (index % 10 === 0) await counting(10).execute(db);
          await db
            .updateTable('item')
            .set({ amount: Number(amount) + 1 })
            .where('name', '=', 'counter')
            .execute();
        }),
      ),
    );
    expect(
      await opened.database.read.selectFrom('item').select('amount').executeTakeFirst(),
    ).toEqual({
      amount: 51,
    });
  });

  it('that only reads sees one moment', async () => {
    await opened.database.read.transaction().execute(async (db) => {
      expect(await names(db)).toEqual([]);
      await insert(opened.database.write, 'a');
      expect(await names(db)).toEqual([]);
    });
    expect(await names(opened.database.read)).toEqual(['a']);
  });
});

describe('the lock of another process', () => {
  it('holds up neither reads nor the event loop, and the write is done when it is gone', async () => {
    const foreign = new DatabaseSync(path.join(opened.folder, 'pageloom.sqlite'));
    foreign.exec('begin immediate');
    let isWritten = false;
    const write = insert(opened.database.write, 'a').then(() => {
      isWritten = true;
    });
    const transaction = opened.database.transaction((db) => insert(db, 'b'));
    for (let round = 0; round < 20; round += 1) {
      expect(await names(opened.database.read)).toEqual([]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(isWritten).toBe(false);
    foreign.exec('rollback');
    foreign.close();
    await Promise.all([write, transaction]);
    expect((await names(opened.database.read)).sort()).toEqual(['a', 'b']);
  });

  it('is not waited for without end, neither by the first nor by those behind', async () => {
    await opened.database.close();
    await opened.reopen({ patience: 100 });
    const foreign = new DatabaseSync(path.join(opened.folder, 'pageloom.sqlite'));
    foreign.exec('begin immediate');
    const writes = [
      insert(opened.database.write, 'a'),
      opened.database.transaction((db) => insert(db, 'b')),
      opened.database.transaction((db) => counting(10).execute(db)),
    ];
    const ends = await Promise.allSettled(writes);
    expect(
      ends.map((end) => (end.status === 'rejected' ? (end.reason as Error).message : '')),
    ).toEqual(Array(3).fill('数据库繁忙，请稍后再试'));
    foreign.exec('rollback');
    foreign.close();
    await insert(opened.database.write, 'c');
    expect(await names(opened.database.read)).toEqual(['c']);
  });
});
