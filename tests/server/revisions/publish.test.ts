/** Publishing pages over HTTP: from a text to what everybody gets, and back. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as start } from '../../../src/server/start.ts';
import {
  adminPassword,
  createClient,
  ok,
  projectRoot,
  startedAdmin,
  startedServer,
  testDialect,
} from '../support/index.ts';
import { body, liveOf, PATH, publishChange, shownPage } from './support.ts';

const server = startedServer();
const admin = startedAdmin(server);

describe('a published page', () => {
  it('is what everybody gets from the next request on, and says who, when and why', async () => {
    const page = 'system/post';
    const before = await liveOf(admin, page);
    expect(before).toMatchObject({ number: null, fileState: null });
    expect(await publishChange(admin, page, (document) => (document.title = '职位'))).toMatchObject(
      {
        ...ok,
        data: { number: 1 },
      },
    );
    expect((await shownPage(admin, page))?.title).toBe('职位');
    const live = await liveOf(admin, page);
    expect(live).toMatchObject({ number: 1, fileState: 'same' });
    const { data } = await admin.get(`${PATH}/revision?page=${page}`);
    expect(data).toEqual([
      {
        page,
        number: 1,
        title: '职位',
        hash: live.hash,
        fileHash: before.hash,
        basedOn: null,
        restoredFrom: null,
        reason: '测试',
        userName: 'admin',
        publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        state: 'live',
        withdrawal: null,
      },
    ]);
    const { rows } = await admin.get('/monitor/operlog/list?title=页面发布');
    expect(rows[0]).toMatchObject({ operName: 'admin', status: 0 });
  });

  it('is reported to open windows', async () => {
    const stop = new AbortController();
    const stream = await admin.raw('GET', '/events', { signal: stop.signal });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const hashes = new Set<string>();
    const hear = async (count: number) => {
      while (hashes.size < count) {
        const { value = '' } = await reader.read();
        for (const [, hash] of value.matchAll(/"schemas":"(\w+)"/g)) hashes.add(hash!);
      }
    };
    await hear(1);
    await publishChange(admin, 'system/notice', (document) => (document.title = '新公告'));
    await hear(2);
    stop.abort();
    const { hash } = await liveOf(admin, 'system/notice');
    const back = { page: 'system/notice', expected: hash, reason: '还原' };
    expect(await admin.post(`${PATH}/withdraw`, back)).toEqual(ok);
  });

  it('is restored as a new version, and taken back to the file', async () => {
    const page = 'system/dept';
    const title = (await shownPage(admin, page))!.title;
    await publishChange(admin, page, (document) => (document.title = '一'));
    await publishChange(admin, page, (document) => (document.title = '二'));
    const { hash } = await liveOf(admin, page);
    const body = { page, number: 1, expected: hash, reason: '还是一好' };
    expect(await admin.post(`${PATH}/restore`, body)).toMatchObject({ data: { number: 3 } });
    expect((await shownPage(admin, page))?.title).toBe('一');
    const { data } = await admin.get(`${PATH}/revision?page=${page}`);
    expect(
      data.map(({ number, state, restoredFrom }: Record<string, unknown>) => [
        number,
        state,
        restoredFrom,
      ]),
    ).toEqual([
      [3, 'live', 1],
      [2, 'replaced', null],
      [1, 'replaced', null],
    ]);
    const now = await liveOf(admin, page);
    const back = { page, expected: now.hash, reason: '还是文件好' };
    expect(await admin.post(`${PATH}/withdraw`, back)).toEqual(ok);
    expect((await shownPage(admin, page))?.title).toEqual(title);
    expect(await admin.post(`${PATH}/withdraw`, back)).toMatchObject({ code: 500 });
  });

  it('is taken back with who, when and why', async () => {
    const page = 'system/menu';
    await publishChange(admin, page, (document) => (document.title = '目录'));
    const { hash } = await liveOf(admin, page);
    const blank = { page, expected: hash, reason: ' ' };
    expect(await admin.post(`${PATH}/withdraw`, blank)).toEqual({
      code: 500,
      msg: '撤回原因不能为空',
      field: 'reason',
    });
    expect(await admin.post(`${PATH}/withdraw`, { ...blank, reason: ' 还不行 ' })).toEqual(ok);
    const withdrawal = {
      userName: 'admin',
      reason: '还不行',
      withdrawnAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    };
    const { data } = await admin.get(`${PATH}/revision?page=${page}`);
    expect(data).toMatchObject([{ number: 1, reason: '测试', state: 'withdrawn', withdrawal }]);
    const whole = await admin.get(`${PATH}/revision/1?page=${page}`);
    expect(whole.data).toMatchObject({ state: 'withdrawn', withdrawal });
    await publishChange(admin, page, (document) => (document.title = '目录树'));
    const { data: later } = await admin.get(`${PATH}/revision?page=${page}`);
    expect(later).toMatchObject([{ state: 'live', withdrawal: null }, { withdrawal }]);
  });

  it('that a colleague has published first is merged, not overwritten', async () => {
    const page = 'system/config';
    const base = await liveOf(admin, page);
    const mine = JSON.parse(base.text!);
    mine.list.pageSize = 20;
    const ours = JSON.stringify(mine);
    await publishChange(admin, page, (document) => (document.title = '同事的标题'));
    const body = { page, text: ours, expected: base.hash, reason: '我的' };
    const late = await admin.post(`${PATH}/publish`, body);
    expect(late).toMatchObject({
      code: 500,
      msg: '页面已有新的版本，请合并后再发布',
      live: { number: 1, userName: 'admin' },
    });
    const merge = await admin.post(`${PATH}/merge`, { page, base: base.text, ours });
    expect(merge.data).toMatchObject({ conflicts: [], problems: [], live: late.live });
    const again = { ...body, text: merge.data.text, expected: merge.data.live.hash };
    expect(await admin.post(`${PATH}/publish`, again)).toMatchObject({ data: { number: 2 } });
    expect(await shownPage(admin, page)).toMatchObject({
      title: '同事的标题',
      list: { pageSize: 20 },
    });
  });

  it('reports what both changed, with all versions', async () => {
    const page = 'system/config';
    const base = await liveOf(admin, page);
    const ours = JSON.stringify({ ...JSON.parse(base.text!), title: '我' });
    await publishChange(admin, page, (document) => (document.title = '你'));
    const { data } = await admin.post(`${PATH}/merge`, { page, base: base.text, ours });
    expect(data.conflicts).toEqual([
      {
        kind: 'value',
        at: '/title',
        text: '双方都修改了“标题”',
        base: '同事的标题',
        ours: '我',
        theirs: '你',
      },
    ]);
  });

  it('that is equal to what is live, without a reason, or not sound is refused', async () => {
    const page = 'system/notice';
    const same = await publishChange(admin, page, () => undefined);
    expect(same).toEqual({ code: 500, msg: '与当前版本相同，无需发布' });
    const blank = await publishChange(admin, page, (one) => (one.title = 'x'), { reason: ' ' });
    expect(blank).toEqual({ code: 500, msg: '发布说明不能为空', field: 'reason' });
    const broken = await publishChange(admin, page, (one) => one.list!.columns!.push('nothing'));
    expect(broken).toMatchObject({ code: 500, problems: [{ kind: 'unknown-field' }] });
    expect(await liveOf(admin, page)).toMatchObject({ number: null });
  });

  it('brings its menu entry and buttons', async () => {
    const document = {
      version: 2,
      id: 'made/page',
      title: '新做的页面',
      access: 'made:page:list',
      permissions: { 'made:page:list': '查看新页面' },
      menu: { parent: 'made', parentTitle: '新做的' },
      body,
    };
    const text = JSON.stringify(document);
    const input = { page: document.id, text, expected: null, reason: '新页面' };
    const { data: checked } = await admin.post(`${PATH}/check`, { page: document.id, text });
    expect(checked).toMatchObject({ problems: [], refusals: [], live: { hash: null } });
    expect(checked.changes).toMatchObject([{ kind: 'added', text: '新建页面“新做的页面”' }]);
    expect(await admin.post(`${PATH}/publish`, input)).toMatchObject(ok);
    const { data } = await admin.get('/getRouters');
    const directory = data.find(({ path }: { path: string }) => path === '/made');
    expect(directory.children).toMatchObject([
      { component: 'made/page', meta: { title: '新做的页面' } },
    ]);
  });
});

it('a comparison says in words what differs', async () => {
  const page = 'system/role';
  await publishChange(admin, page, (document) => {
    document.title = '角色们';
    document.list!.pageSize = 30;
  });
  const { data } = await admin.get(`${PATH}/compare?page=${page}&from=file&to=1`);
  expect(data.changes.map(({ text }: { text: string }) => text)).toEqual([
    '页面的标题由“角色管理”改为“角色们”',
    '页面的每页条数设为30',
  ]);
  const none = await admin.get(`${PATH}/compare?page=${page}&from=live&to=1`);
  expect(none.data.changes).toEqual([]);
  expect(await admin.get(`${PATH}/compare?page=${page}&from=7&to=live`)).toMatchObject({
    code: 500,
    msg: '该版本不存在或已被清理',
  });
});

it.skipIf(testDialect === 'sqlite')(
  'every server of a database gives what one has published',
  async () => {
    const other = await start({ config: readConfig(server.env), root: projectRoot });
    const there = await createClient(other.url).signIn('admin', adminPassword);
    const page = 'system/user';
    await publishChange(admin, page, (document) => (document.title = '人们'));
    expect((await shownPage(there, page))?.title).toBe('人们');
    await publishChange(there, page, (document) => (document.title = '大家'));
    expect((await shownPage(admin, page))?.title).toBe('大家');
    await other.close();
  },
);
