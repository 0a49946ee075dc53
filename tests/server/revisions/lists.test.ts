/** Lists of drafts and of revisions, whose documents may be long. */
import { afterEach, expect, it, vi } from 'vitest';
import { startedAdmin, startedServer, watchStatements } from '../support/index.ts';
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
