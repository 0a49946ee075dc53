/**
 * A form whose answer, or whose network, is lost: its record is stored once, and nothing is left in
 * doubt.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { rowOf } from './support/list.ts';
import { beginPost, edit, makePost } from './support/posts.ts';
import { api, expect, signIn, test } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * Idempotency keys under which posts are sent from now on; the first is answered by `first`, the
 * others by the server.
 */
async function keysSent(
  page: Page,
  first: (route: Route) => Promise<void>,
): Promise<readonly (string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/system/post', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? first(route) : route.continue());
  });
  return keys;
}

test('a create whose answer was lost is not carried out twice', async ({
  page,
  app,
  open,
  complaints,
}) => {
  const drawer = await beginPost(page, open, { postName: '只有一个', postCode: 'once' });
  const keys = await keysSent(page, async (route) => {
    // The server does the work; the answer never arrives.
    await route.fetch();
    await route.abort();
  });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText(
    '未收到答复，可能已经保存：后端接口连接异常',
  );
  await drawer.getByRole('button', { name: '再次发送' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
  const { total } = await api(app, await signIn(app), 'GET', '/system/post/list?postCode=once');
  expect(total).toBe(1);
  complaints.forget(); // the browser itself complains about the lost answer
});

/**
 * A form of a new post whose first answer is lost, after the server has stored it; then its name is
 * changed.
 */
async function loseFirstAnswer(page: Page, method: 'POST' | 'PUT', drawer: Locator): Promise<void> {
  let lost = false;
  await page.route('**/api/system/post', async (route) => {
    if (lost || route.request().method() !== method) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText('未收到答复，可能已经保存');
  // Whoever comes back to the window hears nothing of others: the newer record is their own.
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await drawer.getByLabel('备注').fill('后来的');
  await drawer.getByRole('button', { name: '保存' }).click();
}

for (const [another, becomes] of [
  [false, 'is left as it was stored'],
  [true, 'is kept beside another'],
] as const)
  test(`a new record whose answer was lost ${becomes} when its input then changed`, async ({
    page,
    app,
    open,
    complaints,
  }) => {
    const drawer = await beginPost(page, open, { postName: '先存的', postCode: 'stored-first' });
    await loseFirstAnswer(page, 'POST', drawer);
    await expect(drawer.getByRole('alert')).toContainText('之前提交的内容已经保存');
    if (another) {
      await drawer.getByLabel('岗位名称').fill('另存的');
      await drawer.getByLabel('岗位编码').fill('stored-second');
      await drawer.getByRole('button', { name: '另存为新记录' }).click();
      await expect(page.getByText('新增成功')).toBeVisible();
    } else await drawer.getByRole('button', { name: '关闭并查看' }).click();
    await expect(rowOf(page, 'stored-first')).toBeVisible();
    const { rows } = await api(app, await signIn(app), 'GET', '/system/post/list?postCode=stored-');
    expect(rows.map((post: Record<string, unknown>) => [post.postCode, post.remark])).toEqual(
      another
        ? [
            ['stored-first', null],
            ['stored-second', '后来的'],
          ]
        : [['stored-first', null]],
    );
    complaints.forget(); // the browser itself complains about the lost answer
  });

test('a change whose answer was lost takes what was changed since', async ({
  page,
  app,
  open,
  complaints,
}) => {
  const { postId } = await makePost(app, 'later');
  const drawer = await edit(page, open, 'later');
  await drawer.getByLabel('岗位名称').fill('先改的');
  await loseFirstAnswer(page, 'PUT', drawer);
  await expect(page.getByText('修改成功')).toBeVisible();
  const { data } = await api(app, await signIn(app), 'GET', `/system/post/${postId}`);
  expect(data).toMatchObject({ postName: '先改的', remark: '后来的' });
  complaints.forget(); // the browser itself complains about the lost answer
});

test('a form without a network keeps the input, says so, and is stored once when sent again', async ({
  page,
  app,
  open,
  complaints,
}) => {
  const drawer = await beginPost(page, open, { postName: '断网岗位', postCode: 'offline-once' });
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/system/post'))
      keys.add(request.headers()['idempotency-key']);
  });
  await page.context().setOffline(true);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText('尚未保存：后端接口连接异常');
  await expect(drawer.getByRole('button', { name: '再次发送' })).toBeDisabled();
  await expect(drawer.getByLabel('岗位名称')).toHaveValue('断网岗位');
  await page.context().setOffline(false);
  await expect(drawer.getByRole('alert')).toContainText('网络已恢复');
  await drawer.getByRole('button', { name: '再次发送' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  expect(keys.size).toBe(1);
  const { total } = await api(
    app,
    await signIn(app),
    'GET',
    '/system/post/list?postCode=offline-once',
  );
  expect(total).toBe(1);
  complaints.forget(); // the browser itself complains about the lost network
});

test('a form that something between here and the server refuses is sent again under the same key', async ({
  page,
  open,
  complaints,
}) => {
  const drawer = await beginPost(page, open, { postName: '网关岗位', postCode: 'gateway-once' });
  const keys = await keysSent(page, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }),
  );
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText(
    '未收到答复，可能已经保存：系统接口502异常',
  );
  await drawer.getByRole('button', { name: '再次发送' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
  complaints.forget(); // the browser itself complains about the status
});
