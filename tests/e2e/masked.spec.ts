/**
 * Masked values, by the example of docs/examples/member: they are shown hidden, revealed by an eye
 * to who may, and stay as they are in a form that does not touch them.
 */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drawerOf, rowOf, store } from './support/list.ts';
import { makePerson, type Person } from './support/people.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test, type Fixtures } from './support/test.ts';

const phone = '13812345678';
const hidden = '138****5678';

const schemas = exampleSchemas('member');
const { 'models/member': model, 'pages/demo/member': members } = schemas;
const contact = {
  mobile: { type: 'string', label: '联系电话', maxLength: 11, mask: 'phone' },
  relation: { type: 'string', label: '关系', maxLength: 20 },
};
model.relations = {
  ...model.relations,
  contacts: { type: 'owned', model: 'memberContact', label: '联系人', fields: contact },
};
members.forms.edit.fields.push({
  type: 'list',
  field: 'contacts',
  fields: ['mobile', 'relation'],
});
test.use({ schemas });

test.beforeEach(({ app }) =>
  store(app, '/demo/member', {
    memberNo: 'M1',
    memberName: '欧阳小明',
    phone,
    email: 'ouyang@example.com',
    idCard: '110105199001011234',
    bankCard: '6222020000001234567',
    address: '北京市朝阳区建国路1号',
    contacts: [
      { mobile: '13900001111', relation: '父亲' },
      { mobile: '13900002222', relation: '母亲' },
    ],
  }),
);

async function openList(page: Page, open: Fixtures['open'], person?: Person): Promise<void> {
  await open('/demo/member', person);
  await expect(rowOf(page, 'M1')).toBeVisible();
}

/** The telephone as it is stored. */
const kept = async (admin: Fixtures['admin']): Promise<unknown> =>
  (await admin('GET', '/demo/member/reveal/phone/1')).data;

test('a value in a list is shown whole, and hidden again', async ({ page, open }) => {
  await openList(page, open);
  const row = rowOf(page, 'M1');
  await expect(row).toContainText(hidden);
  await expect(row).toContainText('欧***');
  await row.getByRole('button', { name: '查看完整手机号' }).click();
  await expect(row).toContainText(phone);
  await expect(row).toContainText('欧***');
  expect(await violations(page, 'main', 'all')).toEqual([]);
  await row.getByRole('button', { name: '隐藏手机号' }).press('Enter');
  await expect(row).toContainText(hidden);
  await expect(row).not.toContainText(phone);
});

test('a form keeps what was not touched, and shows it when asked', async ({
  page,
  open,
  admin,
}) => {
  await openList(page, open);
  await rowOf(page, 'M1').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  await expect(form.getByLabel('手机号', { exact: true })).toHaveValue(hidden);
  await form.getByRole('button', { name: '查看完整手机号' }).click();
  await expect(form.getByLabel('手机号', { exact: true })).toHaveValue(phone);
  // Nothing has been changed by that, so nobody is asked.
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await rowOf(page, 'M1').getByRole('button', { name: '修改' }).click();
  await form.getByLabel('等级').fill('3');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  expect(await kept(admin)).toBe(phone);
});

test('an eye that comes late leaves what is being typed', async ({ page, open }) => {
  const released = Promise.withResolvers<void>();
  await page.route(/FieldReveal-[^/]*\.js/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await openList(page, open);
  await rowOf(page, 'M1').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  const input = form.getByLabel('手机号', { exact: true });
  await input.press('End');
  await input.press('1');
  await expect(form.getByRole('button', { name: '查看完整手机号' })).toHaveCount(0);
  released.resolve();
  await expect(form.getByRole('button', { name: '查看完整手机号' })).toBeVisible();
  await expect(input).toBeFocused();
  await page.keyboard.type('2');
  await expect(input).toHaveValue(`${hidden}12`);
});

test('half a value is refused at its field, a whole one is stored', async ({
  page,
  open,
  admin,
}) => {
  await openList(page, open);
  await rowOf(page, 'M1').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  const input = form.getByLabel('手机号', { exact: true });
  await input.fill('137****5678');
  await expect(form.getByRole('button', { name: '查看完整手机号' })).toBeVisible();
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form.getByText('手机号含有隐藏字符，请填写完整的内容')).toBeVisible();
  await input.fill('13712345678');
  await expect(form.getByRole('button', { name: '查看完整手机号' })).toBeHidden();
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  expect(await kept(admin)).toBe('13712345678');
});

test('a record that is looked at has eyes, too', async ({ page, open }) => {
  await openList(page, open);
  await page.getByRole('button', { name: 'M1' }).click();
  const view = drawerOf(page);
  await expect(view).toContainText('1101**********1234');
  await view.getByRole('button', { name: '查看完整身份证号' }).click();
  await expect(view).toContainText('110105199001011234');
});

test('who may not reveal sees no eye, and finds by the whole value only', async ({
  page,
  open,
  server,
}) => {
  const person = await makePerson(server.dataDir, 'caller', [
    'demo:member:list',
    'demo:member:query',
    'demo:member:edit',
  ]);
  await openList(page, open, person);
  await expect(page.getByRole('button', { name: /查看完整/ })).toHaveCount(0);
  await page.getByRole('textbox', { name: '手机号' }).fill('1381234');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'M1')).toHaveCount(0);
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'M1')).toContainText(hidden);
});

test('each row of a list in a form shows its own value, and keeps it', async ({ page, open }) => {
  await openList(page, open);
  await rowOf(page, 'M1').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  const mobiles = form.getByRole('textbox', { name: /联系电话/ });
  await expect(mobiles.nth(1)).toHaveValue('139****2222');
  await form.getByRole('button', { name: '查看完整联系电话' }).nth(1).click();
  await expect(mobiles.nth(1)).toHaveValue('13900002222');
  await expect(mobiles.nth(0)).toHaveValue('139****1111');
  await form.getByRole('textbox', { name: /关系/ }).nth(0).fill('');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();

  await page.getByRole('button', { name: 'M1' }).click();
  const view = drawerOf(page);
  await expect(view).toContainText('139****1111');
  await expect(view).not.toContainText('父亲');
  await view.getByRole('button', { name: '查看完整联系电话' }).first().click();
  await expect(view).toContainText('13900001111');
  await expect(view).toContainText('139****2222');
});
