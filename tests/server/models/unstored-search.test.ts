/** Rows found, sorted and added up by computed fields that no column holds, on both databases. */
import { describe, expect, it, beforeAll } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { bundleProject } from '../../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../../src/schema/check/project.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { admin, role, staff } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';
import { job, visit } from './support/unstored-search.ts';

const project = bundleProject(
  loadProject(
    [job, visit].map((model) => ({
      path: `schemas/models/${model.name}.json`,
      text: JSON.stringify(model),
    })),
  ),
  vocabulary,
);

const own = role('5', ['test:job:list', 'test:job:add', 'test:job:query']);
const server = serveModels({
  models: [...project.models.values(), operlog],
  callers: { admin, seller: staff([own], { userId: 7, userName: 'seller' }) },
  base: '/test',
});
const { call } = server;

/** Today is 2026-03-01. */
const jobs = [
  {
    title: 'Alpha',
    dueOn: '2026-03-08',
    price: 100,
    steps: [{ startOn: '2026-03-02', cost: 10.1 }],
  },
  { title: 'beta', dueOn: '2026-02-27', price: 1, steps: [{ cost: 0.1 }, { cost: 0.2 }] },
  { title: '丙', price: 7 },
  {
    title: 'alto',
    dueOn: '2026-03-08',
    steps: [{ startOn: '2026-01-02', cost: 99 }, { startOn: '2026-04-01' }],
  },
  { title: 'gone', dueOn: '2026-03-03', steps: [{ cost: 5 }] },
];

beforeAll(async () => {
  for (const one of jobs) expect(await call('POST', '/job', one)).toMatchObject({ code: 200 });
  const gone = (await found()).find((row) => row.title === 'gone')!;
  expect(await call('DELETE', `/job/${gone.jobId}`)).toMatchObject({ code: 200 });
});

const found = async (query = '', caller = 'admin'): Promise<Row[]> => {
  const answer = await call('GET', `/job/list?${query}`, undefined, { caller });
  expect(answer).toMatchObject({ code: 200 });
  return answer.rows;
};
const titles = async (query: string): Promise<string[]> =>
  (await found(query)).map(({ title }) => title);
const sorted = (by: string, direction = 'asc'): Promise<string[]> =>
  titles(`orderByColumn=${by}&isAsc=${direction}`);

