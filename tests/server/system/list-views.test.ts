/** Views of lists over HTTP: nobody reads or changes what is private to somebody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestContent, mostViews } from '../../../src/server/capabilities/views/view-limits.ts';
import { makeUser, startServer, type Client, type TestServer, ok } from '../support/index.ts';

const PATH = '/system/savedView';
const place = { page: 'system/post', list: 'list' };
const content = { query: { status: '0', postName: 'a<b' }, filters: {}, sort: null, size: 20 };

let server: TestServer;
const people: Record<string, Client> = {};

beforeAll(async () => {
  server = await startServer();
  const button = { menuType: 'F', parentId: 103, orderNum: 9, perms: 'system:post:share' };
  const answer = await (
    await server.admin()
  ).post('/system/menu', {
    ...button,
    menuName: '共享视图',
  });
  expect(answer.code, answer.msg).toBe(200);
  const list = 'system:post:list';
  for (const [name, permissions] of Object.entries({
    ann: [list],
    ben: [list],
    sharer: [list, 'system:post:share'],
    outsider: ['system:config:list'],
  })) {
    const { userName, password } = await makeUser(server.database, name, { permissions });
    people[name] = await server.signIn(userName, password);
  }
});
afterAll(() => server.stop());

const by = (name: string): Client => people[name]!;
const listOf = (at: object): string => `${PATH}?${new URLSearchParams({ ...at })}`;
const views = async (name: string, at = place) => (await by(name).get(listOf(at))).data.views;
const names = async (name: string) =>
  (await views(name)).map((view: { name: string }) => view.name);
async function add(name: string, view: string, more: object = {}): Promise<string> {
  const answer = await by(name).post(PATH, { ...place, name: view, content, ...more });
  expect(answer.code, answer.msg).toBe(200);
  return answer.data.viewId;
}
const gone = { code: 500, msg: '视图不存在或已被删除' };
describe('a private view', () => {
  it('is there for its owner, contents as they were given', async () => {
    const viewId = await add('ann', '正常岗位');
    expect(await views('ann')).toEqual([
      {
        viewId,
        ...place,
        name: '正常岗位',
        isShared: false,
        isOwn: true,
        isDefault: false,
        isChangeable: true,
        ownerName: 'ann',
        version: 1,
        content,
      },
    ]);
    expect(await views('ann', { ...place, list: 'other' })).toEqual([]);
  });

  it('is nobody else’s to read, change, remove, or open in', async () => {
    const viewId = await add('ann', '私有');
    for (const other of ['ben', 'sharer']) {
      expect(await names(other)).not.toContain('私有');
      const change = { viewId, version: 1, name: '改', isShared: true };
      expect(await by(other).put(PATH, change)).toMatchObject(gone);
      expect(await by(other).delete(`${PATH}/${viewId}`)).toMatchObject(gone);
      expect(await by(other).put(`${PATH}/default`, { ...place, viewId })).toMatchObject(gone);
    }
    expect(await names('ann')).toContain('私有');
  });

  it('is renamed, changed and removed by its owner; a version that is past is refused', async () => {
    const viewId = await add('ann', '旧名');
    expect(await by('ann').put(PATH, { viewId, version: 1, name: '新名' })).toEqual(ok);
    expect(await by('ann').put(PATH, { viewId, version: 1, content: {} })).toEqual({
      code: 500,
      msg: '该视图已被他人修改，请刷新后重试',
    });
    const [largest, beyond] = [2 ** 31 - 1, 2 ** 31];
    expect(await by('ann').put(PATH, { viewId, version: largest, content: {} })).toEqual({
      code: 500,
      msg: '该视图已被他人修改，请刷新后重试',
    });
    expect(await by('ann').put(PATH, { viewId, version: beyond, content: {} })).toMatchObject({
      code: 500,
      msg: expect.stringContaining('java.lang.Integer'),
    });
    expect(await by('ann').put(PATH, { viewId, version: 2, content: { size: 50 } })).toEqual(ok);
    expect(await views('ann')).toContainEqual(
      expect.objectContaining({ viewId, name: '新名', version: 3, content: { size: 50 } }),
    );
    expect(await by('ann').delete(`${PATH}/${viewId}`)).toEqual(ok);
    expect(await by('ann').delete(`${PATH}/${viewId}`)).toMatchObject(gone);
  });

  it('has a name of its own, which is a name', async () => {
    await add('ben', '重名');
    await add('ann', '重名');
    expect(await by('ben').post(PATH, { ...place, name: ' 重名 ', content })).toMatchObject({
      msg: '您已有名为“重名”的视图',
    });
    for (const name of ['', '   ', '名'.repeat(31)])
      expect(await by('ben').post(PATH, { ...place, name, content })).toMatchObject({
        msg: '视图名称长度必须介于 1 和 30 之间',
      });
  });
});

describe('a shared view', () => {
  it('takes the permission to share, of whoever adds, shares, changes or removes it', async () => {
    const refused = { code: 500, msg: '没有共享视图的权限' };
    const shared = { ...place, name: '共享', content, isShared: true };
    expect(await by('ann').post(PATH, shared)).toEqual(refused);
    const own = await add('ann', '想共享');
    expect(await by('ann').put(PATH, { viewId: own, version: 1, isShared: true })).toEqual(refused);
    const viewId = await add('sharer', '共享', { isShared: true });
    const [seen] = (await views('ann')).filter((view: { name: string }) => view.name === '共享');
    expect(seen).toMatchObject({
      viewId,
      isShared: true,
      isOwn: false,
      isChangeable: false,
      ownerName: 'sharer',
    });
    expect(await by('ann').put(PATH, { viewId, version: 1, name: '改' })).toEqual(refused);
    expect(await by('ann').delete(`${PATH}/${viewId}`)).toEqual(refused);
    const admin = await server.admin();
    expect(await admin.put(PATH, { viewId, version: 1, isShared: false })).toEqual({
      code: 500,
      msg: '只能取消共享自己的视图',
    });
    expect(await admin.put(PATH, { viewId, version: 1, name: '共享的' })).toEqual(ok);
    expect(await admin.delete(`${PATH}/${viewId}`)).toEqual(ok);
  });

  it('is the default of whom it suits, until it is private again or gone', async () => {
    const viewId = await add('sharer', '每日', { isShared: true });
    const isDefault = async (name: string) =>
      (await views(name)).find((view: { viewId: string }) => view.viewId === viewId)?.isDefault;
    expect(await by('ben').put(`${PATH}/default`, { ...place, viewId })).toEqual(ok);
    expect(await by('sharer').put(`${PATH}/default`, { ...place, viewId })).toEqual(ok);
    expect([await isDefault('ben'), await isDefault('ann')]).toEqual([true, false]);
    expect(await by('sharer').put(PATH, { viewId, version: 1, isShared: false })).toEqual(ok);
    expect([await isDefault('ben'), await isDefault('sharer')]).toEqual([undefined, true]);
    expect(await by('sharer').put(PATH, { viewId, version: 2, isShared: true })).toEqual(ok);
    expect(await isDefault('ben')).toBe(false);
    expect(await by('sharer').put(`${PATH}/default`, place)).toEqual(ok);
    expect(await isDefault('sharer')).toBe(false);
    expect(await by('ben').put(`${PATH}/default`, { ...place, list: 'other', viewId })).toEqual({
      code: 500,
      msg: '该视图不属于这个列表',
    });
  });
});

describe('views of a page', () => {
  const noPage = { code: 500, msg: '页面不存在或没有访问权限' };

  it('are those of people who may open it', async () => {
    await add('sharer', '仅岗位管理', { isShared: true });
    expect(await by('outsider').get(listOf(place))).toEqual(noPage);
    expect(await by('outsider').post(PATH, { ...place, name: '一', content })).toEqual(noPage);
    expect(await by('outsider').put(`${PATH}/default`, place)).toEqual(noPage);
    const nowhere = { ...place, page: 'system/none' };
    expect(await by('ann').get(listOf(nowhere))).toEqual(noPage);
    expect((await server.client().get(listOf(place))).code).toBe(401);
  });

  it('are limited in number and length', async () => {
    const at = { ...place, list: 'many' };
    for (let count = 0; count < mostViews.own; count++) await add('ben', `视图 ${count}`, at);
    expect(await by('ben').post(PATH, { ...at, name: '再一个', content })).toEqual({
      code: 500,
      msg: '每个列表最多保存 50 个视图',
    });
    const long = { query: { postName: 'x'.repeat(longestContent) } };
    expect(await by('ann').post(PATH, { ...at, name: '长', content: long })).toEqual({
      code: 500,
      msg: '视图内容过长',
    });
  });

  it('go with the person, but for the shared ones', async () => {
    const { userId, userName, password } = await makeUser(server.database, 'leaver', {
      permissions: ['system:post:list', 'system:post:share'],
    });
    people.leaver = await server.signIn(userName, password);
    await add('leaver', '离职者的');
    await add('leaver', '留下的', { isShared: true });
    const answer = await (await server.admin()).delete(`/system/user/${userId}`);
    expect(answer.code, answer.msg).toBe(200);
    const left = await server.database.read
      .selectFrom('sys_list_view')
      .select('name')
      .where('user_id', '=', userId)
      .execute();
    expect(left).toEqual([{ name: '留下的' }]);
  });
});
