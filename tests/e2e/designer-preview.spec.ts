/** The preview of the designer: the page runs as people get it, and stores nothing. */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { stopClock } from './support/clock.ts';
import { part } from './support/designer.ts';
import { pick } from './support/list.ts';
import { makePerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const preview = (page: Page): Locator => page.getByRole('region', { name: '预览', exact: true });

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: '预览', exact: true }).click();
  await expect(preview(page)).toBeVisible();
}

/** Chooses one of a few in the bar of the preview. */
const choose = (page: Page, name: string) =>
  preview(page).locator('.ant-segmented-item', { hasText: name }).click();

/** Looks at the page as a role. */
async function lookAs(page: Page, role: string): Promise<void> {
  await preview(page).getByRole('combobox', { name: '查看者' }).fill(role);
  await pick(page.locator('.ant-select-item-option', { hasText: role }));
}

test('a page runs in the preview, stores nothing, and Escape leaves it', async ({ page, open }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) writes.push(request.url());
  });
  await open('/tool/build?page=system/post');
  writes.length = 0;
  await start(page);
  const row = preview(page).getByRole('row', { name: /普通员工/ });
  await row.getByText('删除').click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter');
  await expect(page.getByText('预览中不保存数据')).toBeVisible();
  await preview(page).getByRole('button', { name: '新增' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: '岗位编码' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(page.getByRole('region', { name: '页面画布' })).toBeVisible();
  expect(writes).toEqual([]);
});

test('a page is seen as a role sees it', async ({ page, open, server }) => {
  await makePerson(server.dataDir, 'clerk', ['system:post:list', 'system:post:edit']);
  await open('/tool/build?page=system/post');
  await start(page);
  await expect(preview(page).getByRole('button', { name: '新增' })).toBeVisible();
  await lookAs(page, 'clerk');
  await expect(page.getByText('数据仍由当前账号读取')).toBeVisible();
  await expect(preview(page).getByRole('row', { name: /普通员工/ })).toBeVisible();
  await expect(preview(page).getByRole('button', { name: '新增' })).toBeHidden();
  await expect(preview(page).getByRole('button', { name: '修改' }).first()).toBeVisible();
});

test('somebody who may not see roles previews as themselves', async ({ page, open, server }) => {
  const designer = await makePerson(server.dataDir, 'draughts', [
    'tool:build:list',
    'system:post:list',
  ]);
  await open('/tool/build?page=system/post', designer);
  await start(page);
  await expect(preview(page).getByRole('row', { name: /普通员工/ })).toBeVisible();
  await expect(preview(page).getByRole('combobox', { name: '查看者' })).toHaveCount(0);
});

test('a page is seen without data, with failures and with late answers', async ({ page, open }) => {
  await page.clock.install();
  await open('/tool/build?page=system/post');
  await start(page);
  const row = preview(page).getByRole('row', { name: /普通员工/ });
  await expect(row).toBeVisible();
  await choose(page, '无数据');
  await expect(
    preview(page).locator('div').getByText('暂无数据', { exact: true }).last(),
  ).toBeVisible();
  await choose(page, '读取失败');
  await expect(preview(page).getByText('预览中模拟的读取失败').first()).toBeVisible();
  await stopClock(page);
  await choose(page, '响应缓慢');
  await expect(preview(page).getByText('预览中模拟的读取失败')).toHaveCount(0);
  await expect(row).toBeHidden();
  await page.clock.resume();
  await expect(row).toBeVisible();
});

test('a page is seen at each width, light and dark', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await start(page);
  const paper = preview(page).locator('.pl-design-paper');
  const ground = () =>
    paper.locator(':scope > *').evaluate((one) => getComputedStyle(one).backgroundColor);
  const light = await ground();
  await choose(page, '深色');
  await expect.poll(ground).not.toBe(light);
  await expect(preview(page).getByRole('row', { name: /普通员工/ })).toBeVisible();
  expect(await violations(page, '.pl-design', 'all')).toEqual([]);
  await choose(page, '浅色');
  await expect.poll(ground).toBe(light);
  const widths: number[] = [];
  for (const width of ['手机屏', '平板', '桌面']) {
    await page.getByRole('toolbar', { name: '页面设计' }).getByRole('img', { name: width }).click();
    widths.push((await paper.boundingBox())!.width);
  }
  expect(widths).toEqual([390, 768, expect.any(Number)]);
  expect(widths[2]).toBeGreaterThan(768);
});

