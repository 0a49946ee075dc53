import { texts } from '../locale/index.ts';
import { homePath, settingsPath } from './paths.ts';
import type { Target } from './route.ts';

/** A page that the application has whatever the menu of the server holds. */
export interface OwnPage {
  /** Parts that begin with a colon stand for whole numbers; each address has a tab of its own. */
  path: string;
  title: string;
  target: Target;
  /** Any one of them suffices. */
  permission?: string | string[];
  noCache?: boolean;
  icon?: string;
  tab?: boolean;
  bare?: boolean;
  /** Page below which it stands in the breadcrumb; default the one above in the address. */
  parent?: string;
}

const page = (component: string): Target => ({ kind: 'page', component });
const reserved: Target = { kind: 'reserved' };
const result = (status: '403' | '404' | '500', title: string): OwnPage => ({
  path: `/${status}`,
  title,
  target: { kind: 'result', status },
  tab: false,
  bare: true,
});

/** Pages of the application itself, all hidden from the menu (docs/protocol/product.md). */
export const ownPages = (): readonly OwnPage[] => [
  {
    path: homePath,
    title: texts.pages.home,
    target: { kind: 'home' },
    icon: 'dashboard',
    bare: true,
  },
  {
    path: '/account/center',
    title: texts.pages.center,
    target: page('account/center'),
    noCache: true,
  },
  {
    path: settingsPath,
    title: texts.pages.settings,
    target: page('account/settings'),
    noCache: true,
  },
  {
    path: '/monitor/job/log',
    title: texts.pages.jobLog,
    target: page('monitor/job/log'),
    permission: 'monitor:job:list',
  },
  {
    path: '/system/role/authUser',
    title: texts.pages.authUser,
    target: page('system/role/authUser'),
    permission: 'system:role:edit',
  },
  {
    path: '/system/role-auth/user/:roleId',
    title: texts.pages.authUser,
    target: page('system/role/authUser'),
    permission: 'system:role:edit',
    parent: '/system/role',
  },
  {
    path: '/system/user-auth/role/:userId',
    title: texts.pages.authRole,
    target: page('system/user/authRole'),
    permission: 'system:user:edit',
    parent: '/system/user',
  },
  {
    path: '/system/dict-data/index/:dictId',
    title: texts.pages.dictData,
    target: page('system/dict/data'),
    permission: 'system:dict:list',
    parent: '/system/dict',
  },
  // Who may write notices but not change them writes them here, too.
  {
    path: '/system/notice/form',
    title: texts.pages.noticeForm,
    target: page('system/notice/form'),
    permission: ['system:notice:edit', 'system:notice:add'],
  },
  {
    path: '/gen/edit',
    title: texts.pages.genEdit,
    target: page('gen/edit'),
    permission: 'tool:gen:edit',
  },
  {
    path: '/widgets',
    title: texts.pages.widgets,
    target: { kind: 'widgets' },
    // Absent where Node reads this file, for tests.
    ...(!import.meta.env?.DEV && { permission: 'tool:widgets:list' }),
  },
  { path: '/tinymce', title: texts.pages.richText, target: page('tinymce') },
  { path: '/AMapView', title: texts.pages.map, target: page('AMapView') },
  { path: '/h5template', title: texts.pages.h5, target: reserved },
  { path: '/traceTemplate', title: texts.pages.trace, target: reserved },
  result('403', texts.results.forbidden),
  result('404', texts.results.absent),
  result('500', texts.results.serverError),
];
