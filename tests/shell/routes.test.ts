import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breadcrumbOf, documentTitle } from '../../src/shell/routing/breadcrumb.ts';
import { addressOf, queryOf, type RouterEntry } from '../../src/shell/routing/entries.ts';
import { buildMenu, ancestorsOf, menuLeaves, oneRootOpen } from '../../src/shell/routing/menu.ts';
import { buildRoutes, normalise, pageIdOf } from '../../src/shell/routing/routes.ts';
import { matchPath, withStatic } from '../../src/shell/routing/static.ts';

const meta = (title: string, more: Partial<NonNullable<RouterEntry['meta']>> = {}) => ({
  title,
  icon: '#',
  noCache: false,
  link: null,
  ...more,
});

/** An answer of getRouters with every shape of docs/protocol/sign-in.md#routes-of-the-menu. */
const entries: RouterEntry[] = [
  {
    name: 'System',
    path: '/system',
    hidden: false,
    redirect: 'noRedirect',
    component: 'Layout',
    meta: meta('系统管理', { icon: 'system' }),
    children: [
      {
        name: 'Post',
        path: 'post',
        hidden: false,
        component: 'system/post/index',
        query: '{"status":"0","deep":1}',
        meta: meta('岗位管理', { icon: 'post' }),
      },
      {
        name: 'Secret',
        path: 'secret',
        hidden: true,
        component: 'system/secret/index',
        meta: meta('隐藏页', { noCache: true }),
      },
      {
        name: 'Log',
        path: 'log',
        hidden: false,
        redirect: 'noRedirect',
        component: 'ParentView',
        meta: meta('日志管理'),
        children: [
          {
            name: 'Operlog',
            path: 'operlog',
            hidden: false,
            component: 'monitor/operlog/index',
            meta: meta('操作日志'),
          },
        ],
      },
      {
        name: 'Docs',
        path: 'json-schema/org',
        hidden: false,
        component: 'InnerLink',
        meta: meta('内嵌文档', { link: 'https://json-schema.org' }),
      },
      {
        name: 'Https://a.b:81/x_y?q=1',
        path: 'https://a.b:81/x_y?q=1',
        hidden: false,
        component: 'Layout',
        meta: meta('外链', { link: 'https://a.b:81/x_y?q=1' }),
      },
    ],
  },
  {
    path: '/',
    hidden: false,
    component: 'Layout',
    children: [{ name: 'Single', path: 'single', component: 'demo/single', meta: meta('单页') }],
  },
  {
    path: '/',
    hidden: false,
    component: 'Layout',
    meta: meta('顶层内嵌'),
    children: [
      {
        name: 'Top',
        path: 'example/com',
        component: 'InnerLink',
        meta: meta('顶层内嵌', { link: 'http://www.example.com' }),
      },
    ],
  },
  { name: 'Empty', path: '/empty', hidden: false, component: 'Layout', meta: meta('空目录') },
];

const admin = { permissions: ['*:*:*'], roles: ['admin'] };
const table = withStatic(buildRoutes(entries), admin);

