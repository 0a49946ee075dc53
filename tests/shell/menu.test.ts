import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ancestorsOf, menuLeaves, oneRootOpen } from '../../src/shell/routing/menu.ts';
import { pageIdOf } from '../../src/shell/routing/pageId.ts';
import { tree } from './menuEntries.ts';

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
