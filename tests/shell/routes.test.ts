import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, queryOf, type RouterEntry } from '../../src/shell/routing/entries.ts';
import { menuLeaves } from '../../src/shell/routing/menu.ts';
import { readMenuTree } from '../../src/shell/routing/menuTree.ts';
import { ownPages } from '../../src/shell/routing/ownPages.ts';
import { pageAt, pagesOf, routeAt } from '../../src/shell/routing/pages.ts';
import { pageIdOf } from '../../src/shell/routing/pageId.ts';
import { normalise } from '../../src/shell/routing/paths.ts';
import { admin, find, meta, openTo, route, tree } from './menuEntries.ts';

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

  it('makes routes of patterns when they are asked for: numbers only, the same each time', () => {
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
