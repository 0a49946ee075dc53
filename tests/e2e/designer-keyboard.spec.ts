/** Parts are dragged by keys: picked up, carried from place to place, dropped or put back. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { canvasOf, pageFile, part, showsPosts, view } from './support/designer.ts';
import { expect, test } from './support/test.ts';

const carry = (page: Page) => page.locator('.pl-carry');
/** What is read to people who do not see it. */
const spoken = (page: Page) => page.locator('.pl-design-room ~ .visually-hidden[aria-live]');
const lines = (page: Page) => page.locator('.pl-drop-line[data-refused="false"]');
const file = async (page: Page) => JSON.parse(await pageFile(page));

test('a column is carried to another place, seen in outline and canvas, and taken back', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await showsPosts(page);
  const before = await pageFile(page);
  await part(page, '/list/columns/0').click();
  await page.keyboard.press('m');
  await expect(spoken(page)).toContainText('正在移动“岗位编号”');
  await expect(spoken(page)).toContainText('原来的位置');
  await page.keyboard.press('ArrowDown');
  await expect(spoken(page)).toHaveText('列表的列：“岗位名称”之前');
  await expect(lines(page)).toHaveCount(2);
  expect(await violations(page, '.pl-design-room', 'all')).toEqual([]);
  const place = canvasOf(page).getByRole('columnheader', { name: '岗位名称' });
  await expect(async () => {
    const head = (await place.boundingBox())!;
    const boxes = await Promise.all((await lines(page).all()).map((line) => line.boundingBox()));
    expect(boxes.some((box) => box!.width === 2 && Math.abs(box!.x - head.x) < 2)).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText('“岗位编号”已放下：列表的列：“岗位名称”之前');
  await expect(lines(page)).toHaveCount(0);
  await expect(part(page, '/list/columns/1')).toBeFocused();
  expect((await file(page)).list.columns.slice(0, 3)).toEqual(['postCode', 'postId', 'postName']);
  await page.keyboard.press('Control+z');
  expect(await pageFile(page)).toBe(before);
});

test('what refuses it is said in words, and Escape puts it back', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowLeft');
  await expect(carry(page)).toContainText('查询条件里不能放“岗位编号”');
  await expect(page.locator('.pl-drop-line[data-refused="true"]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-message').getByText('查询条件里不能放“岗位编号”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(carry(page)).toHaveCount(0);
  await expect(spoken(page)).toHaveText('“岗位编号”留在原处，没有修改');
  await expect(part(page, '/list/columns/0')).toBeFocused();
  await expect(page.getByText('没有修改', { exact: true })).toBeVisible();
});

test('an item of the palette is carried into the form that is drawn for it', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await view(page, '组件');
  const creator = page
    .getByRole('region', { name: '岗位字段' })
    .getByRole('button', { name: '创建者', exact: true });
  await creator.focus();
  await page.keyboard.press('m');
  await expect(carry(page)).toContainText('正在移动“创建者”');
  await expect(carry(page)).toContainText('：“备注”之后');
  await expect(canvasOf(page).getByText('表单 edit')).toBeVisible();
  for (const _step of [1, 2, 3, 4, 5]) await page.keyboard.press('ArrowUp');
  await expect(carry(page)).toContainText('：“岗位名称”之前');
  await expect(lines(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(carry(page)).toHaveCount(0);
  expect((await file(page)).forms.edit.fields.slice(0, 2)).toEqual(['createBy', 'postName']);
});

test('the button carries several, and a click elsewhere leaves them', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  await part(page, '/list/columns/2').click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: '移动', exact: true }).click();
  await expect(carry(page)).toContainText('正在移动“2 项”');
  await canvasOf(page)
    .locator('.pl-design-paper')
    .click({ position: { x: 2, y: 2 } });
  await expect(carry(page)).toHaveCount(0);
  await part(page, '/list/columns/0').click();
  await part(page, '/list/query/0').click({ modifiers: ['Control'] });
  await page.keyboard.press('m');
  await expect(page.getByText('所选项种类不同，没有可以一起放的位置')).toBeVisible();
});
