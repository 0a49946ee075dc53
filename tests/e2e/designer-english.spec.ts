/** The designer in an English interface. */
import type { Page } from '@playwright/test';
import { chineseIn } from './support/chinese.ts';
import { view } from './support/designer.ts';
import { chooseEnglish, EnglishWalk } from './support/english.ts';
import type { Schemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

const post = '/tool/build?page=system/post';
const panel = (page: Page) => page.getByRole('complementary').last();

test('problems are said in English where the interface is English', async ({ page, app, open }) => {
  await chooseEnglish(page, app);
  await open(post);
  await page.locator('[data-at="/list/columns/1"]').click();
  await panel(page).getByTitle('JSON', { exact: true }).click();
  await panel(page).getByRole('textbox').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{"field":"postCod"}');
  await view(page, 'Problems');
  await expect(
    page.getByRole('button', { name: 'unknown field postCod of post (postCode?)' }),
  ).toBeVisible();
});

/** What the installation says beside the designer, which has no English beside pages of a test. */
async function chineseOutside(page: Page): Promise<string[]> {
  const room = page.locator('.pl-design-room');
  const show = (display: string) =>
    room.evaluate(
      (element, value) => void ((element as HTMLElement).style.display = value),
      display,
    );
  await show('none');
  const outside = await chineseIn(page);
  await show('');
  return outside;
}

test.describe('with a page and a model that are written in English', () => {
  const schemas: Schemas = {
    'models/parcel': {
      version: 2,
      name: 'parcel',
      label: 'Parcel',
      table: 'demo_parcel',
      key: 'parcelId',
      path: '/demo/parcel',
      permission: 'demo:parcel',
      fields: {
        parcelId: { type: 'id', label: 'Number' },
        weight: { type: 'decimal', label: 'Weight' },
        state: {
          type: 'string',
          label: 'State',
          maxLength: 1,
          options: [{ value: '0', label: 'Waiting' }],
        },
      },
    },
    'pages/demo/parcel': {
      version: 2,
      id: 'demo/parcel',
      title: 'Parcels',
      model: 'parcel',
      sources: { all: { url: '/demo/parcel/list' } },
      list: { query: ['state'], columns: ['weight', 'state'], toolbar: ['create', 'open'] },
      forms: {
        edit: {
          title: 'A parcel',
          fields: [
            'weight',
            { type: 'group', label: 'More', fields: ['state'] },
            {
              name: 'of',
              label: 'Of',
              widget: 'Select',
              sent: false,
              options: {
                from: 'request',
                url: '/demo/parcel/list',
                value: 'parcelId',
                label: 'state',
              },
              visible: { $expr: 'values.weight > 1' },
            },
          ],
        },
      },
      actions: { open: { label: 'Open', run: [{ type: 'message', text: 'Opened' }] } },
    },
  };
  test.use({ schemas });

  test('no Chinese is left in panes, panels, dialogs and menus', async ({ page, app, open }) => {
    await chooseEnglish(page, app);
    const walk = new EnglishWalk(page, app);
    await open('/tool/build?page=demo/parcel');
    await expect(page.getByRole('toolbar')).toBeVisible();
    const tree = page.getByRole('tree', { name: 'Outline of the page' });
    await expect(tree.getByRole('treeitem').first()).toBeVisible();
    const places = await tree
      .locator('[data-at]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-at') ?? ''));
    expect(places.length).toBeGreaterThan(15);
    for (const place of places) {
      await tree.locator(`[data-at="${place}"]`).click();
      const tabs = panel(page).getByRole('tab');
      for (let at = 0; at < (await tabs.count()); at++) {
        await tabs.nth(at).click();
        await walk.look(`${place} > ${await tabs.nth(at).innerText()}:`);
      }
    }
    for (const name of ['Parts', 'Problems', 'History']) {
      await view(page, name);
      await walk.look(`${name}:`);
    }
    await view(page, 'Outline');
    const bar = page.getByRole('toolbar');
    for (const name of ['More', 'Commands', 'Publish', 'Check', 'Preview', 'JSON']) {
      const button = bar.getByRole('button', { name, exact: true });
      if ((await button.count()) === 0) continue;
      await button.click();
      await walk.look(`${name}:`);
      await walk.closeAll();
    }
    // By now all of it has come.
    const outside = await chineseOutside(page);
    const isOfRoles = (text: string) => text.includes('Preview as the role');
    const left = [...walk.left].filter(
      (text) => !outside.some((known) => text.endsWith(` ${known}`)) && !isOfRoles(text),
    );
    expect(left).toEqual([]);
  });
});

test('no Chinese is left where a page begins', async ({ page, app, open }) => {
  await chooseEnglish(page, app);
  const walk = new EnglishWalk(page, app);
  await open('/tool/build');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  const begins = dialog.getByRole('radio');
  await expect(begins.first()).toBeVisible();
  for (let at = 0; at < (await begins.count()); at++) {
    await begins.nth(at).check();
    await walk.look(`beginning ${at}:`);
  }
  await dialog.getByRole('button', { name: 'Create' }).click();
  await walk.look('nothing filled in:');
  await walk.closeAll();
  await page.getByRole('button', { name: 'Import' }).click();
  await walk.look('import:');
  expect([...walk.left]).toEqual([]);
});
