/**
 * The second factor of a person: set up, asked at sign-in, and stopped after the password was asked
 * again.
 */
import { codeAt } from '../server/auth/support/authenticator.ts';
import { makePerson } from './support/people.ts';
import { api, expect, signIn, test } from './support/test.ts';

test('a second factor is set up, asked at sign-in, and stopped', async ({
  page,
  app,
  open,
  complaints,
}) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'doubly', []);
  await open('/account/settings?tab=security', person);
  await page.getByRole('button', { name: '启用两步验证' }).click();
  const setup = page.getByRole('dialog', { name: '启用两步验证' });
  await expect(setup.getByRole('img', { name: '两步验证二维码' })).toBeVisible();
  const secret = (await setup.locator('code').innerText()).trim();
  await setup.getByLabel('验证码', { exact: true }).fill('12 34-5');
  await setup.getByRole('button', { name: /启\s*用/ }).click();
  await expect(setup.getByText('验证码长度')).toBeVisible();
  await setup.getByLabel('验证码', { exact: true }).fill(codeAt(secret, Date.now()));
  await setup.getByRole('button', { name: /启\s*用/ }).click();
  await expect(page.getByText('恢复码只显示这一次')).toBeVisible();
  const [recovery = ''] = await page.locator('code').allInnerTexts();
  await page.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByText('已启用，剩余恢复码 10 个')).toBeVisible();
  await expect(page.getByText(recovery)).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(
    `${app}/#/user/login?redirect=${encodeURIComponent('/account/settings?tab=security')}`,
  );
  const first = page.getByRole('form', { name: '登录' });
  await first.getByLabel('账号').fill(person.userName);
  await first.getByLabel('密码', { exact: true }).fill(person.password);
  await first.getByRole('button', { name: '登录' }).click();
  const second = page.getByRole('form', { name: '两步验证' });
  await expect(second.getByLabel('两步验证码')).toBeFocused();
  await second.getByLabel('两步验证码').fill('000000');
  await second.getByRole('button', { name: '登录' }).click();
  await expect(second.getByRole('alert').filter({ hasText: '两步验证码错误' })).toBeVisible();
  // The next code: that of the setup was used up.
  await second.getByLabel('两步验证码').fill(codeAt(secret, Date.now() + 30_000));
  await second.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('已启用，剩余恢复码 10 个')).toBeVisible();

  // Sixteen minutes later, as the server sees it.
  let refused = false;
  await page.route('**/api/system/user/profile/totp', async (route) => {
    if (refused || route.request().method() !== 'DELETE') return route.fallback();
    refused = true;
    return route.fulfill({
      json: {
        code: 601,
        msg: '为确认是您本人操作，请重新验证登录密码',
        reauthenticate: true,
        totpRequired: true,
      },
    });
  });
  await page.getByRole('button', { name: '停用' }).click();
  await page
    .getByRole('dialog', { name: '确认停用两步验证吗？' })
    .getByRole('button', { name: /确\s*定/ })
    .click();
  const proof = page.getByRole('dialog', { name: '身份验证' });
  await proof.getByLabel('请输入登录密码').fill('wrong-one');
  await proof.getByRole('button', { name: /验\s*证/ }).click();
  await expect(proof.getByText('请输入两步验证码')).toBeVisible();
  await proof.getByLabel('两步验证码或恢复码').fill(recovery.trim());
  await proof.getByRole('button', { name: /验\s*证/ }).click();
  await expect(proof.getByText('密码错误，请重新输入')).toBeVisible();
  await proof.getByLabel('请输入登录密码').fill(person.password);
  await proof.getByLabel('请输入登录密码').press('Enter');
  await expect(page.getByText('两步验证已停用')).toBeVisible();
  await expect(page.getByText('未启用', { exact: true })).toBeVisible();
  await signIn(app, person.userName, person.password);
  expect(complaints).toEqual([]);
});

test('who must set up a second factor is led there and gets the menu afterwards', async ({
  page,
  app,
  open,
}) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'demanded', ['system:post:list']);
  const admin = await signIn(app);
  const [role] = (await api(app, admin, 'GET', `/system/role/list?roleKey=${person.userName}`))
    .rows as { roleId: number }[];
  await api(app, admin, 'PUT', '/system/role', {
    roleId: role?.roleId,
    roleName: person.userName,
    roleKey: person.userName,
    roleSort: 9,
    requireTotp: true,
  });
  await open('/system/post', person);
  await expect(
    page.getByText('您的角色要求启用两步验证，完成设置后才能使用其他功能。'),
  ).toBeVisible();
  await page.getByRole('button', { name: '启用两步验证' }).click();
  const setup = page.getByRole('dialog', { name: '启用两步验证' });
  const secret = (await setup.locator('code').innerText()).trim();
  await setup.getByLabel('验证码', { exact: true }).fill(codeAt(secret, Date.now()));
  await setup.getByRole('button', { name: /启\s*用/ }).click();
  await page.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByRole('button', { name: '停用' })).toHaveCount(0);
  await page.goto(`${app}/#/system/post`);
  await expect(page.getByRole('columnheader', { name: '岗位名称' })).toBeVisible();
});
