/** Online users, on the real server: who is there, and forcing somebody out. */
import { makePerson } from './support/people.ts';
import { api, expect, signIn, test } from './support/test.ts';

test('sessions are listed in GMT+8 and ended after a question; who may only look has no button', async ({
  page,
  app,
  open,
}) => {
  const someone = await makePerson(process.env.PAGELOOM_DATA!, 'onlineguest', []);
  const token = await signIn(app, someone.userName, someone.password);
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'onlinereader', [
    'monitor:online:list',
  ]);
  await open('/monitor/online');
  await page.getByRole('textbox', { name: '用户名称' }).fill(someone.userName);
  await page.getByRole('button', { name: /查\s*询/ }).click();
  const rows = page.locator('tbody').getByRole('row').filter({ hasText: someone.userName });
  await expect(rows.first()).toContainText(/20\d\d-\d\d-\d\d \d\d:\d\d:\d\d/);
  await expect(page.locator('tbody').getByRole('checkbox')).toHaveCount(0);
  const { rows: listed } = await api(
    app,
    await signIn(app),
    'GET',
    `/monitor/online/list?userName=${someone.userName}`,
  );
  const gmt8 = new Date(listed[0].loginTime + 8 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  await expect(rows.filter({ hasText: listed[0].tokenId })).toContainText(gmt8);

  await rows.first().getByRole('button', { name: '强退' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(`确认强退${someone.userName}的用户吗？`);
  await question.getByRole('button', { name: /确\s*定/ }).click();
  await expect(page.getByText('已强退').first()).toBeVisible();
  await expect(rows).toHaveCount(0);
  expect(await api(app, token, 'GET', '/getInfo')).toMatchObject({ code: 401 });

  await open('/monitor/online', reader);
  await page.reload();
  await expect(
    page.locator('tbody').getByRole('row').filter({ hasText: reader.userName }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '强退' })).toHaveCount(0);
});
