/** The designer under test: its parts, and the file that it hands on. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** Where a page is chosen: the designer is there. */
export const designed = (page: Page): Locator => page.getByRole('combobox', { name: '选择页面' });

/** A part in the outline by its place. */
export const part = (page: Page, pointer: string): Locator =>
  page.getByRole('tree', { name: '页面大纲' }).locator(`[data-at="${pointer}"]`);

/** A control of the panel by its label. */
export const panelField = (page: Page, label: string): Locator =>
  page
    .getByRole('complementary', { name: '属性面板' })
    .getByRole('textbox', { name: label, exact: true });

/** The text of the file that is downloaded. */
export async function pageFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载文件' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** Shows the outline, the palette or the problems. */
export const view = (page: Page, name: string): Promise<void> =>
  page.locator('.pl-design-tabs').getByText(name, { exact: true }).click();

/** Opens a tab of the panel. */
export const panelTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('complementary', { name: '属性面板' }).getByRole('tab', { name }).click();

const chooser = (page: Page, label: string): Locator =>
  page
    .getByRole('complementary', { name: '属性面板' })
    .getByRole('combobox', { name: label, exact: true });

/** Chooses a value in the panel. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await chooser(page, label).fill(value);
  await page.keyboard.press('Enter');
}

/** Chooses several values in the panel, in this order. */
export async function chooseSeveral(
  page: Page,
  label: string,
  values: readonly string[],
): Promise<void> {
  for (const value of values) await choose(page, label, value);
  await page.keyboard.press('Escape');
}

/** Clicks something in a group of the palette. */
export const pick = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('region', { name: group }).getByRole('button', { name, exact: true }).click();

/** Adds something that has a name. */
export async function add(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
}
