/** Locking the screen, and what is said of weak passwords after signing in. */
import type { Page } from '@playwright/test';
import { makePerson } from './support/people.ts';
import { adminPassword, expect, test } from './support/test.ts';

async function lockScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await expect(page.getByRole('form', { name: '解锁' })).toBeVisible();
}

test('a locked screen hides everything, also after a reload, and keeps what was half done', async ({
  page,
  app,
  open,
}) => {
  await open('/system/post');
  const field = page.getByRole('textbox', { name: '岗位名称' });
  await field.fill('写到一半');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '添加岗位' });
  await form.getByLabel('岗位名称').fill('也写到一半');
  const other = await page.context().newPage();
  await other.goto(`${app}/#/system/config`);
  await expect(other.getByRole('table').first()).toBeVisible();
  // The dialog covers the menu: another window of the same person locks both.
  await lockScreen(other);
  await other.close();

  await expect(page.getByRole('heading', { name: '管理员' })).toBeVisible();
  await expect(page).toHaveTitle('已锁定 - 管理系统');
  await expect(form).toBeHidden();
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const route of ['/index', '/system/post']) {
    await page.goto(`${app}/#${route}`);
    await expect(page.getByRole('form', { name: '解锁' })).toBeVisible();
  }
  const password = page.getByRole('textbox', { name: '登录密码' });
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('请输入密码');
  await page.keyboard.type('wrong-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('密码错误，请重新输入');
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('岗位名称')).toHaveValue('也写到一半');
  await expect(page).toHaveTitle('岗位管理 - 管理系统');
});

test('after a reload of a locked screen nothing is loaded before it is unlocked, and the address is kept', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/system/post?postName=经理');
  await expect(page.getByText('项目经理')).toBeVisible();
  await lockScreen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  const password = page.getByRole('textbox', { name: '登录密码' });
  await expect(password).toBeFocused();
  expect(asked.filter((url) => url.includes('/system/post'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('项目经理')).toBeVisible();
  // Signing in anew opens the lock as well.
  await lockScreen(page);
  await page.getByRole('button', { name: '退出重新登录' }).click();
  await expect(page).toHaveURL(/#\/user\/login\?redirect=/);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('项目经理')).toBeVisible();
});

test('an expired password is reported once after signing in, with the way to change it', async ({
  page,
  app,
}) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'outdated', []);
  await page.route('**/api/getInfo', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), isPasswordExpired: true },
    });
  });
  await page.goto(`${app}/#/user/login`);
  await page.getByLabel('账号').fill(person.userName);
  await page.getByLabel('密码', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '安全提示' });
  await expect(dialog).toContainText('您的密码已过期，请尽快修改密码！');
  await dialog.getByRole('button', { name: '去修改' }).click();
  await expect(page.getByRole('tab', { name: '安全设置' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('button', { name: '修改' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '修改' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
