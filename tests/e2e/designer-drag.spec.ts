/** Parts are dragged to their places, by mouse and by finger. */
import type { Locator, Page } from '@playwright/test';
import { canvasOf, pageFile, part, showsPosts, view } from './support/designer.ts';
import { drop } from './support/list.ts';
import { expect, test } from './support/test.ts';

// Panes scroll by themselves while something is held near their ends: everything has room here.
test.use({ viewport: { width: 1440, height: 1400 } });

/** A field of the model, or another item, in the palette. */
const item = (page: Page, group: RegExp | string, name: string) =>
  page.getByRole('region', { name: group }).getByRole('button', { name, exact: true });

/** Drags to a point of another element, given in parts of its size, and holds there. */
async function dragOver(page: Page, source: Locator, target: Locator, [x, y]: [number, number]) {
  await source.scrollIntoViewIfNeeded();
  const from = (await source.boundingBox())!;
  const to = (await target.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width * x, to.y + to.height * y, { steps: 12 });
}

async function drag(page: Page, source: Locator, target: Locator, at: [number, number]) {
  await dragOver(page, source, target, at);
  await expect(page.locator('.pl-drop-line[data-refused="false"]')).toBeVisible();
  await drop(page);
}

const file = async (page: Page) => JSON.parse(await pageFile(page));

test('a field of the model becomes what its place takes', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await view(page, '组件');
  await showsPosts(page);
  const canvas = canvasOf(page);
  const remark = item(page, '岗位字段', '备注');
  await drag(page, remark, canvas.getByRole('columnheader', { name: '岗位编码' }), [0.9, 0.5]);
  expect((await file(page)).list.columns.slice(1, 3)).toEqual(['postCode', 'remark']);
  await drag(page, remark, canvas.locator('[data-query="postCode"]'), [0.5, 0.1]);
  expect((await file(page)).list.query[0]).toBe('remark');
  await view(page, '大纲');
  await part(page, '/forms/edit').click();
  await view(page, '组件');
  await expect(canvas.getByText('表单 edit')).toBeVisible();
  const created = item(page, '岗位字段', '创建者');
  await drag(page, created, canvas.locator('[data-field$="postCode"]').first(), [0.5, 0.9]);
  expect((await file(page)).forms.edit.fields.slice(0, 3)).toEqual([
    'postName',
    'postCode',
    'createBy',
  ]);
});

test('a button is dragged among the fields of a form, and on to another place', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await part(page, '/forms/edit').click();
  await view(page, '组件');
  const canvas = canvasOf(page);
  await expect(canvas.getByText('表单 edit')).toBeVisible();
  const code = canvas.locator('[data-field$="postCode"]').first();
  await drag(page, item(page, '字段控件 · 布局', '按钮'), code, [0.5, 0.1]);
  const names = async () =>
    (await file(page)).forms.edit.fields.map((one: string | { name?: string; field?: string }) =>
      typeof one === 'string' ? one : (one.name ?? one.field),
    );
  expect((await names()).slice(0, 3)).toEqual(['postName', 'button', 'postCode']);
  await view(page, '大纲');
  const label = (index: number) =>
    part(page, `/forms/edit/fields/${index}`).locator('.pl-outline-label');
  await drag(page, label(1), label(2), [0.5, 0.9]);
  expect((await names()).slice(0, 3)).toEqual(['postName', 'postCode', 'button']);
});

test('blocks are put before, behind and to the end', async ({ page, open }) => {
  await open('/tool/build?page=demo/blocks&new=Blocks');
  await view(page, '组件');
  const canvas = canvasOf(page);
  const heading = item(page, /区块/, '抬头');
  const text = item(page, /区块/, '文字');
  const types = async () => (await file(page)).body.map(({ type }: { type: string }) => type);
  await drag(page, heading, canvas.locator('.pl-design-paper'), [0.5, 0.5]);
  expect(await types()).toEqual(['heading']);
  await expect(canvas.locator('.pl-design-marker')).toBeVisible();
  await drag(page, text, canvas.locator('.pl-design-block').first(), [0.5, 0.1]);
  expect(await types()).toEqual(['text', 'heading']);
  await drag(page, text, canvas.locator('.pl-design-paper'), [0.5, 0.97]);
  expect(await types()).toEqual(['text', 'heading', 'text']);
});

test('parts of the outline are dragged to another place, and taken back', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  const before = await pageFile(page);
  const label = (pointer: string) => part(page, pointer).locator('.pl-outline-label');
  await drag(page, label('/list/columns/1'), part(page, '/list/columns/3'), [0.5, 0.9]);
  expect((await file(page)).list.columns.slice(0, 3)).toEqual([
    'postId',
    'postName',
    { field: 'postSort', sortable: true },
  ]);
  await expect(part(page, '/list/columns/3')).toHaveAttribute('aria-selected', 'true');
  const head = canvasOf(page).getByRole('columnheader', { name: '岗位编号' });
  await drag(page, label('/list/columns/3'), head, [0.1, 0.5]);
  expect((await file(page)).list.columns[0]).toBe('postCode');
  for (const _step of [1, 2]) await page.getByRole('button', { name: '撤销' }).click();
  expect(await pageFile(page)).toBe(before);
});

test('what cannot stand somewhere is refused while it is dragged, and Escape ends it', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  const before = await pageFile(page);
  await view(page, '组件');
  const head = canvasOf(page).getByRole('columnheader', { name: '岗位编码' });
  await dragOver(page, item(page, /区块/, '抬头'), head, [0.5, 0.5]);
  await expect(page.getByText('列里不能放“抬头”')).toBeVisible();
  await drop(page);
  expect(await pageFile(page)).toBe(before);
  await dragOver(page, item(page, '岗位字段', '备注'), head, [0.5, 0.5]);
  await page.keyboard.press('Escape');
  await drop(page);
  expect(await pageFile(page)).toBe(before);
});

test('a finger that rests drags', async ({ page, open, context }) => {
  await open('/tool/build?page=system/post');
  await view(page, '组件');
  await showsPosts(page);
  const source = (await item(page, '岗位字段', '备注').boundingBox())!;
  const head = canvasOf(page).getByRole('columnheader', { name: '岗位编码' });
  const target = (await head.boundingBox())!;
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: y! }],
    });
  const [x, y] = [source.x + 20, source.y + 10];
  await send('touchStart', x, y);
  await expect(page.locator('.pl-drag-shown')).toBeVisible();
  for (const part of [0.3, 0.6, 1])
    await send(
      'touchMove',
      x + (target.x + target.width - 4 - x) * part,
      y + (target.y + 10 - y) * part,
    );
  await expect(page.locator('.pl-drop-line[data-refused="false"]')).toBeVisible();
  await send('touchEnd');
  expect((await file(page)).list.columns.slice(1, 3)).toEqual(['postCode', 'remark']);
});
