/** The end of a session, and what goes wrong while one is asked for. */
import { makePerson } from './support/people.ts';
import { stopClock } from './support/clock.ts';
import { menu, signInByKeyboard, tab, tabs } from './support/frame.ts';
import { rowOf } from './support/list.ts';
import { adminPassword, expect, test, tokenIn } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a reload while the server is asked who is signed in does not sign out', async ({
  page,
  open,
}) => {
  await page.route('**/api/getInfo', () => new Promise(() => {}), { times: 1 });
  const asked = page.waitForRequest('**/api/getInfo');
  await open('/system/post');
  await asked;
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
});

test('the end of a session keeps the half-filled page for the same user, and nothing of it for another', async ({
  page,
  app,
  open,
}) => {
  const successor = await makePerson(process.env.PAGELOOM_DATA!, 'successor', [
    'system:post:list',
    'system:post:query',
    'system:post:edit',
  ]);
  await open('/system/post');
  await menu(page).getByRole('link', { name: '参数设置' }).click();
  await expect(page).toHaveTitle('参数设置 - 管理系统');
  await tab(page, '岗位管理').click();
  await expect(page).toHaveURL(`${app}/#/system/post`);
  const field = page.getByRole('textbox', { name: '岗位名称' });
  await field.first().fill('尚未保存');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '添加岗位' });
  await form.getByLabel('岗位名称').fill('也没有保存');
  const dialog = page.getByRole('dialog', { name: '系统提示' });
  // By a key: a button that still moves with its dialog may miss a click.
  const confirm = () => dialog.getByRole('button', { name: /确\s*认/ }).press('Enter');
  /** The session ends somewhere else; saving the form finds out. */
  const beRefused = async () => {
    await page.evaluate(async () => {
      // The cookies stay: only the server knows that the session has ended.
      const mark = document.cookie.match(/access_mark=([^;]+)/)![1];
      await fetch('/api/logout', { method: 'POST', headers: { 'X-Session': 'cookie' } });
      document.cookie = `access_mark=${mark}; Path=/`;
    });
    await form.getByLabel('岗位编码').fill('unsaved');
    // What else the window asks the server may be refused first: then the dialog is there already,
    // over the button.
    await form.getByRole('button', { name: /保\s*存/ }).dispatchEvent('click');
    await expect(dialog).toBeVisible();
  };
  await beRefused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await confirm();
  await expect(page).toHaveURL(new RegExp(`^${app}/#/user/login\\?redirect=`));
  await expect(form).toBeHidden();
  await signInByKeyboard(page, 'admin', adminPassword);
  await expect(page).toHaveURL(/#\/system\/post/);
  await expect(form.getByLabel('岗位名称')).toHaveValue('也没有保存');
  await expect(field.first()).toHaveValue('尚未保存');

  await beRefused();
  await confirm();
  await signInByKeyboard(page, successor.userName, successor.password);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(tabs(page)).toHaveText(['首页', '岗位管理']);
  await expect(form).toHaveCount(0);
  await expect(field).toHaveValue('');
  await expect(page.locator('body')).not.toContainText('保存');
});

test('failures to learn who is signed in end the session with a notice', async ({
  page,
  app,
  open,
}) => {
  await page.route('**/api/getInfo', (route) => route.fulfill({ json: { code: 500, msg: 'x' } }));
  await open('/system/post');
  await expect(page.getByText('请求用户信息失败，请重试')).toBeVisible();
  await expect(page).toHaveURL(`${app}/#/user/login?redirect=%2Findex`);
  expect(tokenIn(await page.context().cookies())).toBeUndefined();
});

test('failures of the network are one notification, however many requests failed', async ({
  page,
  open,
  complaints,
}) => {
  await page.clock.install();
  await open('/system/post');
  await expect(rowOf(page, '董事长')).toBeVisible();
  await stopClock(page);
  await page.route('**/api/system/post/list*', (route) => route.abort());
  const notice = page.locator('[data-toast]').filter({ hasText: '后端接口连接异常' });
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(notice).toHaveCount(1);
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(notice).toHaveCount(1);
  // It covers neither head nor search, and the mouse over it keeps it no longer.
  const search = (await page.locator('main search').boundingBox())!;
  await expect
    .poll(async () => (await notice.boundingBox())?.y)
    .toBeGreaterThanOrEqual(search.y + search.height);
  await notice.hover();
  await page.clock.runFor(4_000);
  await expect(notice).toHaveCount(1);
  // It goes by itself after five seconds.
  await page.clock.runFor(1_000);
  await expect(notice).toHaveCount(0);
  complaints.forget();
});
