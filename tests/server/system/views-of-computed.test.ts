/**
 * Saved views over computed fields that no column holds: what a view keeps, asked for as the list
 * in the browser does, gives the rows that it was saved for.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContent, searchOf } from '../../../src/blocks/list/views/content.ts';
import { listParams } from '../../../src/blocks/list/state/search.ts';
import type { ListPlan } from '../../../src/blocks/list/plan.ts';
import { protocol } from '../../../src/protocol/index.ts';
import { bundleProject } from '../../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../../src/schema/check/project.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { flattenParams } from '../../../src/protocol/flatten.ts';
import { makeProject } from '../../e2e/support/schemas.ts';
import { compile, listOf } from '../../schema/compile/fixtures.ts';
import { job, visit } from '../models/support/unstored-search.ts';
import { startServer, type Answer, type Client, type TestServer } from '../support/index.ts';

const page: Page = {
  version: 2,
  id: 'test/job',
  title: '工单',
  model: 'job',
  list: {
    query: ['title', 'daysLeft', 'isLate', 'heading', 'spent', 'first', 'rest', 'steps.overdue'],
    columns: [
      'title',
      { field: 'daysLeft', sortable: true },
      { field: 'isLate', sortable: true },
      { field: 'heading', sortable: true },
      { field: 'spent', sortable: true },
      { field: 'rest', sortable: true },
    ],
    views: true,
  },
};
const schemas = { 'models/job': job, 'models/visit': visit, 'pages/test/job': page };
const jobs = [
  {
    title: 'Alpha',
    dueOn: '2026-03-08',
    price: 100,
    steps: [{ startOn: '2026-03-02', cost: 10.1 }],
  },
  { title: 'beta', dueOn: '2026-02-27', price: 1, steps: [{ cost: 0.1 }, { cost: 0.2 }] },
  { title: '丙', price: 7 },
  { title: 'alto', dueOn: '2026-03-08', steps: [{ startOn: '2026-01-02', cost: 99 }] },
];
const place = { page: page.id, list: 'list' };

let project: ReturnType<typeof makeProject>;
let server: TestServer;
let admin: Client;
let plan: ListPlan;

beforeAll(async () => {
  project = makeProject(schemas);
  server = await startServer({ root: project.root, now: () => Date.UTC(2026, 2, 1, 4) });
  admin = await server.admin();
  for (const one of jobs) expect(await admin.post('/test/job', one)).toMatchObject({ code: 200 });
  const files = [job, visit].map((model) => ({
    path: `schemas/models/${model.name}.json`,
    text: JSON.stringify(model),
  }));
  const { models } = bundleProject(loadProject(files), vocabulary);
  plan = listOf(compile(page, ['*:*:*'], Object.fromEntries(models)));
});
afterAll(async () => {
  await server?.stop();
  project?.remove();
});

/** Keeps a view, reads it back, and asks for its rows. */
async function rowsOfView(content: object): Promise<Answer> {
  const made = await admin.post('/system/savedView', { ...place, name: '工单视图', content });
  expect(made.code, made.msg).toBe(200);
  const { viewId } = made.data;
  const { views } = (await admin.get(`/system/savedView?${new URLSearchParams(place)}`)).data;
  const kept = views.find((view: { viewId: string }) => view.viewId === viewId);
  expect((await admin.delete(`/system/savedView/${viewId}`)).code).toBe(200);
  const search = searchOf(plan, readContent(plan, kept.content), { page: 1 });
  const params = listParams(protocol, { plan, search, fixed: {} });
  return admin.get(`/test/job/list?${new URLSearchParams(flattenParams(params))}`);
}

it.each<[string, object, string[]]>([
  ['a range of numbers', { query: { daysLeft: [0, 7] } }, ['Alpha', 'alto']],
  ['one end of a range', { query: { daysLeft: [null, -1] } }, ['beta']],
  ['yes or no', { query: { isLate: false } }, ['Alpha', 'alto', '丙']],
  ['a part of a text', { query: { heading: 'AL' } }, ['Alpha', 'alto']],
  ['sums over parts', { query: { spent: [0.3, 10.1] } }, ['beta', 'Alpha']],
  ['a first day', { query: { first: ['2026-01-01', '2026-01-31'] } }, ['alto']],
  ['what follows from a sum', { query: { rest: [null, 7] } }, ['beta', '丙']],
  ['what is worked out of parts', { query: { 'steps.overdue': true } }, ['alto']],
  ['an order', { sort: { field: 'spent', order: 'desc' } }, ['alto', 'Alpha', 'beta', '丙']],
  [
    'an order by a text',
    { sort: { field: 'heading', order: 'asc' } },
    ['Alpha', 'alto', 'beta', '丙'],
  ],
  [
    'search and order together',
    { query: { daysLeft: [-9, 9] }, sort: { field: 'rest', order: 'asc' } },
    ['beta', 'Alpha', 'alto'],
  ],
])('keeps %s', async (_what, content, titles) => {
  const answer = await rowsOfView(content);
  expect(answer).toMatchObject({ code: 200, total: titles.length });
  expect(answer.rows.map(({ title }: { title: string }) => title)).toEqual(titles);
});
