import { describe, expect, it } from 'vitest';
import { restoreTabs, storeTabs } from '../../src/shell/stores/openTabs.ts';
import {
  alivePaths,
  closeTabs,
  moveTab,
  openerOf,
  pathsToClose,
  refreshTab,
  refusalOf,
  setDirty,
} from '../../src/shell/stores/tabChanges.ts';
import {
  emptyTabs,
  leaveTabs,
  openTab,
  type Opened,
  type TabsState,
} from '../../src/shell/stores/tabs.ts';
import { memory } from './memory.ts';

const page = (path: string, more: Partial<Opened> = {}): Opened => ({
  path,
  address: path,
  title: path,
  fixed: path === '/index',
  keep: true,
  ...more,
});
const opened = (...paths: string[]): TabsState =>
  paths.reduce((state, path) => openTab(state, page(path)), emptyTabs);
const paths = (state: TabsState) => state.tabs.map(({ path }) => path);

describe('tabs', () => {
  it('open once a path; another query replaces the address', () => {
    const state = openTab(opened('/index', '/a', '/b'), page('/a', { address: '/a?x=1' }));
    expect(paths(state)).toEqual(['/index', '/a', '/b']);
    expect(state).toMatchObject({ active: '/a', recent: ['/a', '/b', '/index'] });
    expect(state.tabs[1]?.address).toBe('/a?x=1');
  });

  it('change nothing when the shown address is opened again', () => {
    const state = opened('/index', '/a');
    expect(openTab(state, page('/a'))).toBe(state);
  });

  it('close in every range but never home', () => {
    const state = opened('/index', '/a', '/b', '/c');
    expect(pathsToClose(state, '/b', 'this')).toEqual(['/b']);
    expect(pathsToClose(state, '/b', 'left')).toEqual(['/a']);
    expect(pathsToClose(state, '/b', 'right')).toEqual(['/c']);
    expect(pathsToClose(state, '/b', 'others')).toEqual(['/a', '/c']);
    expect(pathsToClose(state, '/b', 'all')).toEqual(['/a', '/b', '/c']);
    expect(paths(closeTabs(state, ['/index', '/a', '/gone']).state)).toEqual([
      '/index',
      '/b',
      '/c',
    ]);
  });

  it('refuse in the words of the specification', () => {
    const state = opened('/index', '/a');
    expect(refusalOf(opened('/index'), '/index', 'this')).toBe('这是最后一个标签了，无法被关闭');
    expect(refusalOf(state, '/a', 'right')).toBe('右侧没有标签');
    expect(refusalOf(state, '/a', 'left')).toBe('左侧没有标签');
    expect(refusalOf(state, '/a', 'this')).toBeNull();
  });

  it('show the last one when the shown tab closes, and know who opened them', () => {
    const chain = openTab(
      openTab(opened('/index', '/a', '/b'), page('/a', { address: '/a?q=1' })),
      page('/d'),
    );
    expect(openerOf(chain, '/d')).toBe('/a?q=1');
    expect(openerOf(closeTabs(chain, ['/a']).state, '/d')).toBeUndefined();
    expect(closeTabs(chain, ['/d']).next).toBe('/b');
    expect(closeTabs(chain, ['/d', '/b']).next).toBe('/a?q=1');
    const other = closeTabs(chain, ['/b']);
    expect(other.next).toBeUndefined();
    expect(other.state.active).toBe('/d');
  });

  it('drop the state of a refreshed tab', () => {
    const state = refreshTab(setDirty(opened('/index', '/a'), '/a', true), '/a');
    expect(state.tabs[1]?.version).toBe(1);
    expect(state.dirty).toEqual([]);
  });

  it('move to the place of another, home stays first', () => {
    const state = opened('/index', '/a', '/b', '/c');
    expect(paths(moveTab(state, '/c', '/a'))).toEqual(['/index', '/c', '/a', '/b']);
    expect(paths(moveTab(state, '/a', '/c'))).toEqual(['/index', '/b', '/c', '/a']);
    expect(moveTab(state, '/c', '/index')).toBe(state);
    expect(moveTab(state, '/index', '/c')).toBe(state);
  });

  it('keep the last used pages up to the limit, the shown one and unsaved ones always', () => {
    const state = opened('/index', '/a', '/b', '/c', '/d');
    expect([...alivePaths(state, 2)]).toEqual(['/d', '/c']);
    expect(alivePaths(setDirty(state, '/a', true), 2)).toEqual(new Set(['/d', '/c', '/a']));
    const uncached = openTab(openTab(state, page('/e', { keep: false })), page('/a'));
    expect(alivePaths(uncached, 10).has('/e')).toBe(false);
    expect(alivePaths(openTab(state, page('/e', { keep: false })), 10).has('/e')).toBe(true);
    expect(leaveTabs(state).active).toBeNull();
  });

  it('come back after a reload for the same user and for pages that still exist', () => {
    const keys = memory();
    storeTabs(7, opened('/index', '/a', '/b'), keys);
    const titleOf = (path: string) => (path === '/b' ? undefined : `present ${path}`);
    expect(restoreTabs(7, titleOf, keys).tabs.map(({ path, title }) => [path, title])).toEqual([
      ['/index', 'present /index'],
      ['/a', 'present /a'],
    ]);
    expect(restoreTabs(8, String, keys)).toEqual(emptyTabs);
    keys.set('pageloom:tabs', '{"user":7,"tabs":[{"path":1},null]}');
    expect(restoreTabs(7, String, keys).tabs).toEqual([]);
  });
});
