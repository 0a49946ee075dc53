/** Several parts are chosen together, in the outline and in the canvas, and changed in one step. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { canvasOf, openedPage, pageFile, part } from './support/designer.ts';
import { drop } from './support/list.ts';
import { expect, test } from './support/test.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: '属性面板' });
const barOf = (page: Page) => page.getByRole('toolbar', { name: '页面设计' });
const column = (page: Page, index: number) => part(page, `/list/columns/${index}`);
const columnsOf = async (page: Page) => JSON.parse(await pageFile(page)).list.columns;

/** How many parts are chosen, in the outline and by the panel. */
async function expectChosen(page: Page, count: number) {
  const tree = page.getByRole('tree', { name: '页面大纲' });
  await expect(tree.locator('[aria-selected="true"]')).toHaveCount(count);
  await expect(panelOf(page).getByText(`已选 ${count} 项`)).toHaveCount(count > 1 ? 1 : 0);
}

test('clicks and keys choose several parts', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await column(page, 0).click();
  await column(page, 2).click({ modifiers: ['Control'] });
  await expectChosen(page, 2);
  await expect(page.locator('.pl-design-marker')).toHaveCount(2);
  await column(page, 2).click({ modifiers: ['Control'] });
  await expectChosen(page, 1);
  await column(page, 3).click({ modifiers: ['Shift'] });
  await expectChosen(page, 4);
  await page.keyboard.press('Shift+ArrowUp');
  await expectChosen(page, 3);
  await expect(column(page, 2)).toBeFocused();
  await page.keyboard.press('Control+a');
  await expectChosen(page, 6);
  expect(await violations(page, '.pl-design', 'all')).toEqual([]);
  await page.keyboard.press('Escape');
  await expectChosen(page, 1);
});

test('what is chosen is moved, doubled, removed and taken back in one step', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  const before = await pageFile(page);
  await column(page, 0).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expectChosen(page, 2);
  await expect(column(page, 2)).toBeFocused();
  expect((await columnsOf(page)).slice(0, 3)).toEqual(['postName', 'postId', 'postCode']);
  await column(page, 2).focus();
  await page.keyboard.press('Control+d');
  await expectChosen(page, 2);
  expect((await columnsOf(page)).slice(1, 5)).toEqual(['postId', 'postCode', 'postId', 'postCode']);
  await column(page, 4).focus();
  await page.keyboard.press('Delete');
  await expectChosen(page, 1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(barOf(page).getByText('没有修改')).toBeVisible();
  expect(await pageFile(page)).toBe(before);
});

test('the canvas chooses several, and its keys work on them', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/build?page=system/post');
  const head = (name: string) => canvasOf(page).getByRole('columnheader', { name });
  await head('岗位编码').click();
  await head('岗位名称').click({ modifiers: ['Control'] });
  await expectChosen(page, 2);
  await head('显示顺序').click({ modifiers: ['Shift'] });
  await expectChosen(page, 2);
  await page.keyboard.press('Control+x');
  expect(await columnsOf(page)).toHaveLength(4);
  await open('/tool/build?page=system/notice');
  await expect(openedPage(page, 'system/notice')).toBeVisible();
  await column(page, 0).click();
  await page.keyboard.press('Control+v');
  await expectChosen(page, 2);
  expect((await columnsOf(page)).slice(1, 3)).toEqual([
    'postName',
    { field: 'postSort', sortable: true },
  ]);
});

test('what several share is edited in all of them at once', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  const before = await pageFile(page);
  await column(page, 1).click();
  await column(page, 2).click({ modifiers: ['Control'] });
  const title = panelOf(page).getByRole('textbox', { name: '标题', exact: true });
  await title.fill('两列');
  await title.press('Tab');
  await expect(canvasOf(page).getByRole('columnheader', { name: '两列' })).toHaveCount(2);
  await expectChosen(page, 2);
  await column(page, 3).click({ modifiers: ['Control'] });
  await expect(title).toHaveAttribute('placeholder', '不同的值');
  expect(await violations(page, '.pl-design-right', 'all')).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(barOf(page).getByText('没有修改')).toBeVisible();
  expect(await pageFile(page)).toBe(before);
  await column(page, 0).click();
  await part(page, '/list/query/0').click({ modifiers: ['Control'] });
  await expect(panelOf(page).getByText('所选项种类不同，没有可以一起修改的属性')).toBeVisible();
});

test('neighbours are put into a container, others are refused with the reason', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  const field = (index: number) => part(page, `/forms/edit/fields/${index}`);
  const menu = page.getByRole('menu').last();
  await field(0).click();
  await field(2).click({ modifiers: ['Control'] });
  await panelOf(page).getByRole('button', { name: '放入容器' }).click();
  await expect(menu.getByText('所选项没有紧挨在一起，不能一起放入容器')).toBeVisible();
  await page.keyboard.press('Escape');
  await field(1).click({ modifiers: ['Control'] });
  await panelOf(page).getByRole('button', { name: '放入容器' }).click();
  await menu.getByRole('menuitem', { name: '分组' }).click();
  await expect(part(page, '/forms/edit/fields/0/fields/2')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(barOf(page).getByText('没有修改')).toBeVisible();
  await field(0).click();
  await column(page, 0).click({ modifiers: ['Control'] });
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('所选项不在同一列表中，不能一起移动')).toBeVisible();
});

test('all of them are dragged by one', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await column(page, 0).click();
  await column(page, 2).click({ modifiers: ['Control'] });
  const from = (await column(page, 0).locator('.pl-outline-label').boundingBox())!;
  const to = (await column(page, 4).boundingBox())!;
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.9, { steps: 12 });
  await expect(page.locator('.pl-drag-shown')).toHaveText('2 项');
  await drop(page);
  expect((await columnsOf(page)).slice(3, 5)).toEqual(['postId', 'postName']);
  await expectChosen(page, 2);
  await page.keyboard.press('Control+z');
  await expect(barOf(page).getByText('没有修改')).toBeVisible();
});
