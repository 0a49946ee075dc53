/**
 * Widgets that pick: the example of docs/examples/duty, run in a copy of the project. Records in a
 * list over a dialog, nodes level by level, choices between two columns.
 */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot, startApp, type App } from './support/app.ts';
import { violations } from './support/axe.ts';
import { stopClock } from './support/clock.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { drawerOf, pick, rowOf, store } from './support/list.ts';
import { api, enter, expect, signIn, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const example = (name: string): string =>
  readFileSync(path.join(projectRoot, 'docs/examples/duty', name), 'utf8');

let copy: Copy;
let app: App;

test.beforeAll(async () => {
  copy = copyProject();
  copy.write({
    'schemas/models/duty.json': example('model.json'),
    'schemas/models/dutyArea.json': example('area.model.json'),
    'schemas/pages/demo/duty.json': example('page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  app = await startApp({ root: copy.root });
  for (let number = 1; number <= 12; number++)
    await store(app.url, '/system/post', {
      postCode: `duty${number}`,
      postName: `值班岗${String(number).padStart(2, '0')}`,
      postSort: number,
      status: '0',
    });
  await store(app.url, '/demo/dutyArea', { areaName: '北区', parentId: 0 });
  const [north] = (await api(app.url, await signIn(app.url), 'GET', '/demo/dutyArea/list'))
    .data as { areaId: number }[];
  await store(app.url, '/demo/dutyArea', { areaName: '一号楼', parentId: north!.areaId });
});
test.afterAll(async () => {
  await app.stop();
  copy.remove();
});
test.beforeEach(async ({ context, page }) => {
  await enter(context, app.url);
  await page.goto(`${app.url}/#/demo/duty`);
});

const field = (form: Locator, name: string): Locator => form.locator(`[data-field="${name}"]`);
const save = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: /保\s*存|确\s*定/ }).click();

async function openForm(page: Page, subject: string): Promise<Locator> {
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = page.getByRole('dialog', { name: '添加值班' });
  await form.getByLabel('事项').fill(subject);
  return form;
}

/** Opens the list in which the records of a field are picked. */
async function openList(page: Page, form: Locator, name: string): Promise<Locator> {
  await field(form, name).getByRole('button', { name: '从列表中选择' }).press('Enter');
  const list = page.getByRole('dialog', { name: '选择记录' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  return list;
}

test('one record is picked in a list, and several over pages and searches', async ({ page }) => {
  const form = await openForm(page, '夜班');
  const one = await openList(page, form, 'leaderId');
  await one.getByRole('textbox', { name: '岗位名称' }).fill('值班岗03');
  await one.getByRole('button', { name: /查\s*询|搜\s*索/ }).click();
  await expect(rowOf(page, '值班岗04').locator('visible=true')).toHaveCount(0);
  await one.getByRole('row').filter({ hasText: '值班岗03' }).click();
  await one.getByRole('button', { name: /^确定/ }).press('Enter');
  await expect(one).toBeHidden();
  await expect(field(form, 'leaderId')).toContainText('值班岗03');

  const several = await openList(page, form, 'postIds');
  await several.getByRole('row').filter({ hasText: '值班岗01' }).click();
  await several.getByRole('listitem', { name: /^2$/ }).first().click();
  await several.getByRole('row').filter({ hasText: '值班岗06' }).click();
  await several.getByRole('textbox', { name: '岗位名称' }).fill('值班岗12');
  await several.getByRole('button', { name: /查\s*询|搜\s*索/ }).click();
  await several.getByRole('row').filter({ hasText: '值班岗12' }).click();
  await expect(several.getByText('已选择 3 项').first()).toBeVisible();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await several.getByRole('button', { name: '取消选择 值班岗06' }).press('Enter');
  await several.getByRole('button', { name: /^确定（2）/ }).press('Enter');
  await expect(field(form, 'postIds')).toContainText('值班岗01');
  await expect(field(form, 'postIds')).toContainText('值班岗12');
  await expect(field(form, 'postIds')).not.toContainText('值班岗06');
  await save(form);
  await expect(rowOf(page, '夜班')).toContainText('值班岗03');

  await rowOf(page, '夜班').getByRole('button', { name: '查看' }).click();
  await expect(field(drawerOf(page), 'postIds')).toContainText('值班岗01');
});

test('what was picked is there when the list is opened again, and a removed record says so', async ({
  page,
}) => {
  const token = await signIn(app.url);
  const posts = (await api(app.url, token, 'GET', '/system/post/list?pageSize=50')).rows as {
    postId: number;
    postName: string;
  }[];
  const id = (name: string) => posts.find(({ postName }) => postName === name)!.postId;
  await store(app.url, '/demo/duty', {
    subject: '早班',
    leaderId: id('值班岗02'),
    postIds: [id('值班岗10'), id('值班岗11')],
  });
  await api(app.url, token, 'DELETE', `/system/post/${id('值班岗11')}`);
  await page.reload();
  await rowOf(page, '早班').getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog', { name: '修改值班' });
  await expect(field(form, 'postIds')).toContainText('值班岗10');
  await expect(field(form, 'postIds')).toContainText(`已删除（${id('值班岗11')}）`);
  const list = await openList(page, form, 'postIds');
  await list.getByRole('textbox', { name: '岗位名称' }).fill('值班岗10');
  await list.getByRole('button', { name: /查\s*询|搜\s*索/ }).click();
  await expect(
    list.getByRole('row').filter({ hasText: '值班岗10' }).getByRole('checkbox'),
  ).toBeChecked();
  await list.getByRole('button', { name: `取消选择 已删除（${id('值班岗11')}）` }).press('Enter');
  await list.getByRole('button', { name: /^确定（1）/ }).press('Enter');
  await save(form);
  await expect(form).toBeHidden();
});

test('nodes are chosen level by level, and choices moved between two columns', async ({ page }) => {
  const form = await openForm(page, '巡查');
  const one = await openList(page, form, 'leaderId');
  await one.getByRole('row').filter({ hasText: '值班岗01' }).click();
  await one.getByRole('button', { name: /^确定/ }).press('Enter');
  await field(form, 'areaId').getByRole('combobox').press('ArrowDown');
  await pick(page.getByRole('menuitemcheckbox', { name: '北区' }));
  await pick(page.getByRole('menuitemcheckbox', { name: '一号楼' }));
  await expect(field(form, 'areaId')).toContainText('北区 / 一号楼');
  await field(form, 'place').getByRole('combobox').fill('西楼');
  await pick(page.getByRole('menuitemcheckbox', { name: '总部 / 西楼' }));
  await expect(field(form, 'place')).toContainText('总部 / 西楼');
  const items = field(form, 'items');
  await items.getByRole('checkbox', { name: '手电' }).press('Space');
  await items.getByRole('button', { name: '移到已选' }).press('Enter');
  await expect(items.locator('.ant-transfer-list').nth(1)).toContainText('手电');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await save(form);
  await expect(rowOf(page, '巡查')).toContainText('总部 / 西楼');
  await expect(rowOf(page, '巡查')).toContainText('北区 / 一号楼');
});

test('a name that is typed while the paper opens is on it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.reload();
  const form = await openForm(page, '签字');
  const sign = field(form, 'signature').getByRole('button', { name: '签名' });
  await expect(sign).toBeVisible();
  await stopClock(page);
  await sign.press('Enter');
  const dialog = page.getByRole('dialog', { name: '手写签名' });
  await dialog.getByRole('textbox').fill('张三');
  await page.clock.runFor(2_000);
  await expect(dialog).not.toHaveClass(/ant-zoom/);
  // The paper is white once it has its size; the name is on it.
  const drawn = () =>
    dialog.getByRole('img', { name: '签名区域' }).evaluate((paper: HTMLCanvasElement) => {
      const { data } = paper.getContext('2d')!.getImageData(0, 0, paper.width, paper.height);
      const red = data.filter((_, at) => at % 4 === 0);
      return {
        isWhite: data[0] === 255,
        isWritten: red.filter((value) => value < 128).length > 99,
      };
    });
  await expect.poll(drawn).toEqual({ isWhite: true, isWritten: true });
});

test('a signature is drawn, taken back, stored with the record', async ({ page }) => {
  const form = await openForm(page, '交接');
  const one = await openList(page, form, 'leaderId');
  await one.getByRole('row').filter({ hasText: '值班岗01' }).click();
  await one.getByRole('button', { name: /^确定/ }).press('Enter');
  await form.getByLabel('身份证号', { exact: true }).fill('110105194912310021');
  await form.getByLabel('事项').click();
  await expect(field(form, 'idCard')).toContainText('身份证号不是有效的身份证号码');
  await form.getByLabel('身份证号', { exact: true }).fill('11010519491231002X');

  await field(form, 'signature').getByRole('button', { name: '签名' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '手写签名' });
  const paper = dialog.getByRole('img', { name: '签名区域' });
  const ok = dialog.getByRole('button', { name: /确\s*定/ });
  await expect(ok).toBeDisabled();
  const stroke = async (from: number) => {
    const { x, y } = (await paper.boundingBox())!;
    await page.mouse.move(x + from, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + from + 60, y + 120, { steps: 5 });
    await page.mouse.up();
  };
  await expect(async () => {
    await stroke(40);
    await expect(ok).toBeEnabled({ timeout: 500 });
  }).toPass();
  await dialog.getByRole('button', { name: '清空' }).press('Enter');
  await expect(ok).toBeDisabled();
  await stroke(40);
  await stroke(160);
  await dialog.getByRole('button', { name: '撤销一笔' }).press('Enter');
  await expect(ok).toBeEnabled();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await ok.press('Enter');
  await expect(field(form, 'signature').getByRole('img', { name: '签名图片' })).toBeVisible();
  await save(form);
  const row = rowOf(page, '交接');
  await expect(row).toContainText('1101**********002X');
  // The subject is Chinese, which CODE128 cannot write: it is read instead.
  await expect(row.getByRole('img', { name: '条形码 交接' })).toHaveCount(0);
});
