/** People who work on a page while it is published anew. */
import { menu } from './support/frame.ts';
import { expect, test, type Fixtures } from './support/test.ts';

/** Publishes the page of posts with another heading. */
async function rename(admin: Fixtures['admin']): Promise<void> {
  const { data } = await admin('GET', '/tool/build/live?page=system/post');
  const document = JSON.parse(data.text as string);
  document.list.columns[1] = { field: 'postCode', label: '代号' };
  const body = {
    page: 'system/post',
    text: JSON.stringify(document),
    expected: data.hash,
    reason: '换列名',
  };
  expect(await admin('POST', '/tool/build/publish', body)).toMatchObject({ code: 200 });
}

test('open pages hear of a publication, keep what is half filled in, and have it when one comes back', async ({
  page,
  open,
  admin,
}) => {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '添加岗位' });
  await form.getByLabel('岗位名称').fill('尚未保存');
  await rename(admin);
  const news = page.getByRole('status').filter({ hasText: '此页面有新版本' });
  await expect(news).toBeVisible();
  await expect(form.getByLabel('岗位名称')).toHaveValue('尚未保存');
  await form.getByLabel('岗位编码').fill('live');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /尚未保存/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
  await menu(page).getByRole('link', { name: '参数设置' }).click();
  await menu(page).getByRole('link', { name: '岗位管理' }).click();
  await expect(page.getByRole('columnheader', { name: '代号' })).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('a new page is in the menu of open windows, whose forms stay as they are', async ({
  page,
  open,
  admin,
}) => {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '添加岗位' });
  await form.getByLabel('岗位名称').fill('尚未保存');
  const news = { version: 2, id: 'system/news', title: '公司动态' };
  const body = {
    page: news.id,
    text: JSON.stringify({
      ...news,
      menu: { parent: 'system', parentTitle: '系统管理' },
      body: [{ type: 'text', text: '第一条' }],
    }),
    expected: null,
    reason: '新页面',
  };
  expect(await admin('POST', '/tool/build/publish', body)).toMatchObject({ code: 200 });
  const entry = menu(page).getByRole('link', { name: '公司动态' });
  await expect(entry).toBeVisible();
  await expect(form.getByLabel('岗位名称')).toHaveValue('尚未保存');
  await form.getByLabel('岗位编码').fill('live');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form).toBeHidden();
  await entry.click();
  await expect(page.getByText('第一条')).toBeVisible();
});

test('a page that was published before the window could hear of it is said to be new, too', async ({
  page,
  open,
  admin,
}) => {
  const published = Promise.withResolvers<void>();
  await page.route('**/api/events', async (route) => {
    await published.promise;
    await route.continue();
  });
  await open('/system/post');
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
  await rename(admin);
  published.resolve();
  const news = page.getByRole('status').filter({ hasText: '此页面有新版本' });
  await expect(news).toBeVisible();
});

test('a page that is looked at is made anew when asked', async ({ page, open, admin }) => {
  await open('/system/post');
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
  await rename(admin);
  const news = page.getByRole('status').filter({ hasText: '此页面有新版本' });
  await news.getByRole('button', { name: /刷\s*新/ }).click();
  await expect(page.getByRole('columnheader', { name: '代号' })).toBeVisible();
  await expect(news).toHaveCount(0);
});
