/** 系统接口: the document of the API, and requests tried in the name of who is signed in. */
import { chineseIn } from './support/chinese.ts';
import { chooseEnglish } from './support/english.ts';
import { expect, test } from './support/test.ts';

test('the document is shown within the present sign-in, and a request is tried', async ({
  page,
  open,
}) => {
  await open('/tool/swagger');
  const viewer = page.frameLocator('iframe[title="系统接口"]');
  await expect(viewer.getByRole('heading', { name: /Pageloom 织页/ })).toBeVisible();
  await viewer.locator('[id="operations-tag-岗位"]').click();
  await viewer.locator('.opblock-summary').filter({ hasText: '/system/post/optionselect' }).click();
  await viewer.getByRole('button', { name: '试一试' }).click();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/system/post/optionselect')),
    viewer.getByRole('button', { name: '发送' }).click(),
  ]);
  expect(await answer.json()).toMatchObject({ code: 200 });
  await expect(viewer.getByText('董事长').first()).toBeVisible();
});

test('the document has the theme of the application, also when it changes', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => localStorage.setItem('nav_theme', '"realDark"'));
  await open('/tool/swagger');
  const html = page.frameLocator('iframe[title="系统接口"]').locator('html');
  await expect(html).toHaveClass(/dark-mode/);
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await page.evaluate(() => localStorage.setItem('nav_theme', '"light"'));
  await expect(html).not.toHaveClass(/dark-mode/);
});

test('without a sign-in it says so', async ({ page, app }) => {
  await page.goto(`${app}/swagger-ui/index.html`);
  await expect(page.getByText('请先登录系统，再查看系统接口。')).toBeVisible();
});

test('with English chosen no Chinese is left in it', async ({ page, app, open }) => {
  await chooseEnglish(page, app);
  await page.goto(`${app}/swagger-ui/index.html`);
  await expect(page.getByText('Please sign in to the system to see its API.')).toBeVisible();
  await expect(page).toHaveTitle('API');
  await open('/index');
  await page.goto(`${app}/swagger-ui/index.html`);
  await page.locator('[id="operations-tag-Position"]').click();
  await page.locator('.opblock-summary').filter({ hasText: '/system/post/optionselect' }).click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
  await expect.poll(() => chineseIn(page)).toEqual([]);
});
