/** Dialogs that give their first field the focus take it from nobody who was faster. */
import type { Locator, Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { rowOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test, type Fixtures } from './support/test.ts';

// These dialogs stand after their motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => page.clock.install());

/** Goes to a control of the dialog that is opening, and expects to be there when it stands. */
async function staysAt(page: Page, control: Locator) {
  await control.focus();
  await page.clock.runFor(2_000);
  await expect(page.locator('.ant-modal')).not.toHaveClass(/ant-zoom/);
  await expect(control).toBeFocused();
}

test('the last fields of a form', async ({ page, open }) => {
  await open('/system/notice/form');
  await page.getByPlaceholder('请输入标题').fill('不抢焦点');
  await stopClock(page);
  await page.getByRole('button', { name: /发\s*布/ }).press('Enter');
  const status = page.getByRole('dialog').getByRole('radio', { name: '关闭' });
  await status.focus();
  await page.clock.runFor(2_000);
  await expect(page.locator('.ant-drawer-content-wrapper')).not.toHaveClass(/-motion-/);
  await expect(status).toBeFocused();
});

/** Asks who one is, by an answer of the server; `more` are further members of it. */
async function askWho({ page, open }: Pick<Fixtures, 'open'> & { page: Page }, more?: object) {
  await page.route('**/api/system/post/1', (route) =>
    route.fulfill({
      json: { code: 601, msg: '为确认是您本人操作', reauthenticate: true, ...more },
    }),
  );
  await open('/system/post');
  const edit = rowOf(page, '董事长').getByRole('button', { name: '修改' });
  await expect(edit).toBeVisible();
  await stopClock(page);
  await edit.press('Enter');
  return page.getByRole('dialog', { name: '身份验证' });
}

test('the question who one is', async ({ page, open }) => {
  const dialog = await askWho({ page, open }, { totpRequired: true });
  await staysAt(page, dialog.getByLabel('两步验证码或恢复码'));
});

test('a button of the question who one is', async ({ page, open }) => {
  const dialog = await askWho({ page, open });
  await staysAt(page, dialog.getByRole('button', { name: /取\s*消/ }));
});

test('the columns of a list', async ({ page, open }) => {
  await open('/system/post');
  await expect(rowOf(page, '董事长')).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: '列设置' }).press('Enter');
  const column = page.getByRole('checkbox', { name: '显示岗位名称' });
  await column.focus();
  await page.clock.runFor(2_000);
  await expect(page.locator('.ant-popover')).not.toHaveClass(/ant-zoom/);
  await expect(column).toBeFocused();
});

test.describe('in a list with views', () => {
  test.use({ schemas: exampleSchemas('stock') });

  /** Begins a view. The menu gives itself the focus some frames after it is seen. */
  async function beginView(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: /^视图：/ }).click();
    await expect(page.locator('[role="menuitem"]:focus')).toBeVisible();
    await stopClock(page);
    await page.getByRole('menuitem', { name: '另存为新视图' }).press('Enter');
    return page.getByRole('dialog');
  }

  test('the name of a view', async ({ page, open }) => {
    await open('/demo/stock');
    const name = (await beginView(page)).getByLabel('视图名称');
    await name.press('a');
    await staysAt(page, name);
    await name.press('b');
    await expect(name).toHaveValue('ab');
  });

  test('whether a view is shared', async ({ page, open }) => {
    await open('/demo/stock');
    await staysAt(page, (await beginView(page)).getByRole('checkbox'));
  });
});
