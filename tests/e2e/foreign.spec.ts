/** API_TARGET: our pages in front of a server that speaks only the protocol. */
import { startApp, type App } from './support/app.ts';
import { startStandIn, type StandIn } from './support/stand-in.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

let standIn: StandIn;
let app: App;

test.beforeAll(async () => {
  standIn = await startStandIn();
  app = await startApp({ env: { API_TARGET: standIn.url } });
});
test.afterAll(async () => {
  await app.stop();
  await standIn.stop();
});

const pages: [route: string, shows: string][] = [
  ['/system/post', '董事长'],
  ['/system/config', 'sys.user.initPassword'],
  ['/system/dept', '分公司'],
  ['/system/dict', 'sys_user_sex'],
  ['/system/notice', '停机维护'],
  ['/system/log/logininfor', '登录成功'],
  ['/system/log/operlog', '岗位管理'],
];

test('signs in, opens the first pages and stores a change without a call outside the protocol', async ({
  page,
}) => {
  await page.goto(app.url);
  // A server that does not tell whether registration is open may have it open.
  await expect(page.getByRole('link', { name: '注册账号' })).toBeVisible();
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('any');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('老系统管理员').first()).toBeVisible();
  for (const [route, shows] of pages) {
    await page.goto(`${app.url}/#${route}`);
    await expect(page.locator('tbody').getByText(shows).first()).toBeVisible();
  }
  await page.goto(`${app.url}/#/system/post`);
  await page.getByRole('row', { name: /ceo/ }).getByRole('button', { name: '修改' }).click();
  await page.getByRole('dialog').getByLabel('岗位名称').fill('总裁');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /总裁/ })).toBeVisible();
  expect(standIn.foreign).toEqual([]);
});

test('features of our own server are said to be absent', async () => {
  const index = (await (await fetch(`${app.url}/schemas/index.json`)).json()) as {
    features: Record<string, boolean>;
  };
  expect(Object.values(index.features).some(Boolean)).toBe(false);
});
