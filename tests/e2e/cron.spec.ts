/** The generator of expressions for times that come again (docs/protocol/pages.md#monitoring). */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { openExample } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

/** Opens the generator of a field's input. */
async function openGenerator(page: Page, field: Locator): Promise<Locator> {
  await field.getByRole('button', { name: '生成表达式' }).first().click();
  return page.getByRole('dialog', { name: 'Cron表达式生成器' });
}

test('an expression is read into the generator, changed in it and written back', async ({
  page,
  open,
}) => {
  const field = await openExample({ page, open }, 'CronInput', '定时表达式 每天九点半');
  await expect(field.getByText('每天，09:30').first()).toBeVisible();
  const dialog = await openGenerator(page, field);
  const box = (name: string) => dialog.locator('.pl-cron-boxes').getByLabel(name, { exact: true });
  await expect(box('分钟')).toHaveValue('30');
  await expect(box('星期')).toHaveValue('?');
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByRole('listitem').first()).toHaveText(/^\d{4}-\d\d-\d\d 09:30:00$/);

  // A day of the week makes the day of the month say nothing, and the reverse.
  await dialog.getByRole('tab', { name: '周' }).click();
  await dialog.getByRole('radio', { name: '第几周' }).check();
  await expect(box('日')).toHaveValue('?');
  await expect(box('星期')).toHaveValue('2#1');
  await expect(dialog.getByText('每月第 1 个星期一，09:30')).toBeVisible();
  await dialog.getByRole('tab', { name: '日' }).click();
  await dialog.getByRole('radio', { name: '本月最后一天' }).check();
  await expect(box('星期')).toHaveValue('?');
  await dialog.getByRole('tab', { name: '年' }).click();
  await dialog.getByRole('radio', { name: '每年' }).check();
  await expect(dialog.getByText('0 30 9 L * ? *', { exact: true })).toBeVisible();
  expect(await violations(page, '[role=dialog]', 'all')).toEqual([]);
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(field.getByLabel('输入')).toHaveValue('0 30 9 L * ? *');
  await expect(field.getByText('每月最后一天，09:30').first()).toBeVisible();
});

test('an expression that cannot be followed says so, and is not written', async ({
  page,
  open,
}) => {
  const field = await openExample({ page, open }, 'CronInput', '定时表达式 无法执行');
  await expect(field.getByText('表达式无法执行，请检查各段的取值').first()).toBeVisible();
  const dialog = await openGenerator(page, field);
  await expect(dialog.getByText('没有达到条件的结果！')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /确\s*定/ })).toBeDisabled();
  await dialog.getByRole('tab', { name: '小时' }).click();
  await expect(dialog.getByRole('radio', { name: '保留原有写法 25' })).toBeChecked();
  await dialog.getByRole('radio', { name: '小时，允许的通配符[, - * /]' }).check();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
});
