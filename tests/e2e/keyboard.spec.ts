/**
 * The main ways through the application without a mouse; the focus is always seen, and comes back
 * to where it was.
 */
import type { Locator, Page } from '@playwright/test';
import { drawerOf, rowOf } from './support/list.ts';
import { expect, test } from './support/test.ts';

/** The element with the focus has it visibly. */
async function expectSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement!);
    return (
      (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
      style.boxShadow !== 'none' ||
      document.activeElement!.matches('tr:focus-visible')
    );
  });
  expect(seen, await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 200))).toBe(
    true,
  );
}

/** Opens something by Enter on its opener; Escape closes it, and the opener has the focus again. */
async function opensAndCloses(
  page: Page,
  opener: Locator,
  opened: Locator,
  inside?: () => Promise<void>,
): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await inside?.();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

test('everything of a list page is reached, opened and closed by keys', async ({ page, open }) => {
  await open('/system/post');
  await expect(rowOf(page, '董事长')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await expectSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '首页' }),
  ).toBeFocused();
  await expectSeen(page);

  /** Tab goes round in it; antd puts an element without looks before and behind the contents. */
  const stays = async () => {
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press(step < 7 ? 'Tab' : 'Shift+Tab');
      await expect(
        page.locator('.ant-drawer, .ant-modal-root').locator(':focus'),
        `after ${step + 1} steps`,
      ).toHaveCount(1);
    }
  };
  const drawer = drawerOf(page);
  const row = rowOf(page, '董事长');
  await opensAndCloses(page, page.getByRole('button', { name: '新增' }), drawer, async () => {
    await expect(drawer.getByRole('textbox', { name: '岗位名称' })).toBeFocused();
    await stays();
  });
  await opensAndCloses(page, row.getByRole('button', { name: '修改' }), drawer);
  await opensAndCloses(
    page,
    row.getByRole('button', { name: '删除' }),
    page.getByRole('dialog', { name: '确认删除' }),
    stays,
  );
  await opensAndCloses(
    page,
    page.getByRole('button', { name: '密度' }),
    page.getByRole('menuitem', { name: '紧凑' }),
  );
  await opensAndCloses(
    page,
    page.getByRole('button', { name: '列设置' }),
    page.getByRole('checkbox', { name: '岗位编码' }),
    () => expect(page.getByRole('checkbox', { name: '列展示/排序' })).toBeFocused(),
  );
  await opensAndCloses(
    page,
    page.getByRole('button', { name: '筛选状态' }),
    page.getByRole('menuitem', { name: '停用' }),
  );
  await opensAndCloses(
    page,
    page.getByRole('button', { name: /^通知公告/ }),
    page.locator('.ant-popover'),
  );
  await opensAndCloses(
    page,
    page.getByRole('button', { name: /^用户菜单/ }),
    page.getByRole('menuitem', { name: '个人中心' }),
  );
  await opensAndCloses(
    page,
    page.getByRole('button', { name: '界面设置' }),
    page.getByRole('dialog', { name: '界面设置' }),
    stays,
  );

  // The side menu is one stop; arrows move in it, Enter goes.
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('menu').first().focus();
  await page.keyboard.press('ArrowDown');
  await expectSeen(page);
  await menu.getByRole('link', { name: '部门管理' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('部门管理 - 管理系统');
});
