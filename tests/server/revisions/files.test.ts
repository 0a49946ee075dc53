/** Files of pages that are published: merged, ended by, outlived and written by revisions. */
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { ok, projectRoot, startedAdmin, startedServer } from '../support/index.ts';
import { body, liveOf, PATH, projectCopy, publishChange, shownPage } from './support.ts';

const project = projectCopy();
const server = startedServer({ root: project.root });
const admin = startedAdmin(server);
afterAll(() => project.remove());

/** Has the server read its files again: something is published. */
let serial = 0;
async function readFiles(): Promise<void> {
  const page = `read/again${++serial}`;
  const text = JSON.stringify({ version: 2, id: page, title: '再读', body });
  const input = { page, text, expected: null, reason: '再读' };
  expect(await admin.post(`${PATH}/publish`, input)).toMatchObject(ok);
  expect((await shownPage(admin, page))?.title).toBe('再读');
}

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
