import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbOf, documentTitle } from '../../src/shell/routing/breadcrumb.ts';
import { addressOf, queryOf, type RouterEntry } from '../../src/shell/routing/entries.ts';
import { ancestorsOf, menuLeaves, oneRootOpen } from '../../src/shell/routing/menu.ts';
import { readMenuTree } from '../../src/shell/routing/menuTree.ts';
import { ownPages } from '../../src/shell/routing/ownPages.ts';
import { pageAt, pagesOf, routeAt } from '../../src/shell/routing/pages.ts';
import { pageIdOf } from '../../src/shell/routing/pageId.ts';
import { normalise } from '../../src/shell/routing/paths.ts';
import { required } from '../../src/schema/required.ts';
import type { Viewer } from '../../src/schema/compile/plan.ts';

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
const tree = readMenuTree(entries);
const find = pagesOf(tree, admin);
const route = (path: string) => required(routeAt(find, path), path);
const openTo = (viewer: Viewer, ...more: RouterEntry[]) =>
  pagesOf(readMenuTree([...entries, ...more]), viewer);

describe('routes from getRouters', () => {
  it('flattens nested entries to full paths', () => {
    expect([...tree.routes.keys()]).toEqual([
      '/system/post',
      '/system/secret',
      '/system/log/operlog',
      '/system/json-schema/org',
      '/single',
      '/example/com',
    ]);
  });

  it('keeps hidden pages open, with their cache flag and their trail', () => {
    expect(route('/system/secret')).toMatchObject({
      hidden: true,
      noCache: true,
      target: { kind: 'page', component: 'system/secret/index' },
    });
    expect(route('/system/log/operlog').trail.map(({ title }) => title)).toEqual([
      '系统管理',
      '日志管理',
      '操作日志',
    ]);
  });

  it('shows inner links in a frame and gives external links no route', () => {
    expect(route('/system/json-schema/org').target).toEqual({
      kind: 'frame',
      url: 'https://json-schema.org',
    });
    expect(route('/example/com').target).toEqual({
      kind: 'frame',
      url: 'http://www.example.com',
    });
    expect([...tree.routes.keys()].some((path) => path.includes('a.b'))).toBe(false);
  });

  it('leads a directory to its first visible page and an unknown path nowhere', () => {
    expect(find('/system')).toEqual({ redirect: '/system/post' });
    expect(find('/system/log')).toEqual({ redirect: '/system/log/operlog' });
    expect(find('/nowhere')).toBeUndefined();
    expect(find('/')).toBeUndefined();
    expect(find('/toString')).toBeUndefined();
  });

  it('opens a page with the parameters of its menu, unless its address has others', () => {
    expect(pageAt(find, { pathname: '/system/post', search: '?status=1&x=y' })).toEqual({
      route: route('/system/post'),
      address: '/system/post?status=1&deep=1&x=y',
    });
    expect(pageAt(find, { pathname: '/user/login', search: '?a=b' })).toEqual({
      route: undefined,
      address: '/user/login',
    });
  });

  it('opens whatever the menu offers, and leads directories to pages only', () => {
    const { entry } = fc.letrec<{ entry: RouterEntry }>((tie) => ({
      entry: fc.record(
        {
          path: fc.stringMatching(/^\/?[a-c]{0,2}$/),
          hidden: fc.boolean(),
          component: fc.constantFrom('Layout', 'ParentView', 'InnerLink', 'a/index', 'b'),
          redirect: fc.constantFrom('noRedirect'),
          meta: fc.record({
            title: fc.constantFrom('甲', '乙'),
            link: fc.constantFrom(null, 'https://a.b'),
          }),
          children: fc.array(tie('entry'), { maxLength: 3, depthIdentifier: 'tree' }),
        },
        { requiredKeys: ['path'] },
      ),
    }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (given) => {
        const made = readMenuTree(given);
        const own = pagesOf(made, admin);
        for (const { key, external } of menuLeaves(made.menu))
          expect(external || routeAt(own, key)?.path === key, key).toBe(true);
        for (const aim of made.redirects.values()) expect(routeAt(own, aim)).toBeDefined();
      }),
    );
  });

  it('reads the query of a menu as parameters, broken text as none', () => {
    expect(route('/system/post').query).toEqual({ status: '0', deep: '1' });
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
    const paths = (permissions: string[]) => {
      const own = openTo({ permissions, roles: [] });
      return ownPages().flatMap(({ path }) => (routeAt(own, path) ? path : []));
    };
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
    const own = openTo(admin, {
      path: '/system/user',
      component: 'system/user/index',
      meta: meta('用户管理'),
    });
    const role = routeAt(own, '/system/user-auth/role/17');
    expect(role).toMatchObject({
      path: '/system/user-auth/role/17',
      title: '分配角色',
      params: { userId: '17' },
      hidden: true,
      target: { kind: 'page', component: 'system/user/authRole' },
    });
    expect(role?.trail.map(({ title }) => title)).toEqual(['用户管理', '分配角色']);
    expect(routeAt(own, '/system/user-auth/role/17/')).toBe(role);
    for (const path of ['role/x', 'role/', 'role/1/2'])
      expect(own(`/system/user-auth/${path}`), path).toBeUndefined();
    const reader = openTo({ permissions: ['system:user:list'], roles: [] });
    expect(reader('/system/user-auth/role/17')).toBeUndefined();
  });

  it('lets the server replace a page of the application', () => {
    const own = openTo(admin, { path: '/index', component: 'demo/home', meta: meta('看板') });
    expect(routeAt(own, '/index')).toMatchObject({
      title: '看板',
      target: { kind: 'page', component: 'demo/home' },
    });
  });

  it('finds page ids with and without the trailing index', () => {
    const pages = [{ id: 'system/post' }, { id: 'demo/index' }];
    expect(pageIdOf('system/post/index', pages)).toEqual({ id: 'system/post', exists: true });
    expect(pageIdOf('demo/index', pages)).toEqual({ id: 'demo/index', exists: true });
    expect(pageIdOf('system/user/index', pages)).toEqual({ id: 'system/user', exists: false });
  });

  it('looks paths up whatever their spelling', () => {
    expect(['/a/b/', '//a//b', '/%E5%B2%97'].map(normalise)).toEqual(['/a/b', '/a/b', '/岗']);
    expect(normalise('/%zz')).toBe('/%zz');
    expect(routeAt(find, '//system/post/')).toBe(route('/system/post'));
  });
});

