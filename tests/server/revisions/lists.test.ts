/** Lists of drafts and of revisions, whose documents may be long. */
import { afterEach, expect, it, vi } from 'vitest';
import { mostListed } from '../../../src/server/capabilities/revisions/drafts.ts';
import { ok, startedAdmin, startedServer, watchStatements } from '../support/index.ts';
import { liveOf, PATH, publishChange } from './support.ts';

const server = startedServer();
const admin = startedAdmin(server);
afterEach(() => vi.restoreAllMocks());

it('lists of drafts and revisions read none of the documents', async () => {
  const page = 'system/notice';
  await publishChange(admin, page, (document) => (document.title = '一'));
  await publishChange(admin, page, (document) => (document.title = '二'));
  const body = { page, text: (await liveOf(admin, page)).text, base: null };
  await admin.post(`${PATH}/draft`, body);
  const statements = watchStatements(server.database);
  expect((await admin.get(`${PATH}/revision?page=${page}`)).data).toHaveLength(2);
  expect((await admin.get(`${PATH}/draft?page=${page}`)).data).toHaveLength(1);
  const reading = statements.filter((sql) => /sys_page_(revision|draft)/.test(sql));
  expect(reading).toHaveLength(2);
  expect(reading.filter((sql) => /\*|content|"base"/.test(sql))).toEqual([]);
});

it('a list of more drafts than an answer holds says so, and has one’s own', async () => {
  const page = 'cut/drafts';
  const list = () => admin.get(`${PATH}/draft?page=${page}`);
  const body = { page, text: JSON.stringify({ title: '自己的' }), base: null };
  const { data: own } = await admin.post(`${PATH}/draft`, body);
  const shared = (number: number) => ({
    draft_id: `cut-${number}`,
    page,
    title: '别人的',
    content: '{}',
    user_id: 7,
    user_name: 'ann',
    shared: 1,
    version: 1,
    updated_by: 'ann',
    updated_at: Date.now() + 60_000,
  });
  const add = (first: number, count: number) =>
    server.database.write
      .insertInto('sys_page_draft')
      .values(Array.from({ length: count }, (_, index) => shared(first + index)))
      .execute();
  await add(0, mostListed - 1);
  const whole = await list();
  expect(whole).toEqual({ ...ok, data: expect.any(Array) });
  expect(whole.data).toHaveLength(mostListed);
  await add(mostListed, 1);
  const cut = await list();
  expect(cut).toMatchObject({ ...ok, limited: { data: mostListed } });
  expect(cut.data).toHaveLength(mostListed);
  expect(cut.data[0]).toMatchObject({ draftId: own.draftId, isOwn: true });
});
