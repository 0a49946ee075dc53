/** An answer of getRouters, and what follows from it. */
import type { Viewer } from '../../src/schema/compile/plan.ts';
import { required } from '../../src/schema/required.ts';
import type { RouterEntry } from '../../src/shell/routing/entries.ts';
import { readMenuTree } from '../../src/shell/routing/menuTree.ts';
import { pagesOf, routeAt } from '../../src/shell/routing/pages.ts';

export const meta = (title: string, more: Partial<NonNullable<RouterEntry['meta']>> = {}) => ({
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

export const admin = { permissions: ['*:*:*'], roles: ['admin'] };
export const tree = readMenuTree(entries);
export const find = pagesOf(tree, admin);
export const route = (path: string) => required(routeAt(find, path), path);
export const openTo = (viewer: Viewer, ...more: RouterEntry[]) =>
  pagesOf(readMenuTree([...entries, ...more]), viewer);