test('on the screen of a phone a page is what a phone shows', async ({ page, open }) => {
  await open('/tool/build?page=system/user');
  const toolbar = page.getByRole('toolbar', { name: '页面设计' });
  const seen = async (region: Locator) => {
    const tree = region.getByRole('tree');
    const top = async (one: Locator) => (await one.boundingBox())!.y;
    await toolbar.getByRole('img', { name: '手机屏' }).click();
    // The tree is folded above the list, and one box of the search is enough to begin with.
    const fold = region.getByRole('button', { name: '展开组织机构' });
    await expect(fold).toBeVisible();
    await expect(tree).toBeHidden();
    await expect(region.getByLabel('手机号码')).toHaveCount(0);
    expect(await top(region.getByRole('button', { name: '查询' }))).toBeGreaterThan(
      await top(fold),
    );
    await toolbar.getByRole('img', { name: '平板' }).click();
    await expect(tree).toBeVisible();
    await expect(region.getByLabel('手机号码')).toBeVisible();
  };
  await expect(page.getByRole('region', { name: '页面画布' }).getByRole('tree')).toBeVisible();
  await seen(page.getByRole('region', { name: '页面画布' }));
  await start(page);
  await expect(preview(page).getByRole('tree')).toBeVisible();
  await seen(preview(page));
});

test('the preview says why a part is as it is', async ({ page, open, server }) => {
  await makePerson(server.dataDir, 'looker', ['system:post:list']);
  await open('/tool/build?page=system/post');
  await part(page, '/forms/edit/fields/0').click();
  await page.getByRole('button', { name: '为什么？' }).click();
  const why = page.getByRole('complementary', { name: '为什么？' });
  await expect(why.getByRole('heading', { name: '岗位名称' })).toBeVisible();
  await expect(why.getByRole('status')).toContainText('显示');
  await expect(why.getByRole('status')).toContainText('必填');
  await expect(preview(page).getByRole('row', { name: /普通员工/ })).toBeVisible();
  await page.mouse.move(0, 0);
  expect(await violations(page, '.pl-design', 'all')).toEqual([]);

  await lookAs(page, 'looker');
  await expect(why.getByRole('status')).toContainText('不显示');
  const reasons = why.getByRole('list', { name: '原因' });
  await expect(reasons).toContainText('需要权限 system:post:list，查看者具有');
  await expect(reasons).toContainText('没有什么会打开或用到它');

  await why.getByRole('button', { name: '在页面中点选' }).click();
  await preview(page).getByRole('columnheader', { name: '岗位编码' }).click();
  await expect(part(page, '/list/columns/1')).toHaveAttribute('aria-selected', 'true');
  await expect(why.getByRole('heading', { name: '岗位编码' })).toBeVisible();
  await expect(why.getByRole('status')).toHaveText('显示');
});

test('why follows what is entered in an open form', async ({ page, open }) => {
  await open('/tool/build?page=system/menu');
  await part(page, '/forms/edit/fields/7').click();
  await page.getByRole('button', { name: '为什么？' }).click();
  const why = page.getByRole('complementary', { name: '为什么？' });
  await expect(why.getByRole('status')).toContainText('显示：视情况');
  await preview(page).getByRole('button', { name: '新增' }).first().click();
  await expect(why.getByRole('status')).toContainText('不显示');
  await expect(why).toContainText('"M"');
  await preview(page).getByRole('dialog').getByText('菜单', { exact: true }).first().click();
  await expect(why.getByRole('status')).toHaveText(/^显示/);
  await expect(why).toContainText('条件成立，因此显示');
});
