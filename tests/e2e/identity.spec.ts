/** Phones, numbers of identity cards and addresses: on /widgets, and in docs/examples/depot. */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { startDepots, type Depots } from './support/depots.ts';
import { articleOf, openWidgets } from './support/gallery.ts';
import { enter, expect, test } from './support/test.ts';

/** Pastes a text over what stands in a control. */
async function paste(control: Locator, text: string): Promise<void> {
  await control.focus();
  await control.selectText();
  await control.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

/** An address knows its provinces, which come by themselves: what is pasted is parted by them. */
async function hasDivisions(field: Locator): Promise<void> {
  await expect(field.locator('.ant-cascader')).toBeVisible();
  await expect(field.locator('.ant-select-arrow-loading')).toHaveCount(0);
}

const example = (page: Page, widget: string, name: string) =>
  articleOf(page, widget).getByRole('region', { name, exact: true });

test.describe('on the page of widgets', () => {
  test('a phone is pasted as people write it, grouped, and can be called', async ({
    page,
    open,
  }) => {
    await openWidgets({ page, open }, 'Phone');
    const phone = example(page, 'Phone', '手机号 手机号');
    const input = phone.locator('[data-field="input"]').getByRole('textbox');
    await expect(input).toHaveValue('138 1234 5678');
    await paste(input, '+86 159-0000-1111');
    await input.blur();
    await expect(input).toHaveValue('159 0000 1111');
    await input.fill('159 00');
    await expect(input).toHaveValue('159 00');
    await expect(phone.getByRole('link', { name: '138 1234 5678' }).first()).toHaveAttribute(
      'href',
      'tel:+8613812345678',
    );
    const wrong = example(page, 'Phone', '手机号 不是手机号');
    await expect(wrong.getByRole('link')).toHaveCount(0);
  });

  test('the middle of a number is hidden until somebody asks for it', async ({ page, open }) => {
    await openWidgets({ page, open }, 'Phone', 'IdNumber');
    const phone = example(page, 'Phone', '手机号 隐藏中间四位').locator('dd').first();
    await expect(phone).toContainText('138 **** 5678');
    await expect(phone.getByRole('link')).toHaveCount(0);
    const eye = phone.getByRole('button', { name: '显示完整内容' });
    await eye.press('Enter');
    await expect(phone.getByRole('link', { name: '138 1234 5678' })).toBeVisible();
    await phone.getByRole('button', { name: '隐藏中间部分' }).press('Enter');
    await expect(phone).toContainText('138 **** 5678');
    const card = example(page, 'IdNumber', '身份证号 身份证号');
    await expect(card.locator('dd').first()).toContainText('1101** ******** 002X');
    await expect(card.locator('[data-field="input"]').getByRole('status')).toHaveText(
      '出生日期 1949-12-31，女',
    );
    expect(await violations(page, '[data-widget="IdNumber"]', 'all')).toEqual([]);
  });

  test('an address that is pasted in one line is parted', async ({ page, open }) => {
    await openWidgets({ page, open }, 'Address');
    const address = example(page, 'Address', '地址 只有详细地址');
    const field = address.locator('[data-field="input"]');
    const detail = field.getByRole('textbox', { name: '详细地址' });
    await hasDivisions(field);
    await paste(detail, '浙江省杭州市西湖区文三路 90 号');
    await expect(detail).toHaveValue('文三路 90 号');
    await expect(field.locator('.ant-cascader')).toContainText('浙江省 / 杭州市 / 西湖区');
    await expect(example(page, 'Address', '地址 收货地址').locator('dd').first()).toHaveText(
      '浙江省杭州市西湖区 文三路 90 号 2 幢 301 室',
    );
  });
});

test.describe('in a form', () => {
  let depots: Depots;
  test.beforeAll(async () => {
    depots = await startDepots();
  });
  test.afterAll(async () => {
    await depots.stop();
  });

  test('they are checked, stored plain, and shown in the list', async ({ context, page }) => {
    await enter(context, depots.url);
    await page.goto(`${depots.url}/#/demo/depot`);
    await page.getByRole('button', { name: '新增' }).press('Enter');
    const form = page.getByRole('dialog');
    const field = (name: string) => form.locator(`[data-field="${name}"]`);
    await form.getByLabel('仓库名称').fill('联系仓');
    await field('phone').getByRole('textbox').fill('138 1234 567');
    await field('keeper').getByRole('textbox').fill('110105 19491231 0021');
    await form.getByRole('button', { name: /确\s*定|保\s*存|提\s*交/ }).press('Enter');
    await expect(field('phone').getByRole('alert')).toContainText('联系电话格式不正确');
    await expect(field('keeper').getByRole('alert')).toContainText('不是有效的身份证号码');
    await paste(field('phone').getByRole('textbox'), '+86 138 1234 5678');
    await field('keeper').getByRole('textbox').fill('110105 19491231 002x');
    await hasDivisions(field('address'));
    await paste(
      field('address').getByRole('textbox', { name: '详细地址' }),
      '广东省深圳市南山区科技园 1 号',
    );
    await form.getByRole('button', { name: /确\s*定|保\s*存|提\s*交/ }).press('Enter');
    await expect(form).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: '联系仓' });
    await expect(row).toContainText('138 **** 5678');
    await expect(row).toContainText('广东省深圳市南山区 科技园 1 号');
    const { rows } = await depots.call('GET', '/demo/depot/list?depotName=联系仓');
    expect((rows as object[])[0]).toMatchObject({
      phone: '13812345678',
      keeper: '11010519491231002X',
      address: { code: '440305', area: '广东省深圳市南山区', detail: '科技园 1 号' },
    });
  });
});
