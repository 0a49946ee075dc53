/**
 * The pages as people with few permissions see them: what they may not do is not there to be
 * pressed.
 */
import { makePerson } from './support/people.ts';
import { rowOf } from './support/list.ts';
import { expect, test } from './support/test.ts';

const data = () => process.env.PAGELOOM_DATA!;

/** Address of a list, and a text in one of its rows. */
const lists: readonly [string, string][] = [
  ['/system/role', 'common'],
  ['/system/menu', '系统管理'],
  ['/system/post', '董事长'],
  ['/system/dict', 'sys_user_sex'],
  ['/system/config', 'sys.user.initPassword'],
  ['/system/log/logininfor', 'list-reader'],
];

test('who may only read sees six lists, and nothing in them that changes anything', async ({
  page,
  app,
  open,
}) => {
  const reader = await makePerson(data(), 'list-reader', [
    'system:role:list',
    'system:menu:list',
    'system:post:list',
    'system:dict:list',
    'system:config:list',
    'monitor:logininfor:list',
  ]);
  await open('/index', reader);
  for (const [path, text] of lists) {
    await page.goto(`${app}/#${path}`);
    await expect(rowOf(page, text).first()).toBeVisible();
    for (const name of [
      '新增',
      '修改',
      '删除',
      '导入',
      '导出',
      '更多',
      '刷新缓存',
      '保存排序',
      '解锁',
      '清空',
    ])
      await expect(
        page.getByRole('button', { name, exact: true }).and(page.locator(':visible')),
        `${name} on ${path}`,
      ).toHaveCount(0);
    await expect(page.getByRole('switch').and(page.locator(':visible'))).toHaveCount(0);
    await expect(
      page.getByRole('spinbutton').and(page.locator(':visible')),
      `the order on ${path}`,
    ).toHaveCount(0);
    if (path !== '/system/dict') continue;
    await rowOf(page, text).getByRole('button', { name: '展开行' }).click();
    const entries = page.locator('.pl-detail');
    await expect(entries.getByRole('row').filter({ hasText: '未知' })).toBeVisible();
    await expect(entries.getByRole('button', { name: '修改' })).toHaveCount(0);
  }
});

test('who changes roles but neither adds nor deletes them gives data scopes, and no users', async ({
  page,
  open,
}) => {
  const keeper = await makePerson(data(), 'role-keeper', [
    'system:role:list',
    'system:role:query',
    'system:role:edit',
  ]);
  await open('/system/role?roleKey=common', keeper);
  const row = rowOf(page, 'common');
  await expect(row.getByRole('button', { name: '修改' })).toBeVisible();
  for (const name of ['新增', '删除', '导出'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByText('数据权限', { exact: true }).click();
  const form = page.getByRole('dialog', { name: '分配数据权限' });
  const boxes = form.getByRole('group', { name: '数据权限' });
  for (const name of ['展开/折叠', '全选/全不选', '父子联动'])
    await expect(boxes.getByRole('checkbox', { name })).toBeVisible();
  await expect(boxes.getByRole('checkbox', { name: '父子联动' })).toBeDisabled();
  await boxes.getByRole('checkbox', { name: '全选/全不选' }).check();
  await boxes.getByRole('checkbox', { name: '全选/全不选' }).uncheck();
  await boxes.getByRole('checkbox', { name: '父子联动' }).uncheck();
  await expect(boxes.getByRole('checkbox', { name: '父子联动' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(form).toBeHidden();

  await row.getByRole('button', { name: '更多' }).click();
  await page.getByText('分配用户', { exact: true }).click();
  await expect(rowOf(page, 'demo')).toBeVisible();
  for (const name of ['添加用户', '取消批量授权', '取消授权'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(/\/system\/role\?roleKey=common$/);
});
