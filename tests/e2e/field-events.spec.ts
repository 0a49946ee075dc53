/** Steps that run after a person has changed a field (onChange), on the form of posts. */
import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { choose } from './support/list.ts';
import { expect, test } from './support/test.ts';

type Item = string | { field: string };
interface Bundle {
  page: { forms: { edit: { fields: Item[]; rules?: object[] } } };
}

const nameOf = (item: Item) => (typeof item === 'string' ? item : item.field);

/** Gives fields of the form steps for their changes, by field. */
async function withSteps(page: Page, steps: Record<string, object[]>, rules: object[] = []) {
  await page.route('**/schemas/pages/system/post.json*', async (route) => {
    const bundle = (await (await route.fetch()).json()) as Bundle;
    const { edit } = bundle.page.forms;
    edit.fields = edit.fields.map((item) => {
      const field = nameOf(item);
      const own = typeof item === 'string' ? { field } : item;
      return Object.hasOwn(steps, field) ? { ...own, onChange: steps[field] } : item;
    });
    edit.rules = [...(edit.rules ?? []), ...rules];
    await route.fulfill({ json: bundle });
  });
}

/** Chooses the status in the open form. */
const chooseStatus = (page: Page, label: string): Promise<void> =>
  choose(page, page.getByRole('dialog').getByRole('combobox', { name: '状态' }), label);

test('typing and choosing run the steps of a field with its value; opening and rules do not', async ({
  page,
  open,
}) => {
  await withSteps(
    page,
    {
      postName: [{ type: 'message', tone: 'info', text: { $text: '名称：{value}' } }],
      status: [
        {
          type: 'message',
          tone: 'info',
          text: { $text: "{values.postName}：{value == '1' ? '停' : '开'}" },
        },
      ],
      remark: [{ type: 'message', tone: 'info', text: '备注变了' }],
    },
    [{ target: 'remark', if: { $expr: "values.status == '1'" }, set: { value: '由规则' } }],
  );
  await page.clock.install();
  await open('/system/post');
  await page
    .getByRole('row', { name: /董事长/ })
    .getByRole('button', { name: '修改' })
    .click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('岗位名称')).toHaveValue('董事长');
  // All parts of the form have come.
  await expect(form.getByLabel('显示顺序')).toBeVisible();
  await expect(form.getByLabel('备注')).toBeVisible();
  await stopClock(page);
  await form.getByLabel('岗位名称').pressSequentially('助理');
  await page.clock.runFor(1_000);
  await expect(page.getByText('名称：董事长助理')).toBeVisible();
  // Typed in one go: once, when it pauses.
  await expect(page.getByText(/^名称：/)).toHaveCount(1);
  await page.clock.resume();
  await chooseStatus(page, '停用');
  await expect(page.getByText('董事长助理：停')).toBeVisible();
  await expect(form.getByLabel('备注')).toHaveValue('由规则');
  await form.getByLabel('备注').fill('由人');
  await expect(page.getByText('备注变了')).toHaveCount(1);
});

test('a refusal of what the steps ask for is shown, and the form stays as it is', async ({
  page,
  open,
}) => {
  await withSteps(page, { status: [{ type: 'request', url: '/system/post/0' }] });
  await open('/system/post');
  await page
    .getByRole('row', { name: /董事长/ })
    .getByRole('button', { name: '修改' })
    .click();
  const form = page.getByRole('dialog');
  await chooseStatus(page, '停用');
  await expect(page.getByText('岗位不存在或已被删除')).toBeVisible();
  await expect(form.getByTitle('停用')).toBeVisible();
  await expect(form.getByLabel('岗位名称')).toHaveValue('董事长');
});
