/**
 * Nothing that is seen moves while a page loads: the layout shift that browsers measure, on a cold
 * start, at both sizes.
 */
import { expect, test } from './support/test.ts';

interface Shift {
  value: number;
  moved: string[];
}

const places = [
  { route: '/user/login', arrived: '记住密码' },
  { route: '/index', arrived: '便捷导航' },
  { route: '/system/post', arrived: '董事长' },
  // With a tree at the side, behind a panel that begins closed on phones.
  { route: '/system/user', arrived: '演示用户' },
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } });

    test('sign-in, home, a list, and a page with a tree do not move while they load', async ({
      page,
      app,
      open,
    }) => {
      // Nothing comes from the cache of the browser while requests are routed.
      await page.route('**/*', (route) => route.continue());
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        const reported = (node: Node | null) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[])
            shifts.push({
              value: entry.value,
              moved: entry.sources.map(({ node }) => reported(node)),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const { route, arrived } of places) {
        // Another address of the same document would be no load.
        await page.goto('about:blank');
        if (route.startsWith('/user/')) await page.goto(`${app}/#${route}`);
        else await open(route);
        await expect(page.getByText(arrived, { exact: true }).first()).toBeVisible();
        await expect(
          page.locator('[aria-busy="true"]:visible, .ant-skeleton-active:visible'),
        ).toHaveCount(0);
        const shifts = await page.evaluate(
          () =>
            new Promise<Shift[]>((resolve) =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() =>
                  resolve((window as unknown as { shifts: Shift[] }).shifts),
                ),
              ),
            ),
        );
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          `${route}: ${JSON.stringify(shifts)}`,
        ).toBeLessThanOrEqual(0.02);
      }
    });
  });
}
