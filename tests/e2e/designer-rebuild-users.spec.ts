/** The page of users is made again from an empty one, by clicks and typing alone. */
import { pageFile } from './support/designer.ts';
import { begin, committed } from './support/designing.ts';
import { Entries, Kind, set } from './support/setting.ts';
import { expect, test } from './support/test.ts';
import {
  detailsAction,
  importAction,
  openedActions,
  resetAction,
} from './support/users/actions.ts';
import { departments, users, userColumns } from './support/users/beside.ts';
import { newUserForm, otherRequests, userFields } from './support/users/form.ts';
import { passwordForm } from './support/users/password.ts';

test.use({ schemas: { 'pages/system/user': null } });

test('the page of users is rebuilt with the bytes of its file', async ({ page, open }) => {
  // Some three hundred clicks: over a minute alone, over three on a machine with much else to do.
  test.setTimeout(600_000);
  const file = 'schemas/pages/system/user.json';
  const original = committed(file);
  /** A step that makes a member of the page as its file has it: what is wrong shows there. */
  const step = (what: string, build: () => Promise<void>, ...member: Member) =>
    test.step(what, async () => {
      await build();
      if (member.length > 0)
        await expect
          .poll(async () => memberAt(await pageFile(page), member))
          .toEqual(memberAt(original, member));
    });
  await step('an empty page with its model, permission and state', async () => {
    await open('/tool/build');
    await begin(page, 'system/user', '用户管理');
    await set(page, '', {
      数据: { 模型: '用户 user', 页面状态: new Entries({ deptId: new Kind('空值') }) },
      权限: { 权限: 'list（system:user:list）' },
    });
  });
  const panes = ['body', 0, 'panes'];
  await step('the tree of departments', () => departments(page), ...panes, 0);
  await step('the list of users beside it', () => users(page));
  await step('the form of a user with its fields', () => newUserForm(page));
  await step('its requests', () => otherRequests(page), 'forms', 'edit', 'sources');
  await step('what is said of its fields', () => userFields(page), 'forms', 'edit');
  await step('the form that sets a password', () => passwordForm(page), 'forms', 'password');
  await step('the import', () => importAction(page), 'actions', 'import');
  await step('the details of a user', () => detailsAction(page), 'actions', 'view');
  // One of them leads to the details, which are chosen by name.
  await step('the columns of the list', () => userColumns(page), ...panes, 1, 'body', 0, 'columns');
  await step('the reset of the second factor', () => resetAction(page), 'actions', 'resetTotp');
  await step('actions that lead on', () => openedActions(page), 'actions');
  await expect.poll(() => pageFile(page)).toBe(original);
});

type Member = readonly (string | number)[];

/** A member of the text of a page. */
const memberAt = (text: string, member: Member): unknown =>
  member.reduce<unknown>((value, key) => Reflect.get(Object(value), key), JSON.parse(text));
