/**
 * `npm run test:policies`: takes every single check from every route, and names those that no test
 * notices.
 */
import { at, pinnedNode, run } from './lib/root.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const tests = ['mutants', 'policies'].map((name) => `tests/server/authorisation/${name}.test.ts`);
const args = [
  at('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project',
  'server-sqlite',
  ...tests,
];
const { code } = await run(pinnedNode, args, { env: { ...process.env, POLICY_MUTANTS: 'all' } });
process.exit(code);
