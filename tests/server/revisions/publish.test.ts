/** Publishing pages over HTTP: from a text to what everybody gets, and back. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as start } from '../../../src/server/start.ts';
import {
  adminPassword,
  createClient,
  ok,
  projectRoot,
  startServer,
  testDialect,
  type Client,
  type TestServer,
} from '../support/index.ts';
import { liveOf, PATH, projectCopy, publishChange, shownPage } from './support.ts';

const project = projectCopy();
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer({ root: project.root });
  admin = await server.admin();
});
afterAll(async () => {
  await server.stop();
  project.remove();
});

/** Blocks of a page that has nothing else. */
const body = [{ type: 'text', text: '内容' }];

/** Has the server read its files again: something is published. */
let serial = 0;
async function readFiles(): Promise<void> {
  const page = `read/again${++serial}`;
  const text = JSON.stringify({ version: 2, id: page, title: '再读', body });
  const input = { page, text, expected: null, reason: '再读' };
  expect(await admin.post(`${PATH}/publish`, input)).toMatchObject(ok);
  expect((await shownPage(admin, page))?.title).toBe('再读');
}

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
    await shownPage(admin, document.id);
    const { data } = await admin.get('/getRouters');
    const directory = data.find(({ path }: { path: string }) => path === '/made');
    expect(directory.children).toMatchObject([
      { component: 'made/page', meta: { title: '新做的页面' } },
    ]);
  });
});

describe('a file under a revision', () => {
  it('that has changed is reported, and merged with the file of then as the base', async () => {
    const page = 'system/dict';
    await publishChange(admin, page, (document) => (document.title = '字典们'));
    const file = project.read(page);
    project.write(page, { ...file, list: { ...file.list, pageSize: 50 } });
    await readFiles();
    expect((await shownPage(admin, page))?.title).toBe('字典们');
    const live = await liveOf(admin, page);
    expect(live).toMatchObject({ number: 1, fileState: 'changed' });
    const { data } = await admin.post(`${PATH}/merge`, { page, ours: live.text, with: 'file' });
    expect(data.conflicts).toEqual([]);
    expect(JSON.parse(data.text)).toMatchObject({ title: '字典们', list: { pageSize: 50 } });
    const body = { page, text: data.text, expected: live.hash, reason: '并入文件' };
    expect(await admin.post(`${PATH}/publish`, body)).toMatchObject({ data: { number: 2 } });
    expect(await liveOf(admin, page)).toMatchObject({ number: 2, fileState: 'same' });
  });

  it('that has become equal ends the revision, and counts from then on', async () => {
    const page = 'system/menu';
    await publishChange(admin, page, (document) => (document.title = '菜单们'));
    project.write(page, { ...project.read(page), title: '菜单们' });
    await readFiles();
    expect(await liveOf(admin, page)).toMatchObject({ number: null });
    const { data } = await admin.get(`${PATH}/revision?page=${page}`);
    expect(data).toMatchObject([{ number: 1, state: 'equal' }]);
    project.write(page, { ...project.read(page), title: '后来的' });
    await readFiles();
    expect((await shownPage(admin, page))?.title).toBe('后来的');
  });

  it('that was deleted leaves the revision, which says so', async () => {
    const page = 'monitor/online';
    await publishChange(admin, page, (document) => (document.title = '谁在线'));
    project.removePage(page);
    await readFiles();
    expect((await shownPage(admin, page))?.title).toBe('谁在线');
    const live = await liveOf(admin, page);
    expect(live).toMatchObject({ number: 1, fileState: 'absent' });
    await admin.post(`${PATH}/withdraw`, { page, expected: live.hash, reason: '不要了' });
    expect(await shownPage(admin, page)).toBeUndefined();
  });
});

it('schemas:pull writes what is published into files, and leaves those that have changed', async () => {
  const changed = 'monitor/operlog';
  const pages = ['tool/swagger', changed, 'pulled/page'];
  await publishChange(admin, 'tool/swagger', (document) => (document.title = '接口'));
  await publishChange(admin, changed, (document) => (document.title = '日志'));
  const text = JSON.stringify({ title: '拉取', id: 'pulled/page', body, version: 2 });
  const input = { page: 'pulled/page', text, expected: null, reason: '新' };
  expect(await admin.post(`${PATH}/publish`, input)).toMatchObject(ok);
  project.write(changed, { ...project.read(changed), title: '操作' });
  const pull = () =>
    spawnSync(process.execPath, ['scripts/pull-schemas.mjs', '--root', project.root], {
      cwd: projectRoot,
      env: { ...process.env, ...server.env },
      encoding: 'utf8',
    });
  const { status, stdout, stderr } = pull();
  expect(stdout).toMatch(/^wrote schemas\/pages\/tool\/swagger\.json$/m);
  expect(stdout).toMatch(/^wrote schemas\/pages\/pulled\/page\.json$/m);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^schemas\/pages\/monitor\/operlog\.json has changed/m),
  ]);
  expect(project.read('tool/swagger').title).toBe('接口');
  expect(project.read(changed).title).toBe('操作');
  await readFiles();
  const live = await Promise.all(pages.map((page) => liveOf(admin, page)));
  expect(live.map(({ number }) => number)).toEqual([null, 1, null]);
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
    const other = await start({ config: readConfig(server.env), root: project.root });
    const there = await createClient(other.url).signIn('admin', adminPassword);
    const page = 'system/user';
    await publishChange(admin, page, (document) => (document.title = '人们'));
    expect((await shownPage(there, page))?.title).toBe('人们');
    await publishChange(there, page, (document) => (document.title = '大家'));
    expect((await shownPage(admin, page))?.title).toBe('大家');
    await other.close();
  },
);
