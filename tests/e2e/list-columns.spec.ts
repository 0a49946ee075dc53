/** Columns: which are shown, how wide they are, what their cells show. */
import { makePosts } from './support/posts.ts';
import { api, expect, signIn, test } from './support/test.ts';

test('columns can be hidden and dragged wider, and come back after a reload as chosen', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'columns', 1);
  await open('/system/post?postCode=columns');
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
  // What is in the cells decides how wide the columns are.
  await expect(page.locator('tbody').getByRole('row')).toContainText('正常');
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '岗位编码' }).uncheck();
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const header = page.getByRole('columnheader', { name: '显示顺序' });
  const width = () => header.evaluate((cell) => Math.round(cell.getBoundingClientRect().width));
  const before = await width();
  const edge = (await header.getByRole('separator').boundingBox())!;
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

test('an empty list needs no scrolling sideways: no head stands behind the fixed column', async ({
  page,
  open,
}) => {
  await open('/system/log/operlog?title=nothing');
  await expect(page.getByText('暂无数据').last()).toBeVisible();
  const box = page.locator('.pl-box').last();
  await expect(box.getByRole('columnheader', { name: '操作日期' })).toBeVisible();
  await expect
    .poll(() => box.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBe(0);
});

test('columns are as wide as their contents need: long names end in dots, dates stand free', async ({
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
  /**
   * Cells whose contents reach beyond them unseen, and dates that other columns cover or that are
   * cut.
   */
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
  await open('/system/user');
  // Digits are 8 px wide in most fonts; one that is wider needs a wider window.
  const digit = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `14px ${getComputedStyle(document.body).fontFamily}`;
    return pen.measureText('0').width;
  });
  await page.setViewportSize({ width: Math.ceil(1440 * Math.max(1, digit / 8)), height: 900 });
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
    await expect.poll(faults, route).toEqual([]);
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
