/** Making pages in the designer as people do: parts are added, chosen and moved. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../src/designer/document/page.ts';
import { projectRoot } from './app.ts';
import { designed, part, view } from './designer.ts';
import { drop, pick } from './list.ts';
import { expect } from './test.ts';

/** The text of a file of this project. */
export const committed = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

type Admin = (method: string, path: string, body: object) => Promise<{ code?: number }>;

/** Puts a page into a draft of the server, which the designer opens by itself. */
export async function keepDraft(admin: Admin, document: JsonObject): Promise<void> {
  const body = { page: document.id, text: JSON.stringify(document), base: null };
  expect(await admin('POST', '/tool/build/draft', body)).toMatchObject({ code: 200 });
}

/** Begins an empty page on the start page of the designer. */
export async function begin(page: Page, id: string, title: string): Promise<void> {
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('页面编号').fill(id);
  await dialog.getByLabel('页面标题').fill(title);
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(designed(page)).toBeVisible();
}

/** Chooses a part in the outline. */
export async function choose(page: Page, pointer: string): Promise<void> {
  await view(page, '大纲');
  await part(page, pointer).click();
  await expect(part(page, pointer)).toHaveAttribute('aria-selected', 'true');
}

/** Adds a member of the page, under a name where there may be several. */
export async function add(page: Page, what: string, name?: string): Promise<void> {
  await view(page, '组件');
  await page.getByRole('button', { name: `新增${what}`, exact: true }).click();
  if (name === undefined) return;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '名称' }).fill(name);
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Adds a block, a step or a control where the chosen part takes it. */
export async function addPart(page: Page, what: string): Promise<void> {
  await view(page, '组件');
  await page
    .getByRole('region', { name: /^(区块|步骤|字段控件) · / })
    .getByRole('button', { name: what, exact: true })
    .click();
}

/** Puts fields of the model behind what is chosen, or into one of its lists. */
export async function addFields(
  page: Page,
  labels: readonly string[],
  list?: string,
): Promise<void> {
  await view(page, '组件');
  if (list !== undefined) {
    await page.getByRole('combobox', { name: '放到' }).press('ArrowDown');
    await pick(page.getByTitle(list, { exact: true }));
  }
  const fields = page.getByRole('region', { name: /字段$/ });
  for (const label of labels)
    await fields.getByRole('button', { name: label, exact: true }).click();
}

/** Drags a part of the outline before another one. */
export async function moveUp(page: Page, pointer: string, before: string): Promise<void> {
  await view(page, '大纲');
  const from = (await part(page, pointer).locator('.pl-outline-label').boundingBox())!;
  const to = (await part(page, before).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.1, { steps: 12 });
  await expect(page.locator('.pl-drop-line[data-refused="false"]')).toBeVisible();
  await drop(page);
}