describe('menu', () => {
  const { menu } = tree;

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
    expect(components.every((component) => !pageIdOf(component, []).id.endsWith('/index'))).toBe(
      true,
    );
  });
});

describe('breadcrumb', () => {
  const log = route('/system/log/operlog');

  it('starts at home; directories and the last step are plain text', () => {
    expect(breadcrumbOf(log)).toEqual([
      { title: '首页', path: '/index' },
      { title: '系统管理' },
      { title: '日志管理' },
      { title: '操作日志' },
    ]);
    expect(breadcrumbOf(route('/index'))).toEqual([]);
  });

  it('is shortened for a hidden route with five or more steps, and only then', () => {
    const trail = ['一', '二', '三', '四'].map((title) => ({ title, path: `/${title}` }));
    const titles = (hidden: boolean, steps: number) =>
      breadcrumbOf({ ...log, hidden, trail: trail.slice(0, steps) }).map(({ title }) => title);
    expect(titles(true, 4)).toEqual(['首页', '…', '三', '四']);
    expect(titles(false, 4)).toEqual(['首页', '一', '二', '三', '四']);
    expect(titles(true, 3)).toEqual(['首页', '一', '二', '三']);
  });

  it('puts a page below the page above its address', () => {
    const jobs = openTo(admin, {
      path: '/monitor',
      component: 'Layout',
      redirect: 'noRedirect',
      meta: meta('系统监控'),
      children: [{ path: 'job', component: 'monitor/job/index', meta: meta('定时任务') }],
    });
    const log = required(routeAt(jobs, '/monitor/job/log'), 'the page of the log');
    expect(breadcrumbOf(log).map(({ title, path }) => [title, path])).toEqual([
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
