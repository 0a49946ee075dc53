/** What every form can do, shown on posts, notices and departments. Each test makes records of its own. */
import type { Locator, Page } from '@playwright/test';
import { api, expect, signIn, test } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Post {
  postId: number;
  postCode: string;
  postName: string;
  version: number;
}

/** Makes a post over the wire; resolves with it as it is stored. */
async function makePost(app: string, name: string): Promise<Post> {
  const token = await signIn(app);
  const answer = await api(app, token, 'POST', '/system/post', {
    postCode: name,
    postName: name,
    postSort: 50,
    status: '0',
  });
  expect(answer.code, answer.msg).toBe(200);
  return (await findPost(app, name))!;
}

async function findPost(app: string, postCode: string): Promise<Post | undefined> {
  const { rows } = await api(
    app,
    await signIn(app),
    'GET',
    `/system/post/list?postCode=${postCode}`,
  );
  return (rows as Post[])[0];
}

const drawerOf = (page: Page): Locator => page.getByRole('dialog').last();
const row = (page: Page, text: string): Locator =>
  page.locator('tbody').getByRole('row').filter({ hasText: text });

async function edit(
  page: Page,
  open: (route: string) => Promise<void>,
  name: string,
): Promise<Locator> {
  await open(`/system/post?postCode=${name}`);
  await row(page, name).getByRole('button', { name: '修改' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('岗位名称')).toHaveValue(name);
  return drawer;
}

test('a new record: empty fields are told where they are, then it is stored and the list shows it', async ({
  page,
  open,
}) => {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('岗位名称')).toBeFocused();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toHaveText(['岗位名称不能为空', '岗位编码不能为空']);
  await expect(drawer.getByLabel('岗位名称')).toBeFocused();
  await expect(drawer.getByLabel('岗位名称')).toHaveAccessibleDescription('岗位名称不能为空');
  await drawer.getByLabel('岗位名称').fill('表单新岗位');
  await expect(drawer.getByRole('alert')).toHaveText(['岗位编码不能为空']);
  await drawer.getByLabel('岗位编码').fill('formnew');
  await drawer.getByLabel('岗位编码').press('Enter');
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(row(page, 'formnew')).toBeVisible();
});

test('a first field that loads late takes no letter from who types in another', async ({
  page,
  open,
}) => {
  await open('/system/dept');
  const loads = Promise.withResolvers<void>();
  await page.route('**/assets/TreeSelect-*.js', async (route) => {
    await loads.promise;
    await route.continue();
  });
  await row(page, '深圳总公司').getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('部门名称').click();
  await page.keyboard.insertText('一边打开');
  loads.resolve();
  await expect(drawer.locator('[data-field=parentId]').getByRole('combobox')).toBeEnabled();
  await page.keyboard.insertText('一边填写');
  await expect(drawer.getByLabel('部门名称')).toHaveValue('一边打开一边填写');
});

test('a refusal leaves the form open with its input and stands at the field it concerns', async ({
  page,
  open,
}) => {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('岗位名称').fill('没人用的名称');
  await drawer.getByLabel('岗位编码').fill('ceo');
  await page.keyboard.press('Control+s');
  await expect(drawer.getByLabel('岗位编码')).toHaveAccessibleDescription(
    "新增岗位'没人用的名称'失败，岗位编码已存在",
  );
  await expect(drawer.getByLabel('岗位编码')).toBeFocused();
  await expect(drawer.getByLabel('岗位名称')).toHaveValue('没人用的名称');
  await drawer.getByLabel('岗位编码').fill('free-code');
  await expect(drawer.getByRole('alert')).toHaveCount(0);
});

