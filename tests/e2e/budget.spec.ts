/**
 * What a browser really loads, against the budgets of the first visit. Sizes fail a test; times
 * never do.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { withThoseBelow } from '../../scripts/vite/below.ts';
import { projectRoot } from '../server/support/index.ts';
import { expect, signIn, test } from './support/test.ts';

/** What a page has loaded until it came to rest: kilobytes (1,000 bytes) of gzip JavaScript. */
async function scriptsLoaded(
  page: Page,
  visit: () => Promise<void>,
): Promise<{ size: number; files: number }> {
  const bodies: Promise<Buffer>[] = [];
  // The stream of news never comes to rest.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok())
      bodies.push(response.body());
  });
  await visit();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return { size: sizes.reduce((sum, size) => sum + size, 0) / 1000, files: sizes.length };
}

/** Files that modules are drawn together in can import each other, and then one runs too early. */
test('no file of the build imports itself by way of others', () => {
  const manifest = JSON.parse(
    readFileSync(path.join(projectRoot, 'dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { imports?: string[] }>;
  const below = (file: string) => manifest[file]?.imports ?? [];
  const circular = Object.keys(manifest).filter((file) =>
    withThoseBelow(below(file), below).has(file),
  );
  expect(Object.keys(manifest).length).toBeGreaterThan(50);
  expect(circular).toEqual([]);
});

test('sign-in loads at most 190 KB of JavaScript', async ({ page, app }) => {
  const { size, files } = await scriptsLoaded(page, async () => {
    await page.goto(`${app}/#/user/login`);
    await expect(page.getByLabel('账号')).toBeVisible();
  });
  console.log(`JavaScript for sign-in: ${size.toFixed(0)} KB gzip of 190`);
  expect(size).toBeGreaterThan(20);
  expect(size).toBeLessThanOrEqual(190);
  expect(files).toBeLessThanOrEqual(8);
});

test('the first list loads at most 405 KB of JavaScript', async ({ page, app }) => {
  // Forms are fetched ahead once a page has been at rest for 1.5 s: on a slow machine they would be
  // counted, too.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window) as (
      run: TimerHandler,
      time?: number,
      ...values: unknown[]
    ) => number;
    window.setTimeout = ((run: TimerHandler, time?: number, ...values: unknown[]) =>
      time === 1500 ? 0 : wait(run, time, ...values)) as typeof setTimeout;
  });
  await page.context().addCookies([{ name: 'access_token', value: await signIn(app), url: app }]);
  const { size, files } = await scriptsLoaded(page, async () => {
    await page.goto(`${app}/#/system/post`);
    await expect(page.getByText('董事长')).toBeVisible();
  });
  console.log(`JavaScript for the first list: ${size.toFixed(0)} KB gzip of 405`);
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThanOrEqual(405);
  expect(files).toBeLessThanOrEqual(12);
});
