/**
 * `npm run test:properties`: the property tests with values that no run has tried before, round
 * after round, on SQLite and PostgreSQL. Each round prints its seed; ends with code 1 when one
 * failed.
 *
 *   npm run test:properties -- [--rounds N] [--seed N]
 */
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { at, pinnedNode, root, run } from './lib/root.mjs';
import { makeScratch } from './lib/scratch.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, seed: { type: 'string' } },
});
await ensureInstalled();
process.env.TMPDIR = makeScratch();
const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  readFileSync(at(file), 'utf8').includes("'fast-check'"),
);
const postgres = await startPostgres();
if (!postgres.url) console.log(`Without PostgreSQL: ${postgres.reason}`);
const projects = [
  'unit',
  'components',
  'server-sqlite',
  ...(postgres.url ? ['server-postgres'] : []),
];
let failed = 0;
for (let round = 0; round < Number(values.rounds); round += 1) {
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed) + round;
  console.log(`Seed ${seed}`);
  for (const project of projects) {
    const { code } = await run(
      pinnedNode,
      [at('node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...files],
      {
        env: {
          ...process.env,
          PROPERTY_SEED: String(seed),
          ...(postgres.url && { TEST_DATABASE_URL: postgres.url }),
        },
      },
    );
    if (code !== 0) failed += 1;
  }
}
await postgres.stop?.();
console.log(failed === 0 ? 'All held.' : `${failed} of the runs failed; --seed repeats one.`);
process.exit(failed === 0 ? 0 : 1);