test('unsaved changes are not lost without a question', async ({ page, app, open }) => {
  const { postName } = await makePost(app, 'guarded');
  const drawer = await edit(page, open, postName);
  await drawer.getByLabel('备注').fill('还没有保存');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog').filter({ hasText: '有未保存的修改，确定放弃吗？' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  // The question fades; the next one is another.
  await expect(question).toHaveCount(0);
  await expect(drawer.getByLabel('备注')).toHaveValue('还没有保存');
  await drawer.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect(drawer).toBeHidden();
  // Nothing changed: nothing is asked.
  await row(page, postName).getByRole('button', { name: '修改' }).click();
  await expect(drawerOf(page).getByLabel('备注')).toHaveValue('');
  await drawerOf(page).getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two people editing one record: the second keeps the input and decides', async ({
  page,
  app,
  open,
}) => {
  const post = await makePost(app, 'shared');
  const drawer = await edit(page, open, 'shared');
  await drawer.getByLabel('备注').fill('我的备注');
  const other = await api(app, await signIn(app), 'PUT', '/system/post', {
    ...post,
    postSort: 77,
    remark: '对方的备注',
  });
  expect(other.code, other.msg).toBe(200);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText('数据已被他人修改，请刷新后重试');
  await expect(drawer.getByRole('alert')).toContainText('对方修改了：显示顺序、备注。');
  await drawer.getByRole('button', { name: '继续编辑' }).click();
  await expect(drawer.getByLabel('备注')).toHaveValue('我的备注');
  await expect(drawer.getByLabel('显示顺序')).toHaveValue('77');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  const stored = await api(app, await signIn(app), 'GET', `/system/post/${post.postId}`);
  expect(stored.data).toMatchObject({ remark: '我的备注', postSort: 77 });
});

test('loading the newest record instead drops the input', async ({ page, app, open }) => {
  const post = await makePost(app, 'reloaded');
  const drawer = await edit(page, open, 'reloaded');
  await drawer.getByLabel('备注').fill('我的备注');
  await api(app, await signIn(app), 'PUT', '/system/post', { ...post, remark: '对方的备注' });
  await drawer.getByRole('button', { name: '保存' }).click();
  await drawer.getByRole('button', { name: '重新加载' }).click();
  await expect(drawer.getByLabel('备注')).toHaveValue('对方的备注');
});

test('a create whose answer was lost is not carried out twice', async ({
  page,
  app,
  open,
  complaints,
}) => {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('岗位名称').fill('只有一个');
  await drawer.getByLabel('岗位编码').fill('once');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/system/post', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server does the work; the answer never arrives.
    if (keys.length === 1) await route.fetch().then(() => route.abort());
    else await route.continue();
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
  complaints.length = 0; // the browser itself complains about the lost answer
});

/** A form of a new post whose first answer is lost, after the server has stored it; then its name is changed. */
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
  await drawer.getByLabel('备注').fill('后来的');
  await drawer.getByRole('button', { name: '保存' }).click();
}

for (const another of [false, true])
  test(`a new record whose answer was lost and whose input then changed ${another ? 'is kept beside another' : 'is left as it was stored'}`, async ({
    page,
    app,
    open,
    complaints,
  }) => {
    await open('/system/post');
    await page.getByRole('button', { name: '新增' }).click();
    const drawer = drawerOf(page);
    await drawer.getByLabel('岗位名称').fill('先存的');
    await drawer.getByLabel('岗位编码').fill('stored-first');
    await loseFirstAnswer(page, 'POST', drawer);
    await expect(drawer.getByRole('alert')).toContainText('之前提交的内容已经保存');
    if (another) {
      await drawer.getByLabel('岗位名称').fill('另存的');
      await drawer.getByLabel('岗位编码').fill('stored-second');
      await drawer.getByRole('button', { name: '另存为新记录' }).click();
      await expect(page.getByText('新增成功')).toBeVisible();
    } else await drawer.getByRole('button', { name: '关闭并查看' }).click();
    await expect(row(page, 'stored-first')).toBeVisible();
    const { rows } = await api(app, await signIn(app), 'GET', '/system/post/list?postCode=stored-');
    expect(rows.map((post: Record<string, unknown>) => [post.postCode, post.remark])).toEqual(
      another
        ? [
            ['stored-first', null],
            ['stored-second', '后来的'],
          ]
        : [['stored-first', null]],
    );
    complaints.length = 0; // the browser itself complains about the lost answer
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
  complaints.length = 0; // the browser itself complains about the lost answer
});

test('a record that cannot be loaded says so and is tried again', async ({ page, app, open }) => {
  const { postId, postName } = await makePost(app, 'flaky');
  let broken = true;
  await page.route(`**/api/system/post/${postId}`, (route) =>
    broken ? route.fulfill({ json: { code: 500, msg: '数据库正在休息' } }) : route.continue(),
  );
  await open(`/system/post?postCode=${postName}`);
  await row(page, postName).getByRole('button', { name: '修改' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByText('数据库正在休息')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '保存' })).toBeDisabled();
  broken = false;
  await drawer.getByRole('button', { name: '重试' }).click();
  await expect(drawer.getByLabel('岗位名称')).toHaveValue(postName);
});

