/** Posts, and their form opened from the list. */
import { type Locator, type Page } from '@playwright/test';
import { drawerOf, rowOf } from './list.ts';
import { api, expect, signIn } from './test.ts';

export interface Post {
  postId: number;
  postCode: string;
  postName: string;
  version: number;
}

/** Makes a post over the wire; resolves with it as it is stored. */
export async function makePost(app: string, name: string): Promise<Post> {
  const token = await signIn(app);
  const answer = await api(app, token, 'POST', '/system/post', {
    postCode: name,
    postName: name,
    postSort: 50,
    status: '0',
  });
  expect(answer.code, answer.msg).toBe(200);
  return (await findPost(app, name))!;
}

async function findPost(app: string, postCode: string): Promise<Post | undefined> {
  const { rows } = await api(
    app,
    await signIn(app),
    'GET',
    `/system/post/list?postCode=${postCode}`,
  );
  return (rows as Post[])[0];
}

/** Opens the form of a post from the list. */
export async function edit(
  page: Page,
  open: (route: string) => Promise<void>,
  name: string,
): Promise<Locator> {
  await open(`/system/post?postCode=${name}`);
  await rowOf(page, name).getByRole('button', { name: '修改' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('岗位名称')).toHaveValue(name);
  // Controls whose code comes late.
  for (const label of ['显示顺序', '备注']) await expect(drawer.getByLabel(label)).toBeVisible();
  return drawer;
}

/** Opens the form of a new post and fills in what it must have. */
export async function beginPost(
  page: Page,
  open: (route: string) => Promise<void>,
  { postName, postCode }: Pick<Post, 'postName' | 'postCode'>,
): Promise<Locator> {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('岗位名称').fill(postName);
  await drawer.getByLabel('岗位编码').fill(postCode);
  return drawer;
}

/** Makes posts named `{stem}1`, `{stem}2`… over the wire. */
export async function makePosts(app: string, stem: string, count: number): Promise<void> {
  const token = await signIn(app);
  for (let n = 1; n <= count; n++) {
    const post = { postCode: `${stem}${n}`, postName: `${stem}${n}`, postSort: 100 + n };
    const answer = await api(app, token, 'POST', '/system/post', {
      ...post,
      status: n % 2 ? '0' : '1',
    });
    expect(answer.code, answer.msg).toBe(200);
  }
}
