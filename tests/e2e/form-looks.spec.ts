/** How forms place their labels, controls and rows: the example of docs/examples/survey. */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { openControl, openExample, scrollTo } from './support/gallery.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

const schemas = exampleSchemas('survey');
// Forms are sent to an address that there is.
for (const form of Object.values<{ submit: unknown }>(schemas['pages/demo/survey'].forms))
  form.submit = { create: { method: 'POST', url: '/system/notice' } };
test.use({ schemas });

const field = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);

async function boxOf(place: Locator) {
  await expect(place).toBeVisible();
  return (await place.boundingBox())!;
}

/** Boxes are measured one after the other: what comes late above them moves only some. */
const measured = (measure: () => Promise<void>) => expect(measure).toPass();

const labelOf = (place: Locator) => place.locator('.pl-field-label');
const controlOf = (place: Locator) => place.locator('.pl-field-control');

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('labels and controls have the widths that the form says', async ({ page, open }) => {
    await open('/demo/survey');
    const [visitor, budget] = [field(page, 'visitor'), field(page, 'budget')];
    await measured(async () => {
      const [one, other] = [await boxOf(visitor), await boxOf(budget)];
      // Ten of 24 columns, and fourteen.
      expect(one.y).toBe(other.y);
      expect((one.width + 16) / (other.width + 16)).toBeCloseTo(10 / 14, 1);
      const label = await boxOf(labelOf(budget));
      expect(label.x - other.x).toBeCloseTo(8, 0);
      expect(label.width / other.width).toBeCloseTo(0.2, 2);
      const control = await boxOf(controlOf(budget));
      expect(control.x - (label.x + label.width)).toBeCloseTo(16, 0);
      expect(control.width).toBeLessThanOrEqual(640);
      expect((await boxOf(controlOf(visitor))).width).toBeCloseTo(240, 0);
    });
  });

  test('a hidden label has no room, and names its control', async ({ page, open }) => {
    await open('/demo/survey');
    const advice = field(page, 'advice');
    await expect(labelOf(advice)).toHaveCount(0);
    const box = page.getByRole('textbox', { name: '意见', exact: true });
    await box.fill('很好');
    await expect(box).toHaveValue('很好');
    await measured(async () =>
      expect((await boxOf(controlOf(advice))).x).toBe((await boxOf(advice)).x),
    );
    expect(await violations(page, '.pl-form', 'all')).toEqual([]);
  });

  test('rows place the fields that do not fill them', async ({ page, open }) => {
    await open('/demo/survey');
    const ends = async (name: string) => {
      const place = field(page, name);
      const row = await boxOf(place.locator('xpath=..'));
      const { x, width } = await boxOf(place);
      return { left: x - row.x, right: row.x + row.width - x - width };
    };
    await measured(async () => {
      const [day, stars] = [await ends('day'), await ends('stars')];
      expect(day.left).toBeCloseTo(stars.right, 0);
      expect(day.left).toBeGreaterThan(100);
      const [from, until] = [await ends('from'), await ends('until')];
      expect([from.left, until.right].map(Math.round)).toEqual([0, 0]);
      expect(from.right).toBeGreaterThan(100);
      const signed = await ends('signed');
      expect(Math.round(signed.right)).toBe(0);
      const phone = await ends('phone');
      expect(phone.left).toBeCloseTo(phone.right, 0);
    });
  });

  test('fields of an inline form stand beside each other', async ({ page, open }) => {
    await open('/demo/survey');
    await measured(async () => {
      const [code, agreed] = [await boxOf(field(page, 'code')), await boxOf(field(page, 'agreed'))];
      expect(code.y).toBe(agreed.y);
      expect(agreed.x).toBeGreaterThan(code.x + code.width);
    });
  });
});

test('on a phone all of it stands in one column', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/demo/survey');
  await measured(async () => {
    const lefts: number[] = [];
    for (const name of ['visitor', 'budget', 'advice', 'day', 'stars', 'signed', 'code']) {
      const { x, width } = await boxOf(field(page, name));
      expect(x + width).toBeLessThanOrEqual(390);
      lefts.push(x);
    }
    expect(new Set(lefts).size).toBe(1);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a slider with two handles is moved by keys and typed', async ({ page, open }) => {
  const control = await openControl({ page, open }, 'SliderRange', '滑动范围 温度');
  await control.getByRole('slider', { name: '最小值' }).press('ArrowRight');
  const [from, to] = ['最小值', '最大值'].map((name) =>
    control.getByRole('spinbutton', { name, exact: true }),
  );
  await expect(from!).toHaveValue('18.5');
  await to!.fill('20');
  await expect(control.getByRole('slider', { name: '最大值' })).toHaveAttribute(
    'aria-valuenow',
    '20',
  );
  // The ends never change places.
  await to!.fill('10');
  await to!.blur();
  await expect(to!).toHaveValue('18.5');
  await from!.fill('');
  await to!.fill('');
  await expect(control.locator('.pl-slider-unset')).toHaveCount(1);
});

test('files stand in lines, in lines with larger pictures, or on cards', async ({ page, open }) => {
  const lines = await openExample({ page, open }, 'Attachments', '附件 带缩略图');
  const row = lines.locator('[data-field="input"] li').nth(1);
  expect((await boxOf(row.locator('img'))).width).toBe(48);
  await expect(lines.getByRole('button', { name: '选择文件' }).first()).toBeVisible();
  const cards = page.getByRole('region', { name: '附件 卡片', exact: true });
  const [first, second] = [0, 1].map((index) =>
    cards.locator('[data-field="input"] li').nth(index),
  );
  await measured(async () => {
    const [one, other] = [await boxOf(first!), await boxOf(second!)];
    expect(one.y).toBe(other.y);
    expect(one.width).toBe(136);
  });
  await expect(cards.locator('[data-field="view"] li').first()).toBeVisible();
});

test('no more boxes are checked than may be, and no fewer', async ({ page, open }) => {
  const control = await openControl({ page, open }, 'CheckboxGroup', '多选框组 一至两项');
  // What is still to come above would move the boxes.
  await scrollTo(page.locator('[data-widget="CheckboxGroup"]'));
  await expect(page.locator('.pl-choices-waiting')).toHaveCount(0);
  const box = (name: string) => control.getByRole('checkbox', { name });
  await expect(box('3 号')).toBeDisabled();
  await box('2 号').uncheck();
  await expect(box('1 号')).toBeDisabled();
  await box('3 号').check();
  await expect(box('2 号')).toBeDisabled();
});