describe('routes from getRouters', () => {
  it('flattens nested entries to full paths', () => {
    expect([...buildRoutes(entries).routes.keys()]).toEqual([
      '/system/post',
      '/system/secret',
      '/system/log/operlog',
      '/system/json-schema/org',
      '/single',
      '/example/com',
    ]);
  });

  it('keeps hidden pages open, with their cache flag and their trail', () => {
    expect(table.routes.get('/system/secret')).toMatchObject({
      hidden: true,
      noCache: true,
      target: { kind: 'page', component: 'system/secret/index' },
    });
    expect(table.routes.get('/system/log/operlog')!.trail.map(({ title }) => title)).toEqual([
      '系统管理',
      '日志管理',
      '操作日志',
    ]);
  });

  it('shows inner links in a frame and gives external links no route', () => {
    expect(table.routes.get('/system/json-schema/org')!.target).toEqual({
      kind: 'frame',
      url: 'https://json-schema.org',
    });
    expect(table.routes.get('/example/com')!.target).toEqual({
      kind: 'frame',
      url: 'http://www.example.com',
    });
    expect([...table.routes.keys()].some((path) => path.includes('a.b'))).toBe(false);
  });

  it('leads a directory to its first visible page and an unknown path nowhere', () => {
    expect(matchPath(table, '/system')).toEqual({ redirect: '/system/post' });
    expect(matchPath(table, '/system/log')).toEqual({ redirect: '/system/log/operlog' });
    expect(matchPath(table, '/nowhere')).toBeNull();
    expect(matchPath(table, '/')).toBeNull();
    expect(matchPath(table, '/toString')).toBeNull();
  });

  it('reads the query of a menu as parameters, broken text as none', () => {
    expect(table.routes.get('/system/post')!.query).toEqual({ status: '0', deep: '1' });
    expect(['', 'a=1', '[1]', 'null', '{"a":null,"b":true}'].map(queryOf)).toEqual([
      {},
      {},
      {},
      {},
      { b: 'true' },
    ]);
    expect(addressOf('/a', { x: '1 2', y: undefined })).toBe('/a?x=1+2');
  });

  it('adds the routes of the application, those with a permission only to whom it is granted', () => {
    const paths = (permissions: string[]) => [
      ...withStatic(buildRoutes(entries), { permissions, roles: [] }).routes.keys(),
    ];
    expect(paths([])).toEqual(
      expect.arrayContaining([
        '/index',
        '/account/center',
        '/account/settings',
        '/404',
        '/403',
        '/500',
      ]),
    );
    expect(paths([])).not.toContain('/monitor/job/log');
    expect(paths(['monitor:job:list'])).toContain('/monitor/job/log');
    expect(paths(['monitor:job:list'])).not.toContain('/gen/edit');
  });

  it('makes routes of patterns when they are asked for: numbers only, the same route each time, below the page they belong to', () => {
    const { routes } = withStatic(
      buildRoutes([
        ...entries,
        { path: '/system/user', component: 'system/user/index', meta: meta('用户管理') },
      ]),
      admin,
    );
    const route = routes.get('/system/user-auth/role/17')!;
    expect(route).toMatchObject({
      path: '/system/user-auth/role/17',
      title: '分配角色',
      params: { userId: '17' },
      hidden: true,
      target: { kind: 'page', component: 'system/user/authRole' },
    });
    expect(route.trail.map(({ title }) => title)).toEqual(['用户管理', '分配角色']);
    expect(routes.get('/system/user-auth/role/17')).toBe(route);
    expect(
      ['/system/user-auth/role/x', '/system/user-auth/role/', '/system/user-auth/role/1/2'].map(
        (path) => routes.has(path),
      ),
    ).toEqual([false, false, false]);
    const reader = withStatic(buildRoutes(entries), {
      permissions: ['system:user:list'],
      roles: [],
    });
    expect(matchPath(reader, '/system/user-auth/role/17')).toBeNull();
  });

  it('lets the server replace a page of the application', () => {
    const own = withStatic(
      buildRoutes([{ path: '/index', component: 'demo/home', meta: meta('看板') }]),
      admin,
    );
    expect(own.routes.get('/index')).toMatchObject({
      title: '看板',
      target: { kind: 'page', component: 'demo/home' },
    });
  });

  it('finds page ids with and without the trailing index', () => {
    const has = (id: string) => ['system/post', 'demo/index'].includes(id);
    expect(pageIdOf('system/post/index', has)).toEqual({ id: 'system/post', exists: true });
    expect(pageIdOf('demo/index', has)).toEqual({ id: 'demo/index', exists: true });
    expect(pageIdOf('system/user/index', has)).toEqual({ id: 'system/user', exists: false });
  });

  it('looks paths up whatever their spelling', () => {
    expect(['/a/b/', '//a//b', '/%E5%B2%97'].map(normalise)).toEqual(['/a/b', '/a/b', '/岗']);
    expect(normalise('/%zz')).toBe('/%zz');
  });
});