describe('fields that no column holds', () => {
  it('stand in models that the checker takes', () => {
    expect(project.problems).toEqual([]);
  });

  it('have their values in rows, records and parts', async () => {
    const [late, alpha, alto, third] = await found();
    expect(late).toMatchObject({
      title: 'beta',
      daysLeft: -2,
      isLate: true,
      spent: 0.3,
      rest: 0.7,
    });
    expect(alpha).toMatchObject({
      daysLeft: 7,
      spent: 10.1,
      waiting: 1,
      first: '2026-03-02',
      rest: 89.9,
    });
    expect(alto).toMatchObject({ spent: 99, waiting: 1, first: '2026-01-02', rest: null });
    expect(third).toMatchObject({ daysLeft: null, spent: 0, waiting: 0, first: null, rest: 7 });
    const { data } = await call('GET', `/job/${alto!.jobId}`);
    expect(data).toMatchObject({ spent: 99, waiting: 1, heading: 'alto D7' });
    expect(data.steps.map(({ overdue }: Row) => overdue)).toEqual([true, false]);
  });

  it('count blanks and open ranges as stored aggregates do', async () => {
    const slot = { begin: '2026-03-01', end: null };
    const steps = [
      { note: ' \u3000' },
      { note: 'x', slot },
      {},
      { slot: { begin: null, end: '2026-03-01' } },
    ];
    expect(await call('POST', '/job', { title: 'notes', steps })).toMatchObject({ code: 200 });
    const [row] = await found('headed=notes');
    expect(row).toMatchObject({ noted: 1, slotted: 1 });
    expect(await call('DELETE', `/job/${row!.jobId}`)).toMatchObject({ code: 200 });
  });

  it('find rows by ranges, values, parts of texts and several at once', async () => {
    expect(await titles('params[beginDaysLeft]=-2&params[endDaysLeft]=0')).toEqual(['beta']);
    expect(await titles('params[beginDaysLeft]=7')).toEqual(['Alpha', 'alto']);
    expect(await titles('daysLeft=7')).toEqual(['Alpha', 'alto']);
    expect(await titles('daysIn=7,-2')).toEqual(['beta', 'Alpha', 'alto']);
    expect(await titles('isLate=true')).toEqual(['beta']);
    expect(await titles('isLate=false')).toEqual(['Alpha', 'alto', '丙']);
    expect(await titles('third=0.33')).toEqual(['beta']);
    expect(await titles('params[beginThird]=2.33&params[endThird]=33.33')).toEqual(['Alpha', '丙']);
    expect(await titles('heading=AL')).toEqual(['Alpha', 'alto']);
    expect(await titles('headed=alto D7')).toEqual(['alto']);
    expect(await titles('headed=丙')).toEqual(['丙']);
    expect(await titles('params[beginSpent]=0.3&params[endSpent]=10.10')).toEqual([
      'beta',
      'Alpha',
    ]);
    expect(await titles('waiting=1')).toEqual(['Alpha', 'alto']);
    expect(
      await titles('params[firstBeginTime]=2026-01-02&params[firstEndTime]=2026-03-01'),
    ).toEqual(['alto']);
    expect(await titles('params[endRest]=7&isLate=false')).toEqual(['丙']);
    expect(await titles('steps.overdue=true')).toEqual(['alto']);
    expect(await call('GET', '/job/list?daysLeft=soon')).toMatchObject({ code: 500 });
  });

  it('sort rows, those without a value last', async () => {
    expect(await sorted('daysLeft', 'desc')).toEqual(['alto', 'Alpha', 'beta', '丙']);
    expect(await sorted('spent')).toEqual(['丙', 'beta', 'Alpha', 'alto']);
    expect(await sorted('rest', 'desc')).toEqual(['Alpha', '丙', 'beta', 'alto']);
    expect(await sorted('heading')).toEqual(['Alpha', 'alto', 'beta', '丙']);
    expect(await sorted('first', 'desc')).toEqual(['Alpha', 'alto', '丙', 'beta']);
    expect(await sorted('isLate desc,daysLeft desc,spent asc')).toEqual([
      'beta',
      'Alpha',
      'alto',
      '丙',
    ]);
    expect(await call('GET', '/job/list?orderByColumn=listed')).toMatchObject({ code: 500 });
  });

  it('may spell texts and numbers in another way', async () => {
    expect(await titles('padded=00beta')).toEqual(['beta']);
    expect(await titles('shout=ALPHA')).toEqual(['Alpha']);
    expect(await titles('shout=alpha')).toEqual([]);
    expect(await titles('priced=beta ¥1.00')).toEqual(['beta']);
    expect(await titles('priced=¥7.0')).toEqual(['丙']);
    expect(await sorted('padded')).toEqual(['丙', 'alto', 'beta', 'Alpha']);
    expect(await sorted('shout', 'desc')).toEqual(['丙', 'beta', 'alto', 'Alpha']);
    expect(await sorted('priced')).toEqual(['Alpha', 'alto', 'beta', '丙']);
  });

  it('count and page alike, also far behind the first page', async () => {
    const page = (query: string) => call('GET', `/job/list?isLate=false&pageSize=2&${query}`);
    expect(await page('pageNum=1')).toMatchObject({ total: 3 });
    expect(await page('pageNum=2')).toMatchObject({ total: 3, rows: [{ title: '丙' }] });
    expect(await page('pageNum=600&reasonable=false')).toMatchObject({ total: 3, rows: [] });
  });

  it('order pages far behind the first, each row once', async () => {
    await server.world.sql(
      'with recursive c (n) as (select 1 union all select n + 1 from c where n < 1100) ' +
        'insert into test_job (title, price, due_on, del_flag) ' +
        "select 'row' || n, n % 37, '2026-04-01', '0' from c",
    );
    const query = 'heading=row&orderByColumn=third&isAsc=desc&pageSize=50';
    const pages: Row[][] = [];
    for (let page = 1; page <= 22; page += 1) pages.push(await found(`${query}&pageNum=${page}`));
    const rows = pages.flat();
    expect(new Set(rows.map(({ jobId }) => jobId)).size).toBe(1100);
    const thirds = rows.map(({ third }) => third);
    expect(thirds).toEqual(thirds.toSorted((one, other) => other - one));
    await server.world.sql("delete from test_job where title like 'row%'");
  });

  it('are added up, and make groups, figures and conditions', async () => {
    expect((await call('GET', '/job/list?sums=spent,third&waiting=1')).sums).toEqual({
      spent: '109.10',
      third: '33.33',
    });
    const { data } = await call('GET', '/job/aggregate/byLate');
    expect(data).toEqual([
      { isLate: false, jobs: 3, spent: '109.10', most: 7, dear: 0 },
      { isLate: true, jobs: 1, spent: '0.30', most: -2, dear: 0 },
    ]);
  });

  it('are exported as they are found', async () => {
    const { bytes } = await call(
      'POST',
      '/job/export',
      'params[beginDaysLeft]=0&orderByColumn=spent&isAsc=desc',
    );
    const { header, rows } = await readWorkbook(bytes);
    expect(header).toEqual(['标题', 'integer', 'decimal']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['alto', '7', '99'],
      ['Alpha', '7', '10.1'],
    ]);
  });

  it('are parameters of the document', () => {
    const list = server.world.engine.routes().find(({ path }) => path === '/test/job/list')!;
    const query = list.query as unknown as Record<string, Row>;
    expect(Object.keys(query)).toEqual(
      expect.arrayContaining(['daysLeft', 'daysIn', 'isLate', 'third', 'heading', 'waiting']),
    );
    expect(query.daysLeft).toMatchObject({ type: 'integer' });
    expect(query.params!.properties).toMatchObject({ beginSpent: { type: 'number' } });
    expect(query.sums!.items.limits.enum).toEqual(
      expect.arrayContaining(['daysLeft', 'third', 'spent', 'rest']),
    );
  });

  it('show nothing of rows outside the scope of the caller', async () => {
    const mine = { title: 'mine', dueOn: '2026-03-02', steps: [{ cost: 3 }] };
    await call('POST', '/job', mine, { caller: 'seller' });
    expect(await found('params[beginSpent]=0', 'seller')).toMatchObject([
      { title: 'mine', spent: 3 },
    ]);
  });

  it('sort and find the records that name theirs', async () => {
    const ids = Object.fromEntries((await found()).map(({ title, jobId }) => [title, jobId]));
    for (const title of ['丙', 'Alpha', 'beta'])
      expect(await call('POST', '/visit', { jobId: ids[title] })).toMatchObject({ code: 200 });
    const visits = async (query: string): Promise<string[]> =>
      (await call('GET', `/visit/list?${query}`)).rows.map(({ job: one }: Row) => one.title);
    expect(await visits('orderByColumn=job.spent&isAsc=desc')).toEqual(['Alpha', 'beta', '丙']);
    expect(await visits('orderByColumn=job.daysLeft&isAsc=asc')).toEqual(['beta', 'Alpha', '丙']);
    expect(await visits('job.daysLeft=-2')).toEqual(['beta']);
  });

  it('follow what is written', async () => {
    const [row] = await found('headed=beta D-2');
    const { data } = await call('GET', `/job/${row!.jobId}`);
    data.steps[0].cost = 50;
    data.spent = 1;
    expect(await call('PUT', '/job', { ...data, dueOn: '2026-03-20' })).toMatchObject({
      code: 200,
    });
    expect(await found('params[beginSpent]=50.2&params[endSpent]=50.2')).toMatchObject([
      { title: 'beta', spent: 50.2, daysLeft: 19, rest: -49.2, isLate: false },
    ]);
  });
});
