/** The designer under test: its parts, and the file that it hands on. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { nextTask } from './list.ts';

/** Where a page is chosen: the designer is there. */
export const designed = (page: Page): Locator => page.getByRole('combobox', { name: '选择页面' });

/** The id of the page that is open in the designer, when it is this one. */
export const openedPage = (page: Page, id: string): Locator =>
  page.locator('.pl-design-picker').getByTitle(id, { exact: true });

/** The page as it is drawn in the designer. */
export const canvasOf = (page: Page): Locator => page.getByRole('region', { name: '页面画布' });

/** Waits until the canvas shows the posts: its columns get their widths from the rows. */
export const showsPosts = (page: Page): Promise<void> =>
  expect(canvasOf(page).getByText('董事长').first()).toBeVisible();

/** A part in the outline by its place. */
export const part = (page: Page, pointer: string): Locator =>
  page.getByRole('tree', { name: '页面大纲' }).locator(`[data-at="${pointer}"]`);

/** A control of the panel by its label. */
export const panelField = (page: Page, label: string): Locator =>
  page
    .getByRole('complementary', { name: '属性面板' })
    .getByRole('textbox', { name: label, exact: true });

/** Gives the second column of a list another heading. */
export async function retitle(page: Page, label: string): Promise<void> {
  await part(page, '/list/columns/1').click();
  await panelField(page, '标题').fill(label);
  await panelField(page, '标题').blur();
}

/** Chooses in a box of the panel. */
export async function pick(page: Page, label: string, value: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: '属性面板' });
  const box = panel.getByRole('combobox', { name: label, exact: true });
  // Boxes of several values take text while they have the focus.
  await box.focus();
  await box.fill(value);
  await nextTask(page);
  await page.keyboard.press('Enter');
}

/** Opens a tab of the panel. */
export const tab = (page: Page, name: string): Promise<void> =>
  page.getByRole('complementary', { name: '属性面板' }).getByRole('tab', { name }).click();

/** The text of the file that is downloaded. */
export async function pageFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  // By a key: what the bar says of the draft may move its buttons away from under the pointer.
  await page.getByRole('toolbar').getByRole('button', { name: '下载文件' }).press('Enter');
  return readFileSync(await (await download).path(), 'utf8');
}

/** Does what stands under 更多 in the bar. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Shows the outline, the palette or the problems. */
export const view = (page: Page, name: string): Promise<void> =>
  page.locator('.pl-design-tabs .ant-segmented-item', { hasText: name }).click();
