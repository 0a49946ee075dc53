/** Trees, picked records and Markdown as widgets, worked by the keyboard alone. */
import type { Locator } from '@playwright/test';
import { openControl, openExample } from './support/gallery.ts';
import { expectNothingRan } from './support/poison.ts';
import { expect, test } from './support/test.ts';

/** How the box of a node stands. */
async function expectBox(node: Locator, state: 'checked' | 'half' | 'empty'): Promise<void> {
  const aria = { checked: 'true', half: 'mixed', empty: 'false' }[state];
  await expect(node.getByRole('checkbox')).toHaveAttribute('aria-checked', aria);
}

test('a tree of boxes is opened, filled and emptied by keys; parents are half checked', async ({
  page,
  open,
}) => {
  const example = await openExample({ page, open }, 'CheckTree', '勾选树 父子联动');
  const tree = example.locator('[data-field="input"]');
  const node = (label: string) => tree.locator('.ant-tree-treenode', { hasText: label });
  await expectBox(node('织页科技'), 'half');
  await expectBox(node('研发部'), 'checked');
  await expectBox(node('市场部'), 'empty');

  const unfold = tree.getByRole('checkbox', { name: '展开/折叠' });
  const all = tree.getByRole('checkbox', { name: '全选/全不选' });
  await expect(unfold).toBeChecked();
  await unfold.press('Space');
  await expect(node('研发部')).toHaveCount(0);
  await unfold.press('Space');
  await expect(node('研发部')).toBeVisible();

  await all.press('Space');
  await expectBox(node('织页科技'), 'checked');
  await expectBox(node('市场部'), 'checked');
  await all.press('Space');
  await expectBox(node('织页科技'), 'empty');
  await expectBox(node('研发部'), 'empty');

  await all.press('Tab');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Space'])
    await page.keyboard.press(key);
  await expectBox(node('市场部'), 'checked');
  await expectBox(node('织页科技'), 'half');

  const locked = example.locator('[data-field="readOnly"]');
  await expect(locked.getByRole('checkbox', { name: '全选/全不选' })).toBeDisabled();
  await expect(locked.getByRole('checkbox', { name: '展开/折叠' })).toBeEnabled();
});

test('boxes that are not linked stand for themselves', async ({ page, open }) => {
  const tree = await openControl({ page, open }, 'CheckTree', '勾选树 互不关联');
  const node = (label: string) => tree.locator('.ant-tree-treenode', { hasText: label });
  await expectBox(node('织页科技'), 'checked');
  await tree.getByRole('checkbox', { name: '展开/折叠' }).press('Space');
  await expectBox(node('研发部'), 'empty');
  await tree.getByRole('checkbox', { name: '全选/全不选' }).press('Tab');
  for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key);
  await expectBox(node('织页科技'), 'empty');
  for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key);
  await expectBox(node('研发部'), 'checked');
  await expectBox(node('织页科技'), 'empty');
});

test('a tree is searched and checked by keys in its list; half checked parents stay', async ({
  page,
  open,
}) => {
  const field = await openControl({ page, open }, 'TreeSelect', '树选择 多选，值中包含半选节点');
  const box = field.getByRole('combobox');
  await box.focus();
  await box.press('ArrowDown');
  const list = page.locator('.ant-select-dropdown').filter({ visible: true });
  const node = (label: string) => list.locator('.ant-select-tree-treenode', { hasText: label });
  await expectBox(node('织页科技'), 'half');
  await expectBox(node('市场部'), 'empty');
  await box.fill('市场');
  await expect(node('研发部')).toHaveCount(0);
  await box.press('Enter');
  await box.fill('');
  await expectBox(node('市场部'), 'checked');
  await expectBox(node('织页科技'), 'checked');
  await box.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(box).toBeFocused();
});

test('a record is picked in a list by keys, and the focus comes back', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'RecordPicker', '记录选择 从列表中选择');
  await expect(field).toContainText('方鸿渐');
  const opener = field.getByRole('button', { name: '从列表中选择' });
  await opener.press('Enter');
  const list = page.getByRole('dialog', { name: '选择记录' });
  await expect(list.getByRole('row').filter({ hasText: '方鸿渐' })).toBeVisible();
  const choice = (name: string) =>
    list.getByRole('row').filter({ hasText: name }).getByRole('radio');
  await expect(choice('方鸿渐')).toBeChecked();
  await choice('方鸿渐').press('ArrowDown');
  await expect(choice('祥子')).toBeChecked();
  await list.getByRole('button', { name: /^确定/ }).press('Enter');
  await expect(list).toBeHidden();
  await expect(field).toContainText('祥子');
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await choice('林黛玉').press('Space');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toContainText('祥子');
});

test('a related record is searched by typing; one that is locked is not taken', async ({
  page,
  open,
}) => {
  const field = await openControl({ page, open }, 'RelationSelect', '关联选择 关联记录');
  const box = field.getByRole('combobox');
  await box.fill('市场');
  const list = page.locator('.ant-select-dropdown').filter({ visible: true });
  await expect(list.locator('.ant-select-item-option')).toHaveText(['市场部']);
  await box.press('Enter');
  await box.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toContainText('研发部');
  await expect(field).not.toContainText('市场部');
});

test('Markdown is written, looked at and written on by keys; nothing in it runs', async ({
  page,
  open,
  complaints,
}) => {
  const field = await openControl({ page, open }, 'Markdown', 'Markdown 说明');
  await field
    .getByRole('textbox')
    .fill('## 停机\n\n- [ ] 备份\n\n<img src="data:," onerror="window.ran=1">');
  const edit = field.getByRole('radio', { name: '编辑' });
  await edit.focus();
  await edit.press('ArrowRight');
  const preview = field.getByRole('region', { name: '预览' });
  await expect(preview.getByRole('heading', { name: '停机' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toContainText('备份');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(preview).toBeFocused();
  await field.getByRole('radio', { name: '预览' }).press('ArrowLeft');
  await expect(field.getByRole('textbox')).toHaveValue(/^## 停机/);
  expectNothingRan(complaints);
});

test('a person without a picture has the drawn figure', async ({ page, open }) => {
  await open('/widgets?only=Avatar');
  await expect(page.getByText('没有头像')).toBeVisible();
  await expect(page.locator('main svg[viewBox="0 0 40 40"]')).toHaveCount(2);
  await expect(page.locator('main .pl-nothing')).toHaveCount(0);
});
