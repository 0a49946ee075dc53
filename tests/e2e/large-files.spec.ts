/**
 * Files of more than 10 MB in forms, by the annexes of docs/examples/agreement: sent in chunks,
 * over lost connections and reloads, given up, and tried again.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { drawerOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('agreement') });

/** Three chunks. */
const size = 12 * 1024 * 1024;
const chunkAddress = /\/common\/upload\/chunked\/[0-9a-f]+\/(\d+)\?/;

let folder: string;
let large: string;
// Not among the results of tests: what stands there looks like a failure.
test.beforeEach(async ({ open }) => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pageloom-large-'));
  large = path.join(folder, '扫描件.pdf');
  await writeFile(large, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]));
  await open('/demo/agreement');
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Opens the form of a new agreement with one annex. */
async function openAnnex(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await form.getByLabel('标题', { exact: true }).fill('大文件');
  await form.getByRole('button', { name: /新增|添加/ }).click();
  const row = form.locator('[data-row="0"]');
  await row.locator('[data-column="subject"] input').fill('附页');
  return row;
}
const choose = (row: Locator): Promise<void> =>
  row.locator('[data-column="scan"] input[type=file]').setInputFiles(large);
const link = (row: Locator): Locator => row.getByRole('link', { name: '扫描件.pdf' });

/** Numbers of the chunks that are sent from now on. */
function chunksSent(page: Page): number[] {
  const sent: number[] = [];
  page.on('request', (request) => {
    const number = numberOf(request);
    if (number !== undefined) sent.push(number);
  });
  return sent;
}
function numberOf(request: Request): number | undefined {
  const [, number] = chunkAddress.exec(request.url()) ?? [];
  return request.method() === 'PUT' && number !== undefined ? Number(number) : undefined;
}
const chunkPasses = (page: Page, expected: number) =>
  page.waitForResponse((answer) => numberOf(answer.request()) === expected && answer.ok());

/**
 * Runs in the page: one chunk never leaves it. A request that a route holds or refuses may pass
 * when the page goes, this one cannot.
 */
function losesChunk(number: number): void {
  const { send } = XMLHttpRequest.prototype;
  const open: (method: string, url: string | URL, ...rest: unknown[]) => void =
    XMLHttpRequest.prototype.open;
  const lost = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    if (method.toUpperCase() === 'PUT' && new RegExp(`/${number}\\?`).test(String(url)))
      lost.add(this);
    open.call(this, method, url, ...rest);
  };
  XMLHttpRequest.prototype.send = function (body) {
    if (lost.has(this)) setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
    else send.call(this, body);
  };
}

test('a large file is sent in chunks and stored with the record', async ({ page }) => {
  const row = await openAnnex(page);
  const sent = chunksSent(page);
  await choose(row);
  await expect(link(row)).toBeVisible();
  expect(sent.sort()).toEqual([1, 2, 3]);
  const download = page.waitForEvent('download');
  await link(row).click();
  expect((await download).suggestedFilename()).toBe('扫描件.pdf');
  const form = drawerOf(page);
  await form.getByRole('button', { name: /保\s*存/ }).press('Enter');
  await expect(form).toBeHidden();
});

test('an upload waits while there is no network, and goes on', async ({ page, complaints }) => {
  const row = await openAnnex(page);
  let isOpen = false;
  const offline = chunkPasses(page, 1).then(() => page.context().setOffline(true));
  await page.route(chunkAddress, async (route) => {
    if (isOpen || numberOf(route.request()) === 1) return route.continue();
    await offline;
    return route.abort('internetdisconnected');
  });
  await choose(row);
  await expect(row.getByText('等待网络恢复后继续')).toBeVisible();
  isOpen = true;
  await page.context().setOffline(false);
  await expect(link(row)).toBeVisible();
  complaints.forget();
});

test('after a reload the same file goes on where it was', async ({ page, app, complaints }) => {
  const row = await openAnnex(page);
  await page.evaluate(losesChunk, 3);
  const both = Promise.all([chunkPasses(page, 1), chunkPasses(page, 2)]);
  await choose(row);
  await both;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await page.goto(`${app}/#/demo/agreement`);
  const again = await openAnnex(page);
  const sent = chunksSent(page);
  await choose(again);
  await expect(link(again)).toBeVisible();
  expect(sent).toEqual([3]);
  complaints.forget();
});

test('an upload that is cancelled leaves nothing on the server', async ({ page, complaints }) => {
  const row = await openAnnex(page);
  await page.route(chunkAddress, (route) =>
    numberOf(route.request()) === 2 ? undefined : route.continue(),
  );
  const first = chunkPasses(page, 1);
  await choose(row);
  await first;
  const given = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await row.getByRole('button', { name: '取消上传 扫描件.pdf' }).click();
  expect(await (await given).json()).toMatchObject({ code: 200 });
  await expect(row.locator('[data-column="scan"] li')).toHaveCount(0);
  complaints.forget();
});

test('what the server refuses is said, and tried again from where it was', async ({ page }) => {
  const row = await openAnnex(page);
  let isFull = true;
  await page.route(chunkAddress, (route) =>
    isFull && numberOf(route.request()) === 2
      ? route.fulfill({ json: { code: 500, msg: '文件存储暂时不可用，请稍后再试' } })
      : route.continue(),
  );
  const others = Promise.all([chunkPasses(page, 1), chunkPasses(page, 3)]);
  await choose(row);
  await expect(page.getByText('文件存储暂时不可用，请稍后再试')).toBeVisible();
  await expect(row.getByText('上传失败')).toBeVisible();
  await others;
  isFull = false;
  const sent = chunksSent(page);
  await row.getByRole('button', { name: '重新上传 扫描件.pdf' }).click();
  await expect(link(row)).toBeVisible();
  expect(sent).toEqual([2]);
});
