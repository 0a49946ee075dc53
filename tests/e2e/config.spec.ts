/** 参数设置: create, change, refusals, cache refresh, export. */
import { makePerson } from './support/people.ts';
import { confirm, drawerOf, rowOf, store } from './support/list.ts';
import { api, expect, signIn, test } from './support/test.ts';

test('a parameter is created, changed and read by its key', async ({ page, app, open }) => {
  await open('/system/config?configKey=e2e.life');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await expect(drawer).toContainText('添加参数');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toHaveText([
    '参数名称不能为空',
    '参数键名不能为空',
    '参数键值不能为空',
  ]);
  await drawer.getByLabel('参数名称').fill('测试参数');
  await drawer.getByLabel('参数键名').fill('e2e.life');
  await drawer.getByLabel('参数键值').fill('一');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await rowOf(page, 'e2e.life').getByRole('button', { name: '修改' }).click();
  await expect(drawer.getByLabel('参数键值')).toHaveValue('一');
  await drawer.getByLabel('参数键值').fill('二');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  expect(
    await api(app, await signIn(app), 'GET', '/system/config/configKey/e2e.life'),
  ).toMatchObject({ msg: '二' });
});

test('a key that is taken is refused at its field', async ({ page, open }) => {
  await open('/system/config');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('参数名称').fill('重复');
  await drawer.getByLabel('参数键名').fill('sys.account.captchaEnabled');
  await drawer.getByLabel('参数键值').fill('true');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByLabel('参数键名')).toHaveAccessibleDescription(
    "新增参数'重复'失败，参数键名已存在",
  );
});

test('the cache is refreshed, and the export has its name or says why there is none', async ({
  page,
  open,
}) => {
  await open('/system/config');
  await page.getByRole('button', { name: '刷新缓存' }).click();
  await expect(page.getByText('刷新成功')).toBeVisible();
  await page.getByRole('button', { name: '导出' }).click();
  const download = page.waitForEvent('download');
  await confirm(page, '确认导出吗？');
  expect((await download).suggestedFilename()).toMatch(/^config_\d{13}\.xlsx$/);
  await expect(page.getByText('下载成功')).toBeVisible();
  const refused = Promise.withResolvers<void>();
  await page.route('**/api/system/config/export', async (route) => {
    await refused.promise;
    await route.fulfill({ json: { code: 500, msg: '导出Excel失败，请联系网站管理员！' } });
  });
  await page.getByRole('button', { name: '导出' }).click();
  await confirm(page, '确认导出吗？');
  await expect(page.getByText('正在下载数据，请稍候')).toBeVisible();
  refused.resolve();
  await expect(page.getByText('导出Excel失败，请联系网站管理员！')).toBeVisible();
  await expect(page.getByText('正在下载数据，请稍候')).toHaveCount(0);
});

test('a role that may change but neither add nor delete', async ({ page, app, open }) => {
  await store(app, '/system/config', {
    configName: '可改参数',
    configKey: 'e2e.editable',
    configValue: '1',
    configType: 'N',
  });
  const editor = await makePerson(process.env.PAGELOOM_DATA!, 'config-editor', [
    'system:config:list',
    'system:config:query',
    'system:config:edit',
  ]);
  await open('/system/config?configKey=e2e.editable', editor);
  for (const name of ['新增', '删除', '导出', '刷新缓存'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await rowOf(page, 'e2e.editable').getByRole('button', { name: '修改' }).click();
  await drawerOf(page).getByLabel('参数键值').fill('2');
  await drawerOf(page).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
});

test('names of parameters are readable in full; a remark is cut off and shown on hover', async ({
  page,
  open,
}) => {
  await open('/system/config?configKey=sys.index.skinName');
  const row = rowOf(page, 'sys.index.skinName');
  const isCut = (text: string) =>
    row.getByRole('cell', { name: text }).evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  await expect.poll(() => isCut('旧版皮肤名称')).toBe(true);
  await expect.poll(() => isCut('主框架页-默认皮肤样式名称')).toBe(false);
  const remark = row.getByRole('cell', { name: '旧版皮肤名称' });
  await remark.hover();
  await expect(remark).toHaveAttribute('title', /蓝色 skin-blue.*黄色 skin-yellow$/);
});
