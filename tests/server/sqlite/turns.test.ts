/**
 * Work on many rows gives the turn to write back between small parts of it: whoever writes
 * meanwhile waits for one of them, not for all.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { LongWork } from '../../../src/server/models/tables/pace.ts';
import { item, itemWorld, migrations, string } from '../models/support/items.ts';
import { worldKey } from '../models/support/world.ts';
import { watchStatements } from '../support/index.ts';

const items = itemWorld();
afterEach(() => vi.restoreAllMocks());

const number = { type: 'integer', label: '数' } as const;
const plain = { size: string(9), code: string(20) };

/** A table of the model with so many rows. */
async function filled(model: Model, rows: number): Promise<void> {
  await items.open(model);
  await items.world.sql(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
      insert into test_item (name, size, code) select 'n' || i, i, 'c' || i from n`,
  );
}

describe('a write that is asked for after the first batch comes before the second', () => {
  it.each<[string, Model]>([
    [
      'of a migration',
      item(
        { ...plain, size: number },
        migrations({ id: '0001', type: 'changeType', field: 'size' }),
      ),
    ],
    [
      'of computed fields',
      item({ ...plain, both: string(30, { computed: { $expr: 'code + size' } }) }),
    ],
    ['of encryption', item({ ...plain, code: string(20, { encrypted: true }) })],
  ])('%s', async (_work, model) => {
    await filled(item(plain), 1100);
    const order: string[] = [];
    let write: Promise<unknown> | undefined;
    await items.world.restart([model], [], [worldKey], {
      progress: ({ done }) => {
        order.push(`batch ${done}`);
        write ??= items.world
          .sql(`update test_item set name = 'other' where item_id = 1`)
          .then(() => order.push('write'));
      },
    });
    await write;
    expect(order.slice(0, 3)).toEqual(['batch 500', 'write', 'batch 1000']);
  });
});

it('each index has a turn of its own, behind the change of the tables', async () => {
  await filled(item(plain), 10);
  const { database } = items.world;
  const { schemaTransaction } = database;
  const statements = watchStatements(database);
  const turns: number[] = [];
  database.schemaTransaction = (work) =>
    schemaTransaction((db) => {
      turns.push(statements.length);
      return work(db);
    });
  const model = item(
    { ...plain, note: string(9) },
    { indexes: [{ fields: ['size'] }, { fields: ['note'] }] },
  );
  await items.world.restart([model]);
  const builds = statements.flatMap((sql, place) =>
    sql.startsWith('create index') ? [place] : [],
  );
  expect(builds).toHaveLength(2);
  const turnOf = (place: number): number => turns.filter((begun) => begun <= place).length;
  expect(new Set(builds.map(turnOf)).size).toBe(2);
  expect(Math.min(...builds.map(turnOf))).toBeGreaterThan(
    turnOf(statements.findIndex((sql) => /^alter table .* add column/.test(sql))),
  );
  const restarted = statements.length;
  await items.world.restart([model]);
  expect(statements.slice(restarted).filter((sql) => sql.startsWith('create index'))).toEqual([]);
});

it.each<[string, Model, boolean]>([
  ['a larger type', item({ ...plain, size: { type: 'long', label: '数' } }), true],
  ['an index', item({ ...plain, size: number }, { indexes: [{ fields: ['code'] }] }), false],
])('%s for very many rows is announced before it is made', async (_change, model, isAnew) => {
  await filled(item({ ...plain, size: number }), 100_000);
  const announced: LongWork[] = [];
  await items.world.restart([model], [], [worldKey], {
    announce: (work) => void announced.push(work),
  });
  const work = { model: 'item', table: 'test_item', rows: 100_000, isWrittenAnew: isAnew };
  expect(announced).toEqual([work]);
});
