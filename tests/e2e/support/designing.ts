/** Making pages in the designer as people do: by clicks, drags and typing alone. */
import { expect, type Locator, type Page } from '@playwright/test';
import { designed, panelField, part, pick, tab, view } from './designer.ts';
import { drop } from './list.ts';

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
    await page.getByTitle(list, { exact: true }).click();
  }
  const fields = page.getByRole('region', { name: /字段$/ });
  for (const label of labels)
    await fields.getByRole('button', { name: label, exact: true }).click();
}

export const panel = (page: Page) => page.getByRole('complementary', { name: '属性面板' });

/** Chooses in a box of the properties of a part. */
export async function pickOf(
  page: Page,
  pointer: string,
  [label, value]: readonly [string, string],
): Promise<void> {
  await choose(page, pointer);
  await tab(page, '属性');
  await pick(page, label, value);
}

/** Types JSON into a field of the panel. */
export async function typeJson(page: Page, label: string, value: unknown): Promise<void> {
  await panelField(page, label).click();
  await page.keyboard.insertText(JSON.stringify(value));
  await panelField(page, label).blur();
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

/**
 * Sets members of a part in its panel, in whichever tab they stand: objects are typed as JSON, null
 * clears a choice.
 */
export async function set(
  page: Page,
  pointer: string,
  members: Readonly<Record<string, unknown>>,
): Promise<void> {
  await choose(page, pointer);
  for (const [label, value] of Object.entries(members)) {
    const control = await controlOf(page, label);
    if (value === null) {
      await control.hover();
      await control.locator('.ant-select-clear').click();
    } else if (typeof value === 'object') {
      await control.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(JSON.stringify(value));
      await control.blur();
    } else if (await control.and(page.locator('.ant-select')).count()) {
      await pick(page, label, String(value));
    } else {
      await control.fill(String(value));
      await control.blur();
    }
  }
}

/** The control of a member in the tab that has it, which is open then. */
async function controlOf(page: Page, label: string): Promise<Locator> {
  const named = { name: label, exact: true };
  const control = panel(page)
    .locator('.ant-select')
    .filter({ has: page.getByRole('combobox', named) })
    .or(panel(page).getByRole('spinbutton', named))
    .or(panel(page).getByRole('textbox', named));
  if ((await control.count()) > 0) return control;
  await expect(async () => {
    for (const one of await panel(page).getByRole('tab').all()) {
      await one.click();
      const found = control.waitFor({ timeout: 300 }).then(() => true);
      if (await found.catch(() => false)) return;
    }
    throw new Error(`no tab has the member ${label}`);
  }).toPass();
  return control;
}

/** Writes the expression of a member of the chosen part that may be a plain value, too. */
export async function setExpression(
  page: Page,
  pointer: string,
  [label, expression]: readonly [string, string],
): Promise<void> {
  await set(page, pointer, { [label]: '按表达式' });
  const text = panel(page).getByRole('textbox', { name: `${label}（表达式）`, exact: true });
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(expression);
  await text.blur();
}

/** Writes the chosen part as JSON. */
export async function writePart(page: Page, pointer: string, value: unknown): Promise<void> {
  const mode = (name: string) => panel(page).locator('.ant-segmented-item', { hasText: name });
  await choose(page, pointer);
  await mode('JSON').click();
  await panel(page).getByRole('textbox', { name: 'JSON' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(JSON.stringify(value));
  await mode('设置').click();
}

/** Chooses the icon of a part. */
export async function setIcon(page: Page, pointer: string, icon: string): Promise<void> {
  await choose(page, pointer);
  await tab(page, '属性');
  await panel(page).getByRole('button', { name: '选择图标' }).click();
  await page.getByRole('dialog').getByRole('button', { name: icon, exact: true }).click();
}
