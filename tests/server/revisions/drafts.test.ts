/** Drafts of pages over HTTP: nobody loses work, and nobody reads what is private to another. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  longestDocument,
  mostItems,
} from '../../../src/server/capabilities/revisions/documents.ts';
import { mostDrafts } from '../../../src/server/capabilities/revisions/drafts.ts';
import { makeUser, ok, startedAdmin, startedServer, type Client } from '../support/index.ts';
import { liveOf, PATH } from './support.ts';

const server = startedServer();
const admin = startedAdmin(server);
const people: Record<string, Client> = {};
const passwords: Record<string, { userName: string; password: string; userId: number }> = {};
beforeAll(async () => {
  for (const name of ['ann', 'ben', 'busy', 'leaver']) {
    const user = await makeUser(server.database, name, { permissions: ['tool:build:list'] });
    passwords[name] = user;
    people[name] = await server.signIn(user.userName, user.password);
  }
});
const by = (name: string): Client => people[name]!;

const document = (title: string) =>
  JSON.stringify({ version: 2, id: 'draft/page', title, list: 7 });
const add = async (name: string, more: object = {}): Promise<string> => {
  const body = { page: 'draft/page', text: document('草稿'), base: null, ...more };
  const answer = await by(name).post(`${PATH}/draft`, body);
  expect(answer.code, answer.msg).toBe(200);
  return answer.data.draftId;
};
const idsOf = async (name: string, page = 'draft/page') =>
  (await by(name).get(`${PATH}/draft?page=${page}`)).data.map(
    ({ draftId }: { draftId: string }) => draftId,
  );
const gone = { code: 500, msg: '草稿不存在或已被删除', field: 'draftId' };

describe('a draft', () => {
  it('is kept as it was given, unfinished and over signing out', async () => {
    const draftId = await add('ann');
    await by('ann').post('/logout');
    const { userName, password } = passwords.ann!;
    people.ann = await server.signIn(userName, password);
    expect((await by('ann').get(`${PATH}/draft/${draftId}`)).data).toMatchObject({
      draftId,
      page: 'draft/page',
      title: '草稿',
      text: document('草稿'),
      base: null,
      isOwn: true,
      isShared: false,
      isCurrent: true,
      version: 1,
      userName: 'ann',
    });
  });

  it('is nobody else’s while it is private, and everybody’s who designs when shared', async () => {
    const draftId = await add('ann');
    expect(await idsOf('ben')).not.toContain(draftId);
    expect(await by('ben').get(`${PATH}/draft/${draftId}`)).toMatchObject(gone);
    expect(await by('ben').put(`${PATH}/draft`, { draftId, version: 1 })).toMatchObject(gone);
    expect(await by('ben').delete(`${PATH}/draft/${draftId}`)).toMatchObject(gone);
    await by('ann').put(`${PATH}/draft`, { draftId, version: 1, isShared: true });
    expect(await idsOf('ben')).toContain(draftId);
    expect(
      await by('ben').put(`${PATH}/draft`, { draftId, version: 2, text: document('乙') }),
    ).toMatchObject({ ...ok, data: { version: 3 } });
    expect(await by('ben').put(`${PATH}/draft`, { draftId, version: 3, isShared: false })).toEqual({
      code: 500,
      msg: '只能修改自己草稿的共享方式',
    });
    expect(await by('ben').delete(`${PATH}/draft/${draftId}`)).toEqual({
      code: 500,
      msg: '只能删除自己的草稿',
    });
    expect(await by('ann').delete(`${PATH}/draft/${draftId}`)).toEqual(ok);
  });

  it('refuses to overwrite what somebody else has saved since, and says who', async () => {
    const draftId = await add('ann', { isShared: true });
    const save = (name: string, text: string) =>
      by(name).put(`${PATH}/draft`, { draftId, version: 1, text });
    expect(await save('ben', document('乙'))).toMatchObject({ data: { version: 2 } });
    expect(await save('ann', document('甲'))).toMatchObject({
      code: 500,
      msg: '该草稿已被 ben 修改，请合并后再保存',
      conflict: { version: 2, userName: 'ben' },
    });
    const { data } = await by('ann').get(`${PATH}/draft/${draftId}`);
    expect(data.title).toBe('乙');
  });

  it('is removed only while it is the version that was asked for', async () => {
    const draftId = await add('ann', { isShared: true });
    const remove = (version: unknown) =>
      by('ann').delete(`${PATH}/draft/${draftId}?version=${String(version)}`);
    await by('ben').put(`${PATH}/draft`, { draftId, version: 1, text: document('乙') });
    expect(await remove(1)).toMatchObject({
      code: 500,
      field: 'version',
      conflict: { version: 2, userName: 'ben' },
    });
    expect(await remove('x')).toMatchObject({ code: 500, msg: expect.stringContaining('version') });
    expect((await by('ann').get(`${PATH}/draft/${draftId}`)).data.title).toBe('乙');
    expect(await remove(2)).toEqual(ok);
    expect(await remove(2)).toEqual(gone);
  });

  it('says whether the live page is still what it began with', async () => {
    const { text } = await liveOf(admin, 'system/post');
    const page = 'system/post';
    const current = await add('ann', { page, text, base: text });
    const past = await add('ann', {
      page,
      text,
      base: JSON.stringify({ version: 2, id: page, title: '旧' }),
    });
    const { data } = await by('ann').get(`${PATH}/draft?page=${page}`);
    const of = (id: string) => data.find(({ draftId }: { draftId: string }) => draftId === id);
    expect([of(current).isCurrent, of(past).isCurrent]).toEqual([true, false]);
  });

  it('is bounded in number, and private ones go with their person', async () => {
    for (let count = 0; count < mostDrafts; count += 1) await add('busy');
    const body = { page: 'draft/page', text: document('多'), base: null };
    expect(await by('busy').post(`${PATH}/draft`, body)).toEqual({
      code: 500,
      msg: `每人最多保存 ${mostDrafts} 个草稿`,
    });
    const shared = await add('leaver', { isShared: true });
    const own = await add('leaver');
    await admin.delete(`/system/user/${passwords.leaver!.userId}`);
    const left = await server.database.read
      .selectFrom('sys_page_draft')
      .select('draft_id')
      .execute();
    const ids = left.map(({ draft_id }) => draft_id);
    expect([ids.includes(shared), ids.includes(own)]).toEqual([true, false]);
  });
});

describe('a number that no draft or revision has', () => {
  const [largest, beyond] = [2 ** 31 - 1, 99_999_999_999];
  const notInteger = { code: 500, msg: expect.stringContaining('java.lang.Integer') };

  it('is refused as a version of a draft, as a conflict or by its type', async () => {
    const draftId = await add('ann');
    const save = (version: number) => by('ann').put(`${PATH}/draft`, { draftId, version });
    expect(await save(largest)).toMatchObject({ field: 'version', conflict: { version: 1 } });
    expect(await save(beyond)).toMatchObject({ ...notInteger, field: 'version' });
  });

  it('is refused as a revision', async () => {
    const page = 'system/post';
    const absent = { code: 500, msg: '该版本不存在或已被清理' };
    const restore = (number: number) =>
      admin.post(`${PATH}/restore`, { page, number, expected: null, reason: '试' });
    const read = (number: number) => admin.get(`${PATH}/revision/${number}?page=${page}`);
    for (const call of [restore, read]) {
      expect(await call(largest)).toEqual(absent);
      expect(await call(beyond)).toMatchObject(notInteger);
    }
    const compare = await admin.get(`${PATH}/compare?page=${page}&from=${beyond}&to=live`);
    expect(compare).toEqual({ code: 500, msg: `没有版本“${beyond}”` });
  });
});

it('a title keeps whole characters when it is cut for the list', async () => {
  const title = `${'x'.repeat(199)}😀`;
  const draftId = await add('ann', { text: document(title) });
  const { data } = await by('ann').get(`${PATH}/draft/${draftId}`);
  expect(data).toMatchObject({ title: 'x'.repeat(199), text: document(title) });
});

describe('hostile documents', () => {
  const deep = '['.repeat(100) + ']'.repeat(100);
  it.each([
    ['no JSON', '{', /1 个问题/, 'syntax'],
    [
      'a key that reaches a prototype',
      '{"__proto__": {"admin": true}}',
      /1 个问题/,
      'forbidden-key',
    ],
    ['a key twice', '{"id": "a", "id": "b"}', /1 个问题/, 'duplicate-key'],
    ['deep nesting', `{"version": 2, "state": ${deep}}`, /1 个问题/, 'too-deep'],
    ['a NUL', '{"title": "\\u0000"}', /1 个问题/, 'unstorable-text'],
    ['half a character', '{"title": "\\ud83d"}', /1 个问题/, 'unstorable-text'],
    ['a key with a NUL', '{"\\u0000": 1}', /1 个问题/, 'unstorable-text'],
    ['a text', '"page"', /必须是一个 JSON 对象/, undefined],
    ['a length', JSON.stringify({ title: 'x'.repeat(longestDocument) }), /不能超过/, undefined],
    ['a list', JSON.stringify({ body: [...'x'.repeat(mostItems + 1)] }), /列表不能超过/, undefined],
  ])('%s is refused with what is wrong', async (_name, text, msg, kind) => {
    for (const [route, body] of [
      ['draft', { page: 'draft/page', text, base: null }],
      ['check', { page: 'draft/page', text }],
      ['publish', { page: 'draft/page', text, expected: null, reason: '试' }],
    ] as const) {
      const answer = await admin.post(`${PATH}/${route}`, body);
      expect(answer).toMatchObject({ code: 500, msg: expect.stringMatching(msg), field: 'text' });
      if (kind) expect(answer.problems[0]).toMatchObject({ kind, line: 1 });
    }
  });

  it('of 10 MB never reach the reader', async () => {
    const body = JSON.stringify({ page: 'draft/page', text: 'x'.repeat(10_000_000), base: null });
    const init = { body, headers: { 'content-type': 'application/json' } };
    const answer = await admin.raw('POST', `${PATH}/draft`, init);
    expect(await answer.json()).toEqual({ code: 500, msg: 'Maximum upload size exceeded' });
  });

  it('of an unknown version can be kept, and never published', async () => {
    const text = JSON.stringify({ version: 99, id: 'draft/page', title: '新' });
    const body = { page: 'draft/page', text, expected: null, reason: '试' };
    expect(await admin.post(`${PATH}/publish`, body)).toMatchObject({
      code: 500,
      problems: [{ kind: 'unknown-version', pointer: '/version' }],
    });
  });
});
