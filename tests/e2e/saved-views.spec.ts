/** Views of a list: search, order, page size and columns, kept under a name. */
import type { Page } from '@playwright/test';
import { drawerOf, rowOf } from './support/list.ts';
import { beginAtStock } from './support/stock.ts';
import { expect, test, type Fixtures } from './support/test.ts';

beginAtStock();

/** The button of the views, by the name of the present one. */
const viewButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Stores a view of the administrator over the wire, and has the page know it. */
async function makeView(
  { admin, page }: Pick<Fixtures, 'admin'> & { page: Page },
  view: { name: string; isShared?: boolean; content: object },
): Promise<void> {
  const place = { page: 'demo/stock', list: 'list' };
  const answer = await admin('POST', '/system/savedView', { ...place, ...view });
  expect(answer.code, answer.msg).toBe(200);
  await page.reload();
}
const electricTools = {
  name: '电动工具',
  content: {
    query: { productName: '电' },
    sort: { field: 'productCode', order: 'asc' },
    columns: { shown: { shelf: false } },
  },
};

async function chooseView(page: Page, item: string | RegExp): Promise<void> {
  await viewButton(page, /^视图：/).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Has the list open in a view of the administrator, and shows it. */
async function openInElectricTools(
  fixtures: Pick<Fixtures, 'admin'> & { page: Page },
): Promise<void> {
  const { page } = fixtures;
  await makeView(fixtures, electricTools);
  await chooseView(page, '电动工具');
  await chooseView(page, '设为默认打开');
  await expect(page.getByText('以后打开时显示视图“电动工具”')).toBeVisible();
}

test('a view keeps search, order, page size and columns, and its address shows it again', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: '商品名称' }).fill('电');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '显示货位' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '商品编码' }).click();
  await chooseView(page, '另存为新视图');
  await drawerOf(page).getByLabel('视图名称').fill('电动工具');
  await drawerOf(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await expect(page).toHaveURL(/view=[\w-]{36}(&|$)/);
  const address = page.url();

  await chooseView(page, '页面默认');
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await expect(rowOf(page, 'P-002')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '货位' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '商品编码' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the menu can be used before the views are known', async ({ page, admin }) => {
  const waiting: (() => void)[] = [];
  await page.route('**/api/system/savedView?*', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  const items = page.locator('.pl-view-menu').getByRole('menuitem');
  await makeView({ admin, page }, electricTools);
  await viewButton(page, '视图：页面默认').press('Enter');
  await expect(items).toHaveText(['页面默认', '正在加载视图…']);
  await expect(items.first()).toBeFocused();
  await expect.poll(() => waiting.length).toBe(1);
  waiting.shift()!();
  await expect(items).toHaveText(['页面默认', '电动工具', '另存为新视图']);
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);

  // The address asks for a view; who wants the page's own need not wait for it.
  await page.reload();
  await expect.poll(() => waiting.length).toBe(1);
  await viewButton(page, '视图：页面默认').press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'P-001')).toBeVisible();
  waiting.shift()!();
  await viewButton(page, '视图：页面默认').press('Enter');
  await expect(items).toContainText(['电动工具']);
  await expect(rowOf(page, 'P-001')).toBeVisible();
});

test('a search that is sent before the views are known is not lost', async ({
  page,
  admin,
  app,
}) => {
  await openInElectricTools({ admin, page });
  const withView = page.url();
  let known = Promise.withResolvers<void>();
  await page.route('**/api/system/savedView?*', async (route) => {
    await known.promise;
    await route.continue();
  });
  for (const [address, name] of [
    [`${app}/#/demo/stock`, '视图：页面默认'],
    [withView, '视图：电动工具（有未保存的修改）'],
  ] as const) {
    known = Promise.withResolvers<void>();
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('textbox', { name: '商品名称' }).fill('手');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(rowOf(page, 'P-003')).toBeVisible();
    const answer = page.waitForResponse('**/api/system/savedView?*');
    known.resolve();
    await answer;
    await viewButton(page, name).click();
    await expect(page.getByRole('menuitem', { name: '电动工具' })).toBeVisible();
    await expect(rowOf(page, 'P-003')).toBeVisible();
    await expect(rowOf(page, 'P-002')).toHaveCount(0);
  }
});

test('what is typed before the views are known stays typed, unless it is reset', async ({
  page,
  admin,
}) => {
  await openInElectricTools({ admin, page });
  let known = Promise.withResolvers<void>();
  await page.route('**/api/system/savedView?*', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.reload();
  const name = page.getByRole('textbox', { name: '商品名称' });
  await name.fill('手');
  await page.getByRole('button', { name: '重置' }).click();
  await expect(name).toHaveValue('');
  await expect(rowOf(page, 'P-001')).toBeVisible();
  known.resolve();

  known = Promise.withResolvers<void>();
  await chooseView(page, '放弃修改');
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await page.reload();
  await name.fill('手');
  known.resolve();
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await expect(rowOf(page, 'P-002')).toBeVisible();
  await expect(name).toHaveValue('手');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rowOf(page, 'P-003')).toBeVisible();
  await expect(rowOf(page, 'P-002')).toHaveCount(0);
});

test('what is changed in a view is marked, lasts over a reload, and is saved or given up', async ({
  page,
  admin,
}) => {
  await makeView({ admin, page }, electricTools);
  await chooseView(page, '电动工具');
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await page.getByRole('button', { name: '重置' }).click();
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await expect(viewButton(page, '视图：电动工具（有未保存的修改）')).toBeVisible();
  await page.reload();
  await expect(viewButton(page, '视图：电动工具（有未保存的修改）')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await chooseView(page, '放弃修改');
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);

  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '显示单价' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(viewButton(page, '视图：电动工具（有未保存的修改）')).toBeVisible();
  await chooseView(page, '保存修改');
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await chooseView(page, '页面默认');
  await expect(page.getByRole('columnheader', { name: '单价' })).toBeVisible();
  await chooseView(page, '电动工具');
  await expect(page.getByRole('columnheader', { name: '单价' })).toHaveCount(0);
});

test('the list opens in the view that the person wants, renamed or not, until it is removed', async ({
  page,
  admin,
  app,
}) => {
  await openInElectricTools({ admin, page });
  await chooseView(page, '修改名称');
  await drawerOf(page).getByLabel('视图名称').fill('电钻类');
  await drawerOf(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(viewButton(page, '视图：电钻类')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${app}/#/demo/stock`);
  await expect(viewButton(page, '视图：电钻类')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  // The page's own is still one choice away, and stays over a reload.
  await chooseView(page, '页面默认');
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await chooseView(page, /^电钻类/);
  await chooseView(page, '删除视图');
  await drawerOf(page).getByRole('button', { name: '删除视图' }).click();
  await expect(viewButton(page, '视图：页面默认')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toBeVisible();
});

test('a view says what of it is gone, and shows the rest', async ({ page, admin, app }) => {
  await makeView(
    { admin, page },
    {
      name: '旧视图',
      isShared: true,
      content: {
        query: { productName: '电', colour: 'red' },
        columns: { order: ['weight', 'shelf'], shown: { price: false } },
      },
    },
  );
  await chooseView(page, '旧视图');
  await expect(page.getByRole('note')).toContainText('已忽略：colour、weight');
  await expect(rowOf(page, 'P-002')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '单价' })).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`${app}/#/demo/stock?productName=手&view=nobody-has-this`);
  await expect(page.getByText('该视图不存在或已被删除')).toBeVisible();
  await expect(rowOf(page, 'P-003')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
});
