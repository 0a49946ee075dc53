/** What publishing gives people: shown by role before, and never more than the publisher has. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { makeUser, ok, startedAdmin, startedServer, type Client } from '../support/index.ts';
import { liveOf, PATH, publishChange, shownPage } from './support.ts';

const server = startedServer();
const admin = startedAdmin(server);
const people: Record<string, Client> = {};
beforeAll(async () => {
  const design = ['tool:build:list'];
  for (const [name, permissions] of Object.entries({
    designer: [...design, 'system:post:list'],
    publisher: [...design, 'tool:build:publish', 'system:post:list', 'system:post:query'],
    clerk: ['system:post:list', 'system:post:edit'],
  })) {
    const { userName, password } = await makeUser(server.database, name, { permissions });
    people[name] = await server.signIn(userName, password);
  }
});
const by = (name: string): Client => people[name]!;

const check = async (client: Client, page: string, change: (document: Page) => void) => {
  const document = JSON.parse((await liveOf(client, page)).text!) as Page;
  change(document);
  return (await client.post(`${PATH}/check`, { page, text: JSON.stringify(document) })).data;
};

describe('before a page is published', () => {
  it('each role is named that gains or loses something, with what', async () => {
    const { exposure, problems } = await check(admin, 'system/post', ({ list }) => {
      list!.columns = list!.columns!.map((column) =>
        column === 'createTime' ? { field: 'createTime', access: 'edit' } : column,
      );
      list!.toolbar = list!.toolbar!.filter((action) => action !== 'edit');
      list!.row = list!.row!.filter((action) => action !== 'edit');
    });
    expect(problems).toEqual([]);
    const of = (name: string) =>
      exposure.find(({ roleName }: { roleName: string }) => roleName === name);
    const texts = (found: { text: string }[]) => found.map(({ text }) => text);
    expect(texts(of('designer').losses)).toEqual(['列“创建时间”']);
    expect(texts(of('clerk').losses)).toEqual(['操作“修改”', '表单“edit”']);
    expect([of('clerk').gains, of('designer').gains]).toEqual([[], []]);
  });

  it('a page that is kept from a role is lost as a whole', async () => {
    const { exposure } = await check(admin, 'system/post', (page) => {
      page.access = 'remove';
    });
    const { losses } = exposure.find(({ roleName }: { roleName: string }) => roleName === 'clerk');
    expect(losses).toEqual([{ kind: 'page', text: '页面“岗位管理”' }]);
  });
});

describe('a publisher', () => {
  it('needs the permission to publish; designing is not enough', async () => {
    const refused = { code: 403, msg: '没有权限，请联系管理员授权' };
    const answer = await publishChange(by('designer'), 'system/post', (page) => (page.title = 'x'));
    expect(answer).toMatchObject(refused);
    const { hash } = await liveOf(admin, 'system/post');
    const body = { page: 'system/post', number: 1, expected: hash, reason: '试' };
    expect(await by('designer').post(`${PATH}/restore`, body)).toMatchObject(refused);
    expect(await by('designer').post(`${PATH}/withdraw`, body)).toMatchObject(refused);
  });

  it('changes what is theirs', async () => {
    const change = (page: Page) => void (page.title = '职位');
    expect(await publishChange(by('publisher'), 'system/post', change)).toMatchObject(ok);
    expect((await shownPage(by('clerk'), 'system/post'))?.title).toBe('职位');
  });

  it('opens no page to themselves that is kept from them', async () => {
    const answer = await publishChange(by('publisher'), 'system/user', (page) => {
      page.access = 'tool:build:list';
    });
    expect(answer).toMatchObject({ code: 403, refusals: ['您没有权限查看：页面“用户管理”'] });
  });

  it('shows themselves no action that is kept from them', async () => {
    const answer = await publishChange(by('publisher'), 'system/post', (page) => {
      page.actions = { ...page.actions, remove: { access: 'list' } };
    });
    expect(answer.refusals).toContain('您没有权限查看：操作“删除”');
  });

  it('has others send nothing in their name that they may not send themselves', async () => {
    const text = JSON.stringify({
      version: 2,
      id: 'trap/page',
      title: '看看',
      body: [{ type: 'text', text: '看' }],
      onOpen: [
        {
          type: 'request',
          method: 'PUT',
          url: '/system/user/authRole',
          params: { userId: 2, roleIds: 1 },
        },
      ],
    });
    const body = { page: 'trap/page', text, expected: null, reason: '陷阱' };
    expect(await by('publisher').post(`${PATH}/publish`, body)).toMatchObject({
      code: 403,
      msg: '不能发布超出自身权限的页面',
      refusals: ['您没有权限调用接口：PUT /system/user/authRole'],
    });
    const { data } = await by('publisher').post(`${PATH}/check`, { page: 'trap/page', text });
    expect(data.refusals).toHaveLength(1);
  });

  it('brings no menu entry with permissions that they lack', async () => {
    const text = JSON.stringify({
      version: 2,
      id: 'trap/menu',
      title: '菜单',
      body: [{ type: 'text', text: '看' }],
      menu: { parent: 'trap' },
      permissions: { 'system:user:resetPwd': '重置' },
    });
    const body = { page: 'trap/menu', text, expected: null, reason: '陷阱' };
    const answer = await by('publisher').post(`${PATH}/publish`, body);
    expect(answer).toMatchObject({ code: 403, refusals: ['您没有权限：system:user:resetPwd'] });
    expect(await shownPage(admin, 'trap/menu')).toBeUndefined();
  });
});
