/** What every list can do, shown on posts and departments. Each test makes records of its own. */
import { store } from './support/list.ts';
import { api, expect, signIn, test } from './support/test.ts';

/** Makes posts named `{stem}1`, `{stem}2`… over the wire. */
async function makePosts(app: string, stem: string, count: number): Promise<void> {
  const token = await signIn(app);
  for (let n = 1; n <= count; n++) {
    const post = { postCode: `${stem}${n}`, postName: `${stem}${n}`, postSort: 100 + n };
    const answer = await api(app, token, 'POST', '/system/post', {
      ...post,
      status: n % 2 ? '0' : '1',
    });
    expect(answer.code, answer.msg).toBe(200);
  }
}

const yes = /确\s*[定认]|是/;

test('columns sort in three clicks: up, down, not at all', async ({ page, app, open }) => {
  await makePosts(app, 'sorted', 3);
  await open('/system/post?postCode=sorted');
  const header = page.getByRole('columnheader', { name: '显示顺序' });
  const first = page.locator('tbody').getByRole('row').first();
  await header.getByRole('button').or(header).first().click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText('sorted1');
  await header.getByRole('button').or(header).first().click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('sorted3');
  await expect(page).toHaveURL(/[?&]sort=postSort-desc(&|$)/);
  await page.reload();
  await expect(first).toContainText('sorted3');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').or(header).first().click();
  await expect(header).not.toHaveAttribute('aria-sort', /ascending|descending/);
});

test('a list waits with placeholders; rare search fields unfold; a column filter is a search like any other; nothing found leads back', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'narrow', 2);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/system/post/list**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await open('/system/post?postCode=narrow');
  await expect(page.locator('.pl-placeholder').first()).toBeVisible();
  answer.resolve();
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(page.locator('.pl-placeholder')).toHaveCount(0);

  const status = page.getByRole('combobox', { name: '状态' });
  await expect(status).toHaveCount(0);
  await page.getByRole('button', { name: /^展开/ }).click();
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: /^收起 / }).click();
  await expect(status).toHaveCount(0);

  const filter = page.getByRole('button', { name: '筛选状态' });
  await filter.click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('narrow2');
  await expect(page).toHaveURL(/[?&]status=1(&|$)/);
  // What is searched for is never out of sight.
  await expect(status).toBeVisible();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await filter.click();
  await page.getByRole('menuitem', { name: '全部' }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('textbox', { name: '岗位名称' }).fill('没有这样的岗位');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(page.getByText('暂无数据').last()).toBeVisible();
  await page.getByRole('button', { name: '重置条件' }).click();
  await expect(page).toHaveURL(`${app}/#/system/post`);
  await expect(rows.filter({ hasText: '董事长' })).toBeVisible();
});

test('checked rows decide which actions are open; deleting asks and clears the selection', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'doomed', 3);
  await open('/system/post?postCode=doomed');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  const toolbar = page.getByRole('button', { name: '修改' }).first();
  await expect(toolbar).toBeDisabled();
  await rows.nth(0).getByRole('checkbox').check();
  await expect(toolbar).toBeEnabled();
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(toolbar).toBeDisabled();
  await page.getByRole('button', { name: '删除' }).first().click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('确认删除选中的数据？');
  await expect(question).toContainText(/doomed1.*doomed2.*doomed3|doomed3.*doomed2.*doomed1/);
  await question.getByRole('button', { name: yes }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.getByText('暂无数据').last()).toBeVisible();
});

test('a refused delete says why and keeps the row', async ({ page, open }) => {
  await open('/system/config?configKey=sys.account.captchaEnabled');
  await page
    .locator('tbody')
    .getByRole('row')
    .first()
    .getByRole('button', { name: '删除' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: yes }).click();
  await expect(page.getByText('内置参数【sys.account.captchaEnabled】不能删除')).toBeVisible();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
});

test('columns can be hidden and dragged wider, and come back after a reload as chosen', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'columns', 1);
  await open('/system/post?postCode=columns');
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
  await page
    .getByRole('button', { name: '列设置' })
    .or(page.getByRole('button', { name: /列展示/ }))
    .click();
  await page.getByRole('checkbox', { name: '岗位编码' }).uncheck();
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const header = page.getByRole('columnheader', { name: '显示顺序' });
  const width = () => header.evaluate((cell) => Math.round(cell.getBoundingClientRect().width));
  const before = await width();
  const edge = (await page
    .getByRole('columnheader', { name: '显示顺序' })
    .getByRole('separator')
    .boundingBox())!;
  await page.mouse.move(edge.x + 4, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + 64, edge.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(before + 60);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '岗位名称' })).toBeVisible();
  await expect.poll(width).toBe(before + 60);
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toHaveCount(0);
});

test('the export asks, and the file holds what was searched', async ({ page, app, open }) => {
  await makePosts(app, 'exported', 2);
  await open('/system/post?postCode=exported');
  await page.getByRole('button', { name: '导出' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '此操作将导出当前条件下所有数据而非选中数据',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: yes }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^post_\d{13}\.xlsx$/);
  await expect(page.getByText('下载成功')).toBeVisible();
});

test('departments are a tree that folds, by mouse and by keyboard', async ({ page, open }) => {
  await open('/system/dept');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: '研发部门' })).toBeVisible();
  const all = await rows.count();
  await rows
    .filter({ hasText: '深圳总公司' })
    .getByRole('button', { name: /折叠|收起/ })
    .click();
  await expect(rows.filter({ hasText: '研发部门' })).toHaveCount(0);
  await rows.filter({ hasText: '深圳总公司' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows).toHaveCount(all);
});

