/**
 * A list of 100,000 rows over HTTP: a page with its count takes as few statements as one of ten
 * rows, and none of them looks at rows that it does not need.
 */
import { CompiledQuery } from 'kysely';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { testDialect, watchQueries } from '../support/index.ts';
import { admin } from './support/actors.ts';
import { item, string } from './support/items.ts';
import { serveModels } from './support/serve.ts';

const count = 100_000;
const makers = 50;

const maker: Model = {
  version: 2,
  name: 'maker',
  label: '厂家',
  table: 'test_maker',
  path: '/test/maker',
  permission: 'test:maker',
  key: 'makerId',
  labelField: 'makerName',
  fields: { makerId: { type: 'id', label: '编号' }, makerName: string(20) },
};
const things = item(
  {
    code: string(20, { filter: 'exact' }),
    note: string(20, { filter: 'exact' }),
    size: { type: 'integer', label: '大小', filter: 'range' },
    makerId: { type: 'ref', label: '厂家', filter: 'exact' },
  },
  {
    path: '/test/item',
    permission: 'test:item',
    operations: ['list'],
    sort: { size: 'desc', itemId: 'asc' },
    indexes: [{ fields: ['code'] }, { fields: ['size'] }],
    relations: {
      maker: { type: 'belongsTo', model: 'maker', field: 'makerId', expose: ['makerName'] },
    },
  },
);

const server = serveModels({ models: [things, maker], callers: { admin } });
const run = async (sql: string, parameters: readonly unknown[] = []): Promise<Row[]> =>
  (await server.world.database.write.executeQuery(CompiledQuery.raw(sql, [...parameters])))
    .rows as Row[];

beforeAll(async () => {
  const numbers = (last: number): string =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${last})`;
  await run(`insert into test_maker (maker_name) ${numbers(makers)} select 'M-' || i from n`);
  await run(
    `insert into test_item (name, code, size, maker_id) ${numbers(count)} ` +
      `select 'n' || i, 'C-' || i, i / 10, 1 + i % ${makers} from n`,
  );
  await run(testDialect === 'sqlite' ? 'analyze' : 'vacuum analyze test_item');
});
afterEach(() => vi.restoreAllMocks());

/** Steps by which the database works a statement out. */
async function planOf({ sql, parameters }: CompiledQuery): Promise<string[]> {
  const explain = testDialect === 'sqlite' ? 'explain query plan' : 'explain';
  const rows = await run(`${explain} ${sql}`, parameters);
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
}

/**
 * Whether a step looks at all rows of the table. A page of all of them goes along an index, in
 * order, and stops when it is full; a search that does so would pass by all that it does not find.
 */
function looksAtAll(step: string, isSearch: boolean): boolean {
  if (testDialect === 'postgres') return /Seq Scan on test_item/.test(step);
  return isSearch
    ? step.startsWith('SCAN ')
    : /^SCAN (?!.*USING (COVERING )?INDEX)|TEMP B-TREE FOR ORDER BY/.test(step);
}

/** A page as it comes, with the statements that it took. */
async function pageOf(query: string) {
  const list = () => server.call('GET', `/test/item/list?pageSize=10&${encodeURI(query)}`);
  await list();
  const queries = watchQueries(server.world.database);
  const answer = await list();
  vi.restoreAllMocks();
  return { answer, queries };
}

it.each<[string, string, number, number]>([
  ['a value', 'code=C-77777', 1, 1],
  ['a reference', 'makerId=7', 2_000, 10],
  ['a range', 'params[beginSize]=500&params[endSize]=509', 100, 10],
  [
    'a range, far from its beginning',
    'params[beginSize]=500&params[endSize]=509&pageNum=9',
    100,
    10,
  ],
  ['all, in their usual order', '', count, 10],
  ['all, in another order', 'orderByColumn=code&isAsc=ascending', count, 10],
])('a page of %s', async (_what, query, total, shown) => {
  const { answer, queries } = await pageOf(query);
  expect(answer).toMatchObject({ code: 200, total });
  const rows = answer.rows as Row[];
  expect(rows).toHaveLength(shown);
  expect(rows[0]).toMatchObject({ maker: { makerName: expect.stringMatching(/^M-\d+$/) } });
  const own = queries.filter(({ sql }) => sql.includes('test_item'));
  // The page, its total unless the page tells it, and one for the names of all makers.
  expect(own.length).toBeLessThanOrEqual(2);
  expect(queries.length - own.length).toBeLessThanOrEqual(1);
  for (const one of own) {
    const isSearch = total < count;
    if (!isSearch && /count\(/.test(one.sql)) continue;
    const bad = (await planOf(one)).filter((step) => looksAtAll(step, isSearch));
    expect(bad, one.sql).toEqual([]);
  }
});

it('a page far behind the first is the same as if all were turned to it', async () => {
  const { answer, queries } = await pageOf('pageNum=5001');
  expect(answer).toMatchObject({ code: 200, total: count });
  // Ten of a size each, but for the largest; the last of one size, then nine of the next.
  const names = (answer.rows as Row[]).map(({ name }) => name as string);
  expect(names).toEqual(['n50009', ...Array.from({ length: 9 }, (_, n) => `n${49_990 + n}`)]);
  const [page] = queries.filter(({ sql }) => sql.includes('limit'));
  const steps = await planOf(page!);
  expect(steps.filter((step) => /Seq Scan|^SCAN (?!.*USING (COVERING )?INDEX)/.test(step))).toEqual(
    [],
  );
});

it('a page of what has no index looks at all rows: the plans above would say so', async () => {
  const { queries } = await pageOf('note=nothing');
  const own = queries.filter(({ sql }) => sql.includes('test_item'));
  const plans = await Promise.all(own.map(planOf));
  expect(plans.flat().some((step) => looksAtAll(step, true))).toBe(true);
});
