/** Rules are read and made as sentences, with their expressions beside them. */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { pageFile, part, pick, tab } from './support/designer.ts';
import { chooseBy } from './support/list.ts';
import { lost, ofDesigner } from './support/lateParts.ts';
import { holdBack } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: '属性面板' });

/** The rule of a member. */
const rule = (page: Page, label: string): Locator =>
  panel(page).getByRole('group', { name: label });

/** Opens a field of the form of menus, and its rules. */
async function openField(page: Page, open: (route: string) => Promise<void>, pointer: string) {
  await open('/tool/build?page=system/menu');
  await part(page, pointer).click();
  await tab(page, '联动');
}

const fields = async (page: Page) => JSON.parse(await pageFile(page)).forms.edit.fields;

/** The field of the icon, which is shown for what is no button. */
const icon = '/forms/edit/fields/2';

test('a rule is read as a sentence and changed by its boxes', async ({ page, open }) => {
  await openField(page, open, icon);
  const before = await pageFile(page);
  const visible = rule(page, '显示条件');
  await expect(visible.locator('.ant-select-selection-item')).toHaveText([
    '菜单类型',
    '不等于',
    '值',
    '按钮',
  ]);
  await expect(visible.getByRole('textbox', { name: '显示条件（表达式）' })).toHaveText(
    "values.menuType != 'F'",
  );
  expect(await violations(page, '.pl-design-panel', 'all')).toEqual([]);
  expect(await pageFile(page)).toBe(before);
  await chooseBy(visible.getByRole('combobox', { name: '比较的值' }), '目录');
  expect((await fields(page))[2].visible).toEqual({ $expr: "values.menuType != 'M'" });
  await chooseBy(visible.getByRole('combobox', { name: '比较方式' }), '是其中之一');
  await visible.getByRole('button', { name: '添加条件' }).click();
  await chooseBy(visible.getByRole('combobox', { name: '满足' }), '满足以下任一条件');
  await chooseBy(visible.getByRole('combobox', { name: '比较方式' }).last(), '不为空');
  const code = visible.getByRole('textbox', { name: '显示条件（表达式）' });
  await expect(code).toHaveText(/^values\.menuType in \['M'\] \|\| !isEmpty\(values\.\w+\)$/);
  await visible.getByRole('button', { name: '去掉这个条件' }).last().click();
  await expect(code).toHaveText("values.menuType in ['M']");
});

test('an expression that no sentence says stays as it is', async ({ page, open }) => {
  await openField(page, open, icon);
  const code = rule(page, '显示条件').getByRole('textbox', { name: '显示条件（表达式）' });
  await code.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText("size(values.path)>3 && (mode=='edit')");
  await expect(rule(page, '显示条件')).toContainText('这个表达式无法写成句子');
  expect((await fields(page))[2].visible).toEqual({
    $expr: "size(values.path)>3 && (mode=='edit')",
  });
  await rule(page, '显示条件').getByRole('button', { name: '清除' }).click();
  await pick(page, '显示条件', '按表达式');
  await expect(rule(page, '显示条件')).toContainText('没有条件，始终成立');
});

test('an expression is completed, and its problems name what there is', async ({ page, open }) => {
  await openField(page, open, icon);
  const visible = rule(page, '显示条件');
  const code = visible.getByRole('textbox', { name: '显示条件（表达式）' });
  await code.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText("values.menuTyp == 'F'");
  await expect(visible.getByRole('status')).toHaveText(
    '“values”没有成员“menuTyp”（是否为 menuType？）',
  );
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('values.compo');
  const offered = page.getByRole('option', { name: /component/ });
  // Keys choose only what has stood there for a moment.
  await offered.click();
  await expect(code).toHaveText('values.component');
  await page.keyboard.type(' && isEm');
  await expect(page.getByRole('option', { name: /isEmpty/ })).toBeVisible();
  await expect(page.getByText('是否为 null、不存在、空文本')).toBeVisible();
});

test('a rule is changed as a sentence while the editor of expressions does not come', async ({
  page,
  open,
  complaints,
}) => {
  const parts = await holdBack(page, ofDesigner);
  await openField(page, open, icon);
  const visible = rule(page, '显示条件');
  await expect(visible.getByText(lost)).toBeVisible();
  await chooseBy(visible.getByRole('combobox', { name: '比较的值' }), '目录');
  expect((await fields(page))[2].visible).toEqual({ $expr: "values.menuType != 'M'" });
  parts.release();
  await visible.getByRole('button', { name: /重\s*试/ }).click();
  await expect(visible.getByRole('textbox', { name: '显示条件（表达式）' })).toHaveText(
    "values.menuType != 'M'",
  );
  complaints.forget();
});
