/** 字典管理: types, and their entries in the opened row. */
import { confirm, drawerOf, rowOf, store } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('a type, its entries with colours, and what blocks deleting it', async ({ page, open }) => {
  await open('/system/dict?dictType=e2e_weave');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await expect(drawer).toContainText('添加字典类型');
  await drawer.getByLabel('字典名称').fill('织法');
  await drawer.getByLabel('字典类型', { exact: true }).fill('E2E Weave');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByLabel('字典类型', { exact: true })).toHaveAccessibleDescription(
    '字典类型必须以字母开头，且只能为（小写字母，数字，下划线）',
  );
  await drawer.getByLabel('字典类型', { exact: true }).fill('e2e_weave');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();

  await rowOf(page, 'e2e_weave').getByRole('button', { name: '展开行' }).click();
  const entries = page.locator('.pl-detail');
  await entries.getByRole('button', { name: '新增' }).click();
  await expect(drawer.getByLabel('字典类型', { exact: true })).toHaveValue('e2e_weave');
  await expect(drawer.getByLabel('字典类型', { exact: true })).toBeDisabled();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toHaveText(['数据标签不能为空', '数据键值不能为空']);
  await drawer.getByLabel('数据标签').fill('斜纹');
  await drawer.getByLabel('数据键值').fill('twill');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  await expect(entries.getByRole('row').filter({ hasText: 'twill' })).toBeVisible();

  await page
    .locator('tbody > tr[data-row]')
    .filter({ hasText: 'e2e_weave' })
    .first()
    .getByRole('button', { name: '删除' })
    .click();
  await confirm(page, '织法');
  await expect(page.getByText('织法已分配,不能删除')).toBeVisible();

  await entries
    .getByRole('row')
    .filter({ hasText: 'twill' })
    .getByRole('button', { name: '删除' })
    .click();
  await confirm(page, '斜纹');
  await expect(entries.getByText('暂无数据').last()).toBeVisible();
});

test('an entry that is changed shows anew wherever the dictionary is used', async ({
  page,
  app,
  open,
}) => {
  await store(app, '/system/dict/type', { dictName: '颜色', dictType: 'e2e_colour', status: '0' });
  await store(app, '/system/dict/data', {
    dictType: 'e2e_colour',
    dictLabel: '红',
    dictValue: 'red',
    dictSort: 1,
    status: '0',
  });
  await open('/system/dict?dictType=e2e_colour');
  await rowOf(page, 'e2e_colour').getByRole('button', { name: '展开行' }).click();
  const entry = page.locator('.pl-detail').getByRole('row').filter({ hasText: 'red' });
  await entry.getByRole('button', { name: '修改' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('数据标签')).toHaveValue('红');
  await drawer.getByLabel('数据标签').fill('大红');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(entry).toContainText('大红');
});

test('the entries of a type are shown beside the list, and kept on a page of their own', async ({
  page,
  app,
  open,
}) => {
  const type = 'e2e_page';
  await store(app, '/system/dict/type', { dictName: '页上的', dictType: type, status: '0' });
  await store(app, '/system/dict/data', {
    dictType: type,
    dictLabel: '停',
    dictValue: 'off',
    dictSort: 1,
    status: '1',
  });
  await open(`/system/dict?dictType=${type}`);
  await page.getByRole('button', { name: type }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('row').filter({ hasText: '共计条目' })).toContainText(
    '共计条目1正常0停用1',
  );
  await expect(drawer.getByRole('row').filter({ hasText: 'off' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await rowOf(page, type).getByRole('button', { name: '列表' }).click();
  await expect(page).toHaveURL(/\/system\/dict-data\/index\/\d+/);
  await expect(rowOf(page, 'off')).toHaveCount(1);
  await page.getByRole('button', { name: '新增' }).click();
  await expect(drawer.getByLabel('字典类型', { exact: true })).toHaveValue(type);
  await drawer.getByLabel('数据标签').fill('开');
  await drawer.getByLabel('数据键值').fill('on');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(page.locator('tbody > tr[data-row]:visible')).toHaveCount(2);
  await page.getByRole('button', { name: /关\s*闭/ }).click();
  await expect(page).toHaveURL(/\/system\/dict\?/);
});

test('tags have the colours that their entries name', async ({ page, open }) => {
  await open('/system/notice');
  const badge = (text: string) => page.locator('tbody .pl-badge').filter({ hasText: text }).first();
  await expect(badge('通知')).toHaveClass(/pl-status-warning/);
  await expect(badge('公告')).toHaveClass(/pl-status-success/);
  const dot = (text: string) =>
    badge(text).evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(await dot('通知')).not.toBe(await dot('公告'));
});

test('the cache is refreshed and dictionaries are fetched anew', async ({ page, open }) => {
  await open('/system/dict');
  await expect(rowOf(page, 'sys_yes_no')).toBeVisible();
  const asked = page.waitForRequest(/\/dict\/data\/type/);
  await page.getByRole('button', { name: '刷新缓存' }).click();
  await expect(page.getByText('刷新成功')).toBeVisible();
  await asked;
});

test('a list in a drawer uses the height of the drawer', async ({ page, app, open }) => {
  await store(app, '/system/dict/type', {
    dictName: '很多条目',
    dictType: 'many_entries',
    status: '0',
  });
  for (let n = 1; n <= 20; n++)
    await store(app, '/system/dict/data', {
      dictType: 'many_entries',
      dictLabel: `条目${n}`,
      dictValue: String(n),
      dictSort: n,
      status: '0',
    });
  await open('/system/dict?dictType=many_entries');
  await page.locator('tbody').getByRole('button', { name: 'many_entries' }).click();
  const drawer = page.getByRole('dialog').last();
  await expect(drawer.getByText('条目1', { exact: true })).toBeVisible();
  const box = async () => (await drawer.locator('.pl-box').boundingBox())!;
  await expect.poll(async () => (await box()).height).toBeGreaterThan(500);
  const { y, height } = await box();
  expect(y + height).toBeLessThanOrEqual(900);
});
