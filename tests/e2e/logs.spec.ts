/** 登录日志 and 操作日志. */
import { makePerson } from './support/people.ts';
import { violations } from './support/axe.ts';
import { confirm, drawerOf, pick, rowOf, store } from './support/list.ts';
import { expect, signIn, test } from './support/test.ts';

test('somebody locked out by wrong passwords is let in again', async ({ page, app, open }) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'forgetful', ['system:post:list']);
  for (let n = 0; n < 5; n++)
    await signIn(app, person.userName, 'wrong-password').catch(() => undefined);
  await expect(signIn(app, person.userName, person.password)).rejects.toThrow('锁定');
  await open('/system/log/logininfor?userName=forgetful');
  const unlock = page.getByRole('button', { name: '解锁' });
  await expect(rowOf(page, 'forgetful').first()).toBeVisible();
  await expect(unlock).toBeDisabled();
  await rowOf(page, 'forgetful').first().getByRole('checkbox').check();
  await unlock.click();
  await confirm(page, '是否确认解锁用户：forgetful？');
  await expect(page.getByText('解锁成功')).toBeVisible();
  expect(await signIn(app, person.userName, person.password)).toBeTruthy();
});

test('the detail of an operation shows what was sent as readable JSON', async ({
  page,
  app,
  open,
}) => {
  await store(app, '/system/post', {
    postCode: 'logged',
    postName: '有日志',
    postSort: 80,
    status: '0',
  });
  await open('/system/log/operlog?title=岗位管理');
  const detail = drawerOf(page);
  await rowOf(page, '岗位管理').first().getByRole('button', { name: '详细' }).click();
  await expect(detail).toContainText('操作日志详细');
  await expect(detail.getByText('/system/post').first()).toBeVisible();
  await expect(detail.getByText(/\d+ 毫秒/)).toBeVisible();
  const asked = detail.getByRole('region', { name: '请求参数' });
  await expect(asked.getByRole('treeitem').nth(1)).toContainText(/^\w+: /);
});

test('both logs are exported under their names', async ({ page, open }) => {
  for (const [route, name] of [
    ['/system/log/logininfor', 'logininfor'],
    ['/system/log/operlog', 'operlog'],
  ] as const) {
    await open(route);
    await expect(
      page.getByRole('columnheader', { name: name === 'operlog' ? '日志编号' : '访问编号' }),
    ).toBeVisible();
    await page.getByRole('button', { name: '导出' }).click();
    const download = page.waitForEvent('download');
    await confirm(page);
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${name}_\\d{13}\\.xlsx$`));
  }
});

test('a reader of a log cannot empty it', async ({ page, open }) => {
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'log-reader', [
    'monitor:operlog:list',
  ]);
  await open('/system/log/operlog', reader);
  await expect(page.getByRole('columnheader', { name: '日志编号' })).toBeVisible();
  for (const name of ['删除', '清空', '导出', '详细'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('emptying asks what it will do, and leaves nothing of before', async ({ page, app, open }) => {
  await signIn(app, 'forgetful', 'wrong-password').catch(() => undefined);
  await open('/system/log/logininfor?userName=forgetful');
  await expect(rowOf(page, 'forgetful').first()).toBeVisible();
  await page.getByRole('button', { name: '清空' }).click();
  await confirm(page, '确认清空吗？', '将清空所有登录日志');
  await expect(page.getByText('清空成功')).toBeVisible();
  await expect(rowOf(page, 'forgetful')).toHaveCount(0);
});

for (const [log, chart, items] of [
  ['logininfor', '每日登录', ['成功次数', '失败次数', '登录人数']],
  ['operlog', '每日操作', ['操作次数', '异常次数', '操作人数']],
] as const)
  test(`the figures of ${log} are worked out when somebody asks for them`, async ({
    page,
    app,
    open,
  }) => {
    await store(app, '/system/post', {
      postCode: 'counted',
      postName: '已计数',
      postSort: 81,
      status: '0',
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/aggregate/')) asked.push(request.url());
    });
    await open(`/system/log/${log}`);
    await expect(page.getByRole('button', { name: '导出' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: '统计' }).click();
    const figures = drawerOf(page);
    for (const item of items) await expect(figures.getByText(item).first()).toBeVisible();
    await expect(figures.getByRole('img', { name: new RegExp(`^${chart}，`) })).toBeVisible();
    await expect(figures.locator('.pl-chart-place canvas')).toHaveCount(2);
    expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
    expect(asked.every((url) => decodeURIComponent(url).includes('params[beginTime]='))).toBe(true);
  });

test('the logs are searched by what stands in them', async ({ page, app, open }) => {
  await store(app, '/system/post', {
    postCode: 'found',
    postName: '可查到',
    postSort: 82,
    status: '0',
  });
  await open('/system/log/operlog');
  const search = page.locator('.pl-list-search');
  await search.getByRole('button', { name: /展\s*开/ }).click();
  const people = search.getByRole('combobox', { name: '指定人员' });
  await people.press('ArrowDown');
  await pick(page.locator('.ant-select-item-option-content', { hasText: /^admin$/ }));
  await people.press('Escape');
  const answered = page.waitForRequest((request) => request.url().includes('operNames='));
  await search.getByRole('button', { name: /查\s*询/ }).click();
  expect(decodeURIComponent((await answered).url())).toContain('operNames=admin');
  await expect(rowOf(page, 'admin').first()).toBeVisible();
});
