/**
 * A Chromium for the browser tests: CHROMIUM_PATH, an installed browser, apt when we are root, or
 * Playwright's own download.
 */
import { existsSync } from 'node:fs';
import { at, pinnedNode, run } from './root.mjs';

/**
 * The first has no window of its own to draw, as Playwright's own one: tests take three quarters of
 * the processor time there.
 */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => known.find((place) => existsSync(place));

/**
 * @returns {Promise<string | undefined>} path of the executable; undefined when Playwright uses its
 * own or none could be had
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (installed()) return installed();
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    // Not every Debian has the first.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        quiet: true,
        env,
      });
      if (installed()) return installed();
    }
  }
  await run(
    pinnedNode,
    [at('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'],
    { quiet: true },
  );
  return undefined;
}
