/** Online users: what the page makes of the protocol's answer, and forcing somebody out. The endpoints have tests of their own. */
import { makePerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const session = { tokenId: 'b7a0c2f4-0001', userName: 'someone', deptName: '研发部门', ipaddr: '127.0.0.1', loginLocation: '内网IP', browser: 'Chrome 120', os: 'Linux', loginTime: Date.UTC(2026, 0, 2, 1, 30, 5) };

test('sessions are listed with the moment in GMT+8, and ended after a question', async ({ page, open }) => {
  let sessions = [session];
  await page.route('**/api/monitor/online/**', async (route) => {
    if (route.request().method() === 'DELETE') sessions = sessions.filter(({ tokenId }) => !route.request().url().endsWith(`/${tokenId}`));
    await route.fulfill({ json: route.request().method() === 'DELETE' ? { code: 200, msg: '操作成功' } : { code: 200, msg: '查询成功', rows: sessions, total: sessions.length } });
  });
  await open('/monitor/online');
  const row = page.locator('tbody').getByRole('row').filter({ hasText: 'someone' });
  await expect(row).toContainText('2026-01-02 09:30:05');
  await expect(page.locator('tbody').getByRole('checkbox')).toHaveCount(0);
  await row.getByRole('button', { name: '强退' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('确认强退someone的用户吗?');
  await question.getByRole('button', { name: /确\s*定/ }).click();
  await expect(page.getByText('已强退')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('who may only look has no button to force out', async ({ page, open }) => {
  await page.route('**/api/monitor/online/list*', (route) => route.fulfill({ json: { code: 200, msg: '查询成功', rows: [session], total: 1 } }));
  await open('/monitor/online', await makePerson(process.env.PAGELOOM_DATA!, 'onlinereader', ['monitor:online:list']));
  await expect(page.locator('tbody').getByRole('row').filter({ hasText: 'someone' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: '强退' })).toHaveCount(0);
});
