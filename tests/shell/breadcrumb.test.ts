import { describe, expect, it } from 'vitest';
import { required } from '../../src/schema/required.ts';
import { breadcrumbOf, documentTitle } from '../../src/shell/routing/breadcrumb.ts';
import { routeAt } from '../../src/shell/routing/pages.ts';
import { admin, meta, openTo, route } from './menuEntries.ts';

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
