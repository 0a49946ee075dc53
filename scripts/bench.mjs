/** `npm run bench`: prepares what the benchmark needs and runs it. */
import { at, pinnedNode, run } from './lib/root.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';

await ensureInstalled();
// The application itself runs in these parts only; the pages of the others are built by themselves.
if ([undefined, 'first', 'designer', 'server'].includes(process.argv[2])) await ensureBuilt();
const executable = await findChromium();
const env = { ...process.env, ...(executable && { CHROMIUM_PATH: executable }) };
const { code } = await run(pinnedNode, [at('bench', 'main.ts'), ...process.argv.slice(2)], { env });
process.exit(code);