describe('menu', () => {
  const menu = buildMenu(entries);

  it('keeps the tree, drops hidden and empty entries, and replaces a root page by its child', () => {
    expect(menu.map(({ key, title }) => [key, title])).toEqual([
      ['/system', '系统管理'],
      ['/single', '单页'],
      ['/example/com', '顶层内嵌'],
    ]);
    expect(menu[0]?.children.map(({ title }) => title)).toEqual([
      '岗位管理',
      '日志管理',
      '内嵌文档',
      '外链',
    ]);
  });

  it('adds the query of a menu to its address and marks external links', () => {
    const [post, , , link] = menu[0]?.children ?? [];
    expect(post?.address).toBe('/system/post?status=0&deep=1');
    expect(link).toMatchObject({ external: true, address: 'https://a.b:81/x_y?q=1' });
    expect(menuLeaves(menu)).toHaveLength(6);
  });

  it('knows the groups around a page and keeps one root group open', () => {
    expect(ancestorsOf(menu, '/system/log/operlog')).toEqual(['/system', '/system/log']);
    expect(ancestorsOf(menu, '/elsewhere')).toBeUndefined();
    expect(oneRootOpen(['/a', '/b'], ['/a', '/a/x'], ['/a', '/a/x', '/b'])).toEqual(['/a/x', '/b']);
    expect(oneRootOpen(['/a', '/b'], ['/a'], ['/a', '/a/x'])).toEqual(['/a', '/a/x']);
    expect(oneRootOpen(['/a', '/b'], ['/a'], [])).toEqual([]);
  });

  it('understands the default menus', () => {
    interface Row {
      menuName: string;
      menuType: string;
      component: string | null;
    }
    const { rows } = JSON.parse(readFileSync('schemas/defaults/30-menu.json', 'utf8')) as {
      rows: Row[];
    };
    const components = rows
      .filter(({ menuType }) => menuType === 'C')
      .map(({ component }) => component!);
    expect(components.length).toBeGreaterThan(15);
    expect(
      components.every((component) => !pageIdOf(component, () => false).id.endsWith('/index')),
    ).toBe(true);
  });
});

describe('breadcrumb', () => {
  const route = table.routes.get('/system/log/operlog')!;

  it('starts at home; directories and the last step are plain text', () => {
    expect(breadcrumbOf(route)).toEqual([
      { title: '首页', path: '/index' },
      { title: '系统管理' },
      { title: '日志管理' },
      { title: '操作日志' },
    ]);
    expect(breadcrumbOf(table.routes.get('/index')!)).toEqual([]);
  });

  it('is shortened for a hidden route with five or more steps, and only then', () => {
    const trail = ['一', '二', '三', '四'].map((title) => ({ title, path: `/${title}` }));
    const titles = (hidden: boolean, steps: number) =>
      breadcrumbOf({ ...route, hidden, trail: trail.slice(0, steps) }).map(({ title }) => title);
    expect(titles(true, 4)).toEqual(['首页', '…', '三', '四']);
    expect(titles(false, 4)).toEqual(['首页', '一', '二', '三', '四']);
    expect(titles(true, 3)).toEqual(['首页', '一', '二', '三']);
  });

  it('puts a page below the page above its address', () => {
    const jobs = withStatic(
      buildRoutes([
        {
          path: '/monitor',
          component: 'Layout',
          redirect: 'noRedirect',
          meta: meta('系统监控'),
          children: [{ path: 'job', component: 'monitor/job/index', meta: meta('定时任务') }],
        },
      ]),
      admin,
    );
    expect(
      breadcrumbOf(jobs.routes.get('/monitor/job/log')!).map(({ title, path }) => [title, path]),
    ).toEqual([
      ['首页', '/index'],
      ['系统监控', undefined],
      ['定时任务', '/monitor/job'],
      ['调度日志', undefined],
    ]);
  });

  it('names the document after the page', () => {
    expect(documentTitle('岗位管理')).toBe('岗位管理 - 管理系统');
    expect(documentTitle(undefined)).toBe('管理系统');
  });
});
