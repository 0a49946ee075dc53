import { texts } from '../locale/index.ts';
import type { Crumb, Route } from './route.ts';
import { homePath } from './paths.ts';

/**
 * From this many steps on, the trail of a hidden page is shortened
 * (docs/protocol/product.md#limits).
 */
const longest = 5;

/**
 * The breadcrumb of a route: home first, the last step and directories as plain text, long trails
 * of hidden pages without their middle.
 */
export function breadcrumbOf(route: Route): Crumb[] {
  if (route.bare) return [];
  const last = route.trail.length - 1;
  const trail = route.trail.map((crumb, index) =>
    index === last ? { title: crumb.title } : crumb,
  );
  const home = { title: texts.pages.home, path: homePath };
  const all = [home, ...trail];
  if (!route.hidden || all.length < longest) return all;
  return [home, { title: '…' }, ...all.slice(-2)];
}

/** Document title of a page (docs/protocol/frame.md#the-guard). */
export const documentTitle = (page: string | undefined) =>
  page ? `${page} - ${texts.site.title}` : texts.site.title;