test('paging: the size can be changed, and a page beyond the last shows the last', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'paged', 12);
  await open('/system/post?postCode=paged&page=99');
  await expect(page.getByText('共 12 条')).toBeVisible();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
  await page
    .getByRole('combobox', { name: /页码|page size/i })
    .or(page.locator('.ant-pagination-options .ant-select'))
    .first()
    .click();
  await page.getByText('20 条/页').click();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(12);
});

test('a list that cannot be loaded says so and tries again', async ({ page, open, complaints }) => {
  let failing = true;
  await page.route('**/api/system/post/list**', (route) =>
    failing ? route.abort() : route.continue(),
  );
  await open('/system/post');
  await expect(page.getByText('后端接口连接异常').first()).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: /重\s*试/ }).click();
  await expect(page.getByText('董事长')).toBeVisible();
  complaints.length = 0;
});

test('identical sources are asked once: a page with two dictionaries makes one request for them', async ({
  page,
  app,
  open,
}) => {
  await store(app, '/system/post', {
    postCode: 'asked',
    postName: '有日志',
    postSort: 80,
    status: '0',
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dict/data/type')) asked.push(new URL(request.url()).pathname);
  });
  await open('/system/log/operlog');
  await expect(page.locator('table')).toBeVisible();
  await expect(page.getByText(/共 \d+ 条/)).toBeVisible();
  expect(asked).toEqual(['/api/system/dict/data/types']);
});

test('an empty list needs no scrolling sideways: no head stands behind the fixed column', async ({
  page,
  open,
}) => {
  await open('/system/log/operlog?title=nothing');
  await expect(page.getByText('暂无数据').last()).toBeVisible();
  const box = page.locator('.pl-box').last();
  await expect(box.getByRole('columnheader', { name: '操作日期' })).toBeVisible();
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('columns are as wide as their contents need: long names end in dots and tell themselves, dates stand free', async ({
  page,
  app,
  open,
}) => {
  const token = await signIn(app);
  const userName = 'abcdefghijklmnopqrstuvwxyzABCD';
  await api(app, token, 'POST', '/system/user', {
    userName,
    nickName: '名字特别特别特别特别特别特别长的一位用户',
    deptId: 103,
    password: 'Abc-12345',
    phonenumber: '13800009999',
    email: 'wide@example.com',
    sex: '0',
    status: '0',
    postIds: [],
    roleIds: [],
  });
  /** Cells whose contents reach beyond them unseen, and dates that other columns cover or that are cut. */
  const faults = () =>
    page.evaluate(() => {
      const box = [...document.querySelectorAll('.pl-box')].find((one) => one.clientWidth > 0)!;
      const firm = box.querySelector('th.pl-fixed-right')?.getBoundingClientRect().left ?? Infinity;
      return [
        ...box.querySelectorAll<HTMLElement>('tbody tr:first-child td, tbody tr:last-child td'),
      ].flatMap((cell) => {
        const date = /^\d{4}-\d\d-\d\d /.test(cell.innerText);
        const cut = cell.scrollWidth > cell.clientWidth;
        if (cut && getComputedStyle(cell).textOverflow !== 'ellipsis')
          return [`runs over: ${cell.innerText}`];
        return date && (cut || cell.getBoundingClientRect().right > firm + 1)
          ? [`covered: ${cell.innerText}`]
          : [];
      });
    });
  for (const route of [
    '/system/user',
    '/system/menu',
    '/system/config',
    '/system/log/operlog',
    '/system/log/logininfor',
  ]) {
    // A document of its own: other lists would still be there behind their tabs.
    await page.goto('about:blank');
    await open(route);
    await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
    expect(await faults(), route).toEqual([]);
    const overflow = await page.evaluate(() =>
      [...document.querySelectorAll('.pl-box')].some((box) => box.scrollWidth > box.clientWidth),
    );
    expect(overflow, `${route} scrolls sideways`).toBe(false);
  }
  await open('/system/user');
  const cell = page.locator('td.pl-ellipsis').filter({ hasText: userName });
  await cell.hover();
  await expect(cell).toHaveAttribute('title', userName);
});

test('checked rows stay checked on other pages and are acted on together; another search lets them go', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'across', 12);
  await open('/system/post?postCode=across');
  const box = (n: number) =>
    page
      .getByRole('row')
      .filter({ has: page.getByText(`across${n}`, { exact: true }) })
      .getByRole('checkbox');
  await box(1).check();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await box(12).check();
  await expect(page.getByText('已选 2 项，其中 1 项不在本页')).toBeVisible();
  await page.getByRole('listitem', { name: '1', exact: true }).click();
  await expect(box(1)).toBeChecked();
  await expect(box(2)).not.toBeChecked();
  await page.getByRole('button', { name: '删除' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: yes }).click();
  await expect(page.getByText('共 10 条')).toBeVisible();
  await expect(page.getByText(/不在本页/)).toHaveCount(0);
  await box(2).check();
  await page.getByRole('textbox', { name: '岗位编码' }).fill('across3');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(page.getByText(/不在本页/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '删除' }).first()).toBeDisabled();
});

test('a click on the name of a column in 列设置 shows or hides it', async ({ page, open }) => {
  await open('/system/post');
  await page.getByRole('button', { name: '列设置' }).click();
  const name = page.locator('.pl-settings-name').filter({ hasText: '岗位编码' });
  const head = page.getByRole('columnheader', { name: '岗位编码' });
  await expect(head).toBeVisible();
  await name.click();
  await expect(head).toHaveCount(0);
  await name.click();
  await expect(head).toBeVisible();
});
