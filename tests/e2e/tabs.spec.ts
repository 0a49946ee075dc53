/** The tabs of the open pages. */
import { menu, tab, tabs } from './support/frame.ts';
import { expect, test } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('tabs keep what was typed and how far a page was scrolled, and come back after a reload', async ({
  page,
  open,
}) => {
  await open('/system/post');
  await menu(page).getByRole('link', { name: '参数设置' }).click();
  await expect(page).toHaveTitle('参数设置 - 管理系统');
  await tab(page, '岗位管理').click();
  const field = page.getByRole('textbox', { name: '岗位名称' });
  await field.fill('半途而废');
  await page.setViewportSize({ width: 1440, height: 420 });
  // As soon as it is tall enough.
  const scrolled = () =>
    page.evaluate(() => {
      scrollTo(0, 120);
      return scrollY;
    });
  await expect.poll(scrolled).toBe(120);
  await tab(page, '参数设置').click();
  await expect(field).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await tab(page, '岗位管理').click();
  await expect(field).toHaveValue('半途而废');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await page.reload();
  await expect(tabs(page)).toHaveText(['首页', '岗位管理', '参数设置']);
});

test('tabs close by cross, middle click, key and menu, and say what cannot be closed', async ({
  page,
  open,
}) => {
  await open('/system/post');
  for (const name of ['参数设置', '通知公告', '字典管理'])
    await menu(page).getByRole('link', { name }).click();
  await expect(tabs(page)).toHaveText(['首页', '岗位管理', '参数设置', '通知公告', '字典管理']);
  await tab(page, '字典管理').dragTo(tab(page, '岗位管理'));
  await expect(tabs(page)).toHaveText(['首页', '字典管理', '岗位管理', '参数设置', '通知公告']);
  await tab(page, '岗位管理').dragTo(tab(page, '首页'));
  await expect(tabs(page).first()).toHaveText('首页');
  await tab(page, '字典管理').dragTo(tab(page, '通知公告'));
  await expect(tabs(page).last()).toHaveText('字典管理');
  await page.getByTitle('关闭 字典管理').click();
  await expect(page).toHaveTitle('通知公告 - 管理系统');
  await tab(page, '参数设置').click({ button: 'middle' });
  await tab(page, '通知公告').press('Delete');
  await expect(tabs(page)).toHaveText(['首页', '岗位管理']);
  await tab(page, '岗位管理').click({ button: 'right' });
  // A page that settles may scroll: the menu stays.
  await page.evaluate(() => document.dispatchEvent(new Event('scroll', { bubbles: true })));
  await page.getByRole('menuitem', { name: '关闭右侧' }).click();
  await expect(page.getByText('右侧没有标签')).toBeVisible();
  // A menu that is still on its way out does not take the next click.
  await expect(page.getByRole('menuitem', { name: '关闭右侧' })).toBeHidden();
  await tab(page, '岗位管理').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect(tabs(page)).toHaveText(['首页']);
  await expect(page).toHaveURL(/#\/index$/);
  await tab(page, '首页').press('Delete');
  await expect(page.getByText('这是最后一个标签了，无法被关闭')).toBeVisible();
});

test('tabs are refreshed on request and moved by arrow keys', async ({ page, open }) => {
  await open('/system/post');
  const field = page.getByRole('textbox', { name: '岗位名称' });
  await field.fill('会被清掉');
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '刷新当前标签' }).click();
  await expect(field).toHaveValue('');
  await tab(page, '岗位管理').press('ArrowLeft');
  await expect(tab(page, '首页')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/index$/);
});
