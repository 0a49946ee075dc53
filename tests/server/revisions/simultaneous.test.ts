/** Several people publish at once: one is first, and everybody else hears of it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as start } from '../../../src/server/start.ts';
import {
  adminPassword,
  createClient,
  projectRoot,
  startedAdmin,
  startedServer,
  testDialect,
  type Client,
} from '../support/index.ts';
import { liveOf, PATH, shownPage } from './support.ts';

const server = startedServer();
const admin = startedAdmin(server);

/** Another server of the same database, where there can be one; the same where not. */
let other: Awaited<ReturnType<typeof start>> | undefined;
let there: Client = admin;
beforeAll(async () => {
  if (testDialect === 'sqlite') return;
  other = await start({ config: readConfig(server.env), root: projectRoot });
  there = await createClient(other.url).signIn('admin', adminPassword);
});
afterAll(() => other?.close());

const textOf = (page: string, title: string): string =>
  JSON.stringify({ version: 2, id: page, title, body: [{ type: 'text', text: '内容' }] });
const numbersOf = async (page: string): Promise<unknown[]> =>
  (await admin.get(`${PATH}/revision?page=${page}`)).data.map(
    ({ number, state }: { number: number; state: string }) => [number, state],
  );

/** Everybody has seen the same page and publishes something else, by turns on each server. */
async function publishAtOnce(page: string, titles: readonly string[]) {
  const { hash: expected } = await liveOf(admin, page);
  const answers = await Promise.all(
    titles.map(async (title, index) => {
      const body = { page, text: textOf(page, title), expected, reason: title };
      return { title, answer: await [admin, there][index % 2]!.post(`${PATH}/publish`, body) };
    }),
  );
  const accepted = answers.filter(({ answer }) => answer.code === 200);
  return { accepted, refused: answers.filter((one) => !accepted.includes(one)) };
}

it.each([
  ['a new page', 'made/new', 2],
  ['a new page', 'made/busy', 4],
  ['a page of a file', 'system/post', 2],
  ['a page of a file', 'system/notice', 4],
])('%s (%s) by %i people becomes that of one of them', async (_what, page, people) => {
  const history: unknown[] = [];
  for (const round of [1, 2, 3]) {
    const titles = Array.from({ length: people }, (_, index) => `第${round}轮${index}`);
    const { accepted, refused } = await publishAtOnce(page, titles);
    expect(accepted).toMatchObject([{ answer: { data: { number: round } } }]);
    const [{ title, answer }] = accepted as [(typeof accepted)[0]];
    const { hash } = answer.data;
    expect(refused).toHaveLength(people - 1);
    for (const { answer: late } of refused)
      expect(late).toEqual({
        code: 500,
        msg: '页面已有新的版本，请合并后再发布',
        field: 'expected',
        live: { number: round, hash, userName: 'admin', publishedAt: expect.any(String) },
      });
    for (const client of [admin, there]) {
      expect(await liveOf(client, page)).toMatchObject({ number: round, hash });
      expect((await shownPage(client, page))?.title).toBe(title);
    }
    history.forEach((one, index) => (history[index] = [(one as [number])[0], 'replaced']));
    history.unshift([round, 'live']);
    expect(await numbersOf(page)).toEqual(history);
  }
});

it('a withdrawal and a publication of what both have seen are not both done', async () => {
  const page = 'system/dict';
  await publishAtOnce(page, ['先']);
  const { hash: expected } = await liveOf(admin, page);
  const reason = '同时';
  const answers = await Promise.all([
    admin.post(`${PATH}/withdraw`, { page, expected, reason }),
    there.post(`${PATH}/publish`, { page, text: textOf(page, '后'), expected, reason }),
  ]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
  const isWithdrawn = answers[0].code === 200;
  expect(await numbersOf(page)).toEqual(
    isWithdrawn
      ? [[1, 'withdrawn']]
      : [
          [2, 'live'],
          [1, 'replaced'],
        ],
  );
});
