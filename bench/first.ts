/**
 * How soon the first list is visible after its address was opened: our page of posts against one
 * written by hand, each in a browser that has seen neither, and again with a warm cache.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { adminPassword, projectRoot, startApp } from '../tests/e2e/support/app.ts';
import { signIn } from '../tests/e2e/support/test.ts';
import { buildBench } from './build.ts';
import { median, ratioRow, type RatioRow } from './report.ts';

const rounds = 7;

/** Milliseconds from the navigation to the frame that shows the first row with its status. */
async function visible(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const timer = new MutationObserver(() => {
      const row = [...document.querySelectorAll('tbody tr')].find((one) =>
        one.textContent?.includes('正常'),
      );
      if (!row) return;
      timer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { firstList: performance.now() })),
      );
    });
    timer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(address);
  const at = await page.waitForFunction(() => (window as { firstList?: number }).firstList);
  const time = (await at.jsonValue()) as number;
  await page.close();
  return time;
}

interface Times {
  cold: number[];
  warm: number[];
}

async function once(
  browser: Browser,
  { url, address }: { url: string; address: string },
  times: Times | undefined,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  await context.addCookies([
    { name: 'access_token', value: await signIn(url, 'admin', adminPassword), url },
  ]);
  const cold = await visible(context, address);
  const warm = await visible(context, address);
  times?.cold.push(cold);
  times?.warm.push(warm);
  await context.close();
}

/**
 * Rows of the report; lower is better. Both pages come from the same kind of server and ask for
 * user, menus, rows and dictionary.
 */
export async function benchFirst(executablePath: string | undefined): Promise<RatioRow[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-bench-'));
  buildBench('first', path.join(root, 'dist'));
  for (const name of ['schemas', 'package.json', 'src', 'node_modules'])
    symlinkSync(path.join(projectRoot, name), path.join(root, name));
  const [app, handApp] = [await startApp(), await startApp({ root })];
  const apps = [app, handApp];
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const sideOf = ({ url }: { url: string }) => ({
      url,
      address: `${url}/#/system/post`,
      times: { cold: [], warm: [] } as Times,
    });
    const [ours, hand] = [sideOf(app), sideOf(handApp)];
    for (let round = -1; round < rounds; round++)
      for (const side of [hand, ours])
        await once(browser, side, round < 0 ? undefined : side.times);
    return (['cold', 'warm'] as const).map((kind) =>
      ratioRow(
        `first list, ${kind} cache`,
        'ms',
        median(ours.times[kind]),
        median(hand.times[kind]),
        'hand-written antd',
      ),
    );
  } finally {
    await browser.close();
    for (const app of apps) await app.stop();
    rmSync(root, { recursive: true, force: true });
  }
}