test('the preview of formatted text runs nothing', async ({ page, open, complaints }) => {
  await open('/system/notice');
  await page.getByRole('button', { name: '新增' }).click();
  await page
    .getByRole('textbox', { name: '公告内容' })
    .fill(
      '<b>粗体</b><img src="data:," onerror="window.ran = 1"><script>window.ran = 1</script><a href="javascript:window.ran=1">点我</a><form><input name="x"></form>',
    );
  const preview = page.getByRole('region', { name: '预览' });
  await expect(preview.getByText('粗体')).toBeVisible();
  await expect(
    preview.locator('script, form, [name], [onerror], a[href^="javascript"]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  // Chromium reports handlers in text that is only parsed to be cleaned; nothing else may be reported.
  expect(
    complaints.filter(
      (complaint) => !/inline event handler|script-src-attr inline/.test(complaint),
    ),
  ).toEqual([]);
  complaints.length = 0;
});

test('a tree is chosen by keyboard alone, and the drawer fills a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/system/dept');
  await page.getByRole('button', { name: '新增' }).first().click();
  const drawer = drawerOf(page);
  const parent = drawer.getByRole('combobox', { name: '上级部门' });
  await expect(parent).toBeFocused();
  await page.keyboard.type('市场');
  await expect(page.getByRole('treeitem', { name: '市场部门' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer.locator('[data-field=parentId]')).toContainText('市场部门');
  const box = (await drawer.boundingBox())!;
  expect(box.width).toBeGreaterThan(380);
});

test('a form without a network says that nothing is stored, keeps the input, and stores it once when it is sent again', async ({
  page,
  app,
  open,
  complaints,
}) => {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('岗位名称').fill('断网岗位');
  await drawer.getByLabel('岗位编码').fill('offline-once');
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
  complaints.length = 0; // the browser itself complains about the lost network
});

test('a form that something between here and the server refuses is sent again under the same key', async ({
  page,
  open,
  complaints,
}) => {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('岗位名称').fill('网关岗位');
  await drawer.getByLabel('岗位编码').fill('gateway-once');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/system/post', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1)
      await route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' });
    else await route.continue();
  });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText(
    '未收到答复，可能已经保存：系统接口502异常',
  );
  await drawer.getByRole('button', { name: '再次发送' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
  complaints.length = 0; // the browser itself complains about the status
});

test('Escape in a form with unsaved changes asks, with 继续编辑 under the keys', async ({
  page,
  open,
}) => {
  await open('/system/post');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawerOf(page).getByRole('button', { name: '取消' }).click(),
  ]) {
    await page.getByRole('button', { name: '新增' }).click();
    await drawerOf(page).getByLabel('岗位名称').fill('没有保存');
    await close();
    const goOn = page.getByRole('button', { name: '继续编辑' });
    await expect(goOn).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(goOn).toBeHidden();
    await expect(drawerOf(page).getByLabel('岗位名称')).toHaveValue('没有保存');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a tab tells how many fields in the rows of its list have a problem', async ({
  page,
  open,
}) => {
  await page.route('**/schemas/pages/system/post.json', async (route) => {
    // oxlint-disable-next-line typescript/no-explicit-any -- the page is changed as people write it
    const bundle = (await (await route.fetch()).json()) as any;
    const text = (name: string, label: string) => ({ name, label, required: true });
    bundle.page.forms.edit.fields = [
      {
        type: 'tabs',
        items: [
          { label: '基本', fields: ['postName'] },
          {
            label: '明细',
            fields: [
              {
                type: 'list',
                name: 'lines',
                label: '行',
                fields: [text('name', '品名'), text('count', '数量')],
              },
            ],
          },
        ],
      },
    ];
    await route.fulfill({ json: bundle });
  });
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  const second = drawer.getByRole('tab', { name: /明细/ });
  await second.click();
  await drawer.getByRole('button', { name: '添加' }).click();
  await drawer.getByRole('button', { name: '添加' }).click();
  await drawer.getByRole('textbox', { name: '品名' }).first().fill('螺丝');
  await drawer.getByRole('tab', { name: /基本/ }).click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(second.locator('.ant-badge-count')).toHaveText('3');
  await expect(drawer.getByRole('tab', { name: /基本/ }).locator('.ant-badge-count')).toHaveText(
    '1',
  );
  await second.click();
  await drawer.getByRole('textbox', { name: '数量' }).first().fill('5');
  await expect(second.locator('.ant-badge-count')).toHaveText('2');
  await drawer.getByRole('button', { name: '删除第 2 项' }).click();
  await expect(second.locator('.ant-badge-count')).toHaveCount(0);
});
