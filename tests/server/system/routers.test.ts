import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildRouters } from '../../../src/server/system/routers.ts';
import type { MenuRow } from '../../../src/server/system/routers.ts';

let nextId = 1;

/** An enabled directory of that name below the root unless said otherwise. */
const menu = (given: Partial<MenuRow>): MenuRow => ({
  menuId: nextId++,
  parentId: 0,
  menuName: '菜单',
  path: 'sample',
  component: null,
  query: null,
  routeName: '',
  isFrame: '1',
  isCache: '0',
  menuType: 'M',
  visible: '0',
  icon: 'tree',
  ...given,
});

const only = (given: Partial<MenuRow>) => buildRouters([menu(given)])[0];

/** The single child of a directory. */
const child = (given: Partial<MenuRow>) => {
  const parent = menu({ path: 'parent' });
  return buildRouters([parent, menu({ parentId: parent.menuId, ...given })])[0]?.children![0];
};

const meta = { title: '菜单', icon: 'tree', noCache: false, link: null };

describe('buildRouters', () => {
  it('gives the documented routes for the default menus', () => {
    const defaults = JSON.parse(readFileSync('schemas/defaults/30-menu.json', 'utf8')) as {
      rows: (MenuRow & { status: string })[];
    };
    const expected: unknown = JSON.parse(
      readFileSync('tests/server/system/fixtures/default-routers.json', 'utf8'),
    );
    expect(buildRouters(defaults.rows.filter((row) => row.menuType !== 'F'))).toEqual(expected);
  });

  it('leads a root directory by a slash and leaves out empty members', () => {
    expect(only({})).toEqual({
      name: 'Sample',
      path: '/sample',
      hidden: false,
      component: 'Layout',
      meta,
    });
  });

  it('marks a directory with children, and nests them in their order', () => {
    const parent = menu({});
    const entry = buildRouters([
      parent,
      menu({ parentId: parent.menuId, path: 'b' }),
      menu({ parentId: parent.menuId, path: 'a' }),
    ])[0];
    expect(entry).toMatchObject({
      alwaysShow: true,
      redirect: 'noRedirect',
      component: 'Layout',
      children: [{ path: 'b' }, { path: 'a' }],
    });
  });

  it('gives pages their component, query, cache and visibility', () => {
    expect(
      child({
        menuType: 'C',
        component: 'system/user/index',
        query: '{"id":1}',
        isCache: '1',
        visible: '1',
        routeName: 'people',
      }),
    ).toEqual({
      name: 'People',
      path: 'sample',
      hidden: true,
      component: 'system/user/index',
      query: '{"id":1}',
      meta: { ...meta, noCache: true },
    });
  });

  it('shows a directory below a directory through ParentView', () => {
    expect(child({ menuType: 'M' })).toMatchObject({ component: 'ParentView', path: 'sample' });
    expect(child({ menuType: 'M', component: 'own/view' })).toMatchObject({
      component: 'own/view',
    });
  });

  it('wraps a root page in a Layout at /', () => {
    expect(only({ menuType: 'C', component: 'dash/index', query: '{"a":1}' })).toEqual({
      path: '/',
      hidden: false,
      component: 'Layout',
      query: '{"a":1}',
      children: [
        {
          name: 'Sample',
          path: 'sample',
          hidden: false,
          component: 'dash/index',
          query: '{"a":1}',
          meta,
        },
      ],
    });
  });

  it('shows an inner link below a directory in a frame', () => {
    expect(child({ menuType: 'C', path: 'https://www.example.com:8080/docs' })).toEqual({
      name: 'Https://www.example.com:8080/docs',
      path: 'example/com/8080/docs',
      hidden: false,
      component: 'InnerLink',
      meta: { ...meta, link: 'https://www.example.com:8080/docs' },
    });
  });

  it('wraps an inner link at the root', () => {
    expect(only({ menuType: 'M', path: 'http://example.com' })).toEqual({
      name: 'Http://example.com',
      path: '/',
      hidden: false,
      component: 'Layout',
      meta,
      children: [
        {
          name: 'Example/com',
          path: 'example/com',
          hidden: false,
          component: 'InnerLink',
          meta: { ...meta, link: 'http://example.com' },
        },
      ],
    });
  });

  it('leaves an external link as it is', () => {
    expect(only({ isFrame: '0', path: 'http://example.com' })).toEqual({
      name: 'Http://example.com',
      path: 'http://example.com',
      hidden: false,
      component: 'Layout',
      meta: { ...meta, link: 'http://example.com' },
    });
    expect(child({ isFrame: '0', menuType: 'C', path: 'https://example.com' })).toMatchObject({
      path: 'https://example.com',
      component: 'Layout',
      meta: { link: 'https://example.com' },
    });
  });

  it('leaves out children of pages and menus whose parent is not shown', () => {
    const page = menu({ menuType: 'C', isFrame: '0' });
    expect(
      buildRouters([page, menu({ parentId: page.menuId }), menu({ parentId: 999_999 })]),
    ).toEqual([expect.not.objectContaining({ children: expect.anything() })]);
  });
});
