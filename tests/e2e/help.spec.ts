/**
 * The help of a field stands at its label wherever there is one, and is read by mouse and keyboard.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const help = '组织内的称呼';

/** The page of posts with a help on one field: in its model, or at the place that is named. */
async function withHelp(page: Page, place: 'model' | 'page'): Promise<void> {
  const own = place === 'page' ? { help } : {};
  await page.route('**/schemas/pages/system/post.json', async (route) => {
    // oxlint-disable-next-line typescript/no-explicit-any -- the page is changed as people write it
    const bundle = (await (await route.fetch()).json()) as any;
    if (place === 'model') bundle.models.post.fields.postName.help = help;
    const { list } = bundle.page;
    delete bundle.page.list;
    bundle.page.state = { record: { postName: '董事' } };
    bundle.page.body = [
      {
        type: 'descriptions',
        model: 'post',
        record: { $expr: 'state.record' },
        fields: [{ field: 'postName', ...own }],
      },
      {
        ...list,
        type: 'list',
        name: 'main',
        query: [{ field: 'postName', ...own }],
        columns: ['postCode', { field: 'postName', ...own }],
        form: 'edit',
      },
    ];
    bundle.page.forms.edit.fields = [{ field: 'postName', ...own }];
    await route.fulfill({ json: bundle });
  });
}

for (const place of ['page', 'model'] as const)
  test(`it is shown in searches, column heads, descriptions and forms alike, said by the ${place}`, async ({
    page,
    open,
  }) => {
    await withHelp(page, place);
    await open('/system/post');
    const name = `岗位名称：${help}`;
    const tooltip = page.getByRole('tooltip').filter({ hasText: help });
    const places = [
      page.getByRole('search').getByRole('button', { name }),
      page.locator('.pl-descriptions').getByRole('button', { name }),
      page.getByRole('columnheader').getByLabel(help),
    ];
    // What comes late moves what is above it and below it away from the pointer.
    for (const one of places) await expect(one).toBeVisible();
    await expect(page.getByRole('cell', { name: 'ceo' })).toBeVisible();
    for (const one of places) {
      await one.hover();
      await expect(tooltip).toHaveCount(1);
      await page.mouse.move(0, 0);
      await expect(tooltip).toHaveCount(0);
      await one.focus();
      await expect(tooltip).toHaveCount(1);
      await one.blur();
      await expect(tooltip).toHaveCount(0);
    }
    await page.getByRole('button', { name: '新增' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeVisible();
  });
