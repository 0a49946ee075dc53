/** What lists look like on paper. */
import { expect, test } from './support/test.ts';

// As wide as a sheet of A4 between its margins (186 mm).
test.use({ viewport: { width: 703, height: 1030 }, colorScheme: 'dark' });

const rows = Array.from({ length: 60 }, (_none, at) => ({
  postId: at + 1,
  postCode: `a-code-that-is-long-${at + 1}`,
  postName: `岗位名称很长的岗位${at + 1}`,
  postSort: at,
  status: '0',
  remark: '',
  createTime: '2026-01-01 08:00:00',
}));

test('a list is printed as a whole, without what is only for clicking, dark on white', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => localStorage.setItem('nav_theme', '"system"'));
  await page.route('**/api/system/post/list?*', (route) =>
    route.fulfill({ json: { code: 200, msg: '查询成功', rows, total: rows.length } }),
  );
  await open('/system/post?pageSize=100');
  await expect(
    page.getByRole('cell', { name: 'a-code-that-is-long-1', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '新增' })).toBeVisible();
  // On the screen only the rows in view are drawn.
  await expect.poll(() => page.locator('tbody tr[data-row]').count()).toBeLessThan(rows.length);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(rows.length);
  await expect(
    page.getByRole('navigation', { name: '面包屑' }).getByText('岗位管理'),
  ).toBeVisible();
  for (const hidden of [
    page.getByText('系统管理'),
    page.getByRole('tablist'),
    page.getByRole('button', { name: '新增' }),
    page.getByRole('textbox', { name: '岗位名称' }),
    page.getByRole('list', { name: '分页' }),
    page.getByRole('columnheader', { name: '操作' }),
    page.getByRole('checkbox'),
  ]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const paper = await page.evaluate(() => {
    const table = document.querySelector('table')!;
    const shown = [...table.querySelectorAll<HTMLElement>('th, td')].filter(
      (cell) => cell.offsetWidth > 0,
    );
    return {
      heads: [...table.querySelectorAll<HTMLElement>('th')]
        .filter((cell) => cell.offsetWidth > 0)
        .map((cell) => cell.innerText.trim()),
      cut: shown
        .filter(
          (cell) =>
            cell.scrollWidth > cell.clientWidth ||
            cell.getBoundingClientRect().right > innerWidth ||
            (getComputedStyle(cell).textOverflow === 'ellipsis' &&
              getComputedStyle(cell).overflow === 'hidden'),
        )
        .map((cell) => cell.innerText),
      repeated: getComputedStyle(table.tHead!).display,
      stuck: shown.some((cell) => getComputedStyle(cell).position === 'sticky'),
      scrolled: table.parentElement!.scrollHeight > table.parentElement!.clientHeight,
    };
  });
  expect(paper).toEqual({
    heads: ['岗位编号', '岗位编码', '岗位名称', '显示顺序', '状态', '创建时间'],
    cut: [],
    repeated: 'table-header-group',
    stuck: false,
    scrolled: false,
  });
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeGreaterThan(1);

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: '新增' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.locator('tbody tr[data-row]').count()).toBeLessThan(rows.length);
});
