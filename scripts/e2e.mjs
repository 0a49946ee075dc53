/**
 * `npm run test:e2e [files and options of Playwright]`: builds the front end and drives Chromium.
 * Example: `npm run test:e2e tests/e2e/post.spec.ts -- --headed`.
 */
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, pinnedNode, run } from './lib/root.mjs';

await ensureInstalled();
await ensureBuilt();
const executable = await findChromium();
const { code } = await run(
  pinnedNode,
  [at('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...process.argv.slice(2)],
  { env: { ...process.env, ...(executable && { CHROMIUM_PATH: executable }) } },
);
process.exit(code);
