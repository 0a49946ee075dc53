import pinyin from 'pinyin-match';
import { describe, expect, test } from 'vitest';
import type { MenuNode } from '../../src/shell/routing/menu.ts';
import { findPages, searchablePages } from '../../src/shell/search/findPages.ts';

const page = (title: string, key = `/${title}`): MenuNode => ({
  key,
  title,
  address: key,
  external: false,
  children: [],
});
const group = (title: string, children: MenuNode[]): MenuNode => ({
  key: title,
  title,
  external: false,
  children,
});
const menu = [
  group('系统管理', [
    page('用户管理'),
    page('角色管理'),
    page('参数设置'),
    group('日志管理', [page('操作日志'), page('登录日志')]),
  ]),
  group('系统工具', [
    page('Swagger 文档'),
    { ...page('官网', 'https://example.com'), external: true },
  ]),
];
const pages = searchablePages(menu);
const sounds = (title: string, letters: string) => pinyin.match(title, letters) !== false;
const found = (text: string) => findPages(pages, text, sounds).map(({ title }) => title);

describe('menu search', () => {
  test('knows the groups around a page', () => {
    expect(pages.find(({ title }) => title === '操作日志')?.groups).toEqual([
      '系统管理',
      '日志管理',
    ]);
    expect(pages.find(({ external }) => external)?.address).toBe('https://example.com');
  });

  test.each([
    ['用户', '用户管理'],
    ['yonghu', '用户管理'],
    ['yhgl', '用户管理'],
    ['yong hu', '用户管理'],
    ['YongHuGuan', '用户管理'],
    ['juese', '角色管理'],
    ['caozuo', '操作日志'],
    ['czrz', '操作日志'],
    ['swag', 'Swagger 文档'],
    ['gw', '官网'],
  ])('%s finds %s', (text, title) => {
    expect(found(text)[0]).toBe(title);
  });

  test('groups and several words narrow down; titles come before groups', () => {
    expect(found('日志')).toEqual(['操作日志', '登录日志']);
    expect(found('系统 登录')).toEqual(['登录日志']);
    expect(found('xitong gongju')).toEqual(['Swagger 文档', '官网']);
  });

  test('nothing matches nothing; without the dictionary characters still do', () => {
    expect([found(''), found('  '), found('zzzz'), found('没有')]).toEqual([[], [], [], []]);
    expect(findPages(pages, 'yhgl', undefined)).toEqual([]);
    expect(findPages(pages, '用户', undefined)).toHaveLength(1);
  });

  test('long letters take no time', () => {
    expect(found('an'.repeat(200))).toEqual([]);
  });
});
