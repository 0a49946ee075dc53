/**
 * `npm run test:faults`: the fault campaigns of tests/faults in full, which takes an hour or so,
 * and a table of what became of the writes. Ends with code 1 when something acknowledged was lost,
 * or a campaign could not run.
 *
 *   npm run test:faults -- [NAME…] [--rounds N] [--seed N] [--database sqlite|postgres]
 */
import { parseArgs } from 'node:util';
import { complaints } from '../tests/faults/campaign.ts';
import { loadCampaigns, runCampaign } from '../tests/faults/campaigns.ts';
import { fail } from './lib/root.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { makeScratch } from './lib/scratch.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, seed: { type: 'string' }, database: { type: 'string' } },
});
process.env.TMPDIR = makeScratch();
const all = await loadCampaigns();
const unknown = positionals.filter((name) => !all.some((campaign) => campaign.name === name));
if (unknown.length)
  fail(
    `There is no campaign ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`,
  );
const expected = all
  .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  .flatMap((campaign) => campaign.databases.map((dialect) => ({ campaign, dialect })))
  .filter(({ dialect }) => !values.database || values.database === dialect);

const rows = [];
/** Counts with columns of their own. */
const judged = new Set(['events', 'acknowledged', 'lost', 'doubled', 'ghosts', 'broken']);
/** What the campaign under way said last. */
let underWay = '';
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    printTable();
    console.log(`Ended by ${signal} in ${underWay}`);
    process.exit(1);
  });

let postgres;
if (expected.some(({ dialect }) => dialect === 'postgres')) {
  postgres = await startPostgres();
  if (!postgres.url) fail(`PostgreSQL could not be started: ${postgres.reason}`);
  process.env.TEST_DATABASE_URL = postgres.url;
}

for (const { campaign, dialect } of chosen) {
  const started = Date.now();
  underWay = `${campaign.name} (${dialect})`;
  const options = {
    dialect,
    short: false,
    rounds: Number(values.rounds ?? campaign.rounds.long),
    seed: Number(values.seed ?? 1),
    report: (line) => {
      underWay = `${campaign.name} (${dialect}): ${line}`;
      console.error(underWay);
    },
  };
  const outcome = await runCampaign(campaign, options).catch((error) => ({
    events: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    broken: [String(error?.stack ?? error)],
  }));
  const problems = complaints(outcome);
  rows.push({
    campaign,
    dialect,
    outcome,
    problems,
    seconds: Math.round((Date.now() - started) / 1000),
  });
  for (const problem of problems) console.error(`FAIL ${campaign.name} (${dialect}): ${problem}`);
}
await postgres?.stop();
printTable();
const failed = rows.filter(({ problems }) => problems.length);
console.log(
  failed.length
    ? `${failed.length} of ${rows.length} campaigns failed`
    : `${rows.length} campaigns held`,
);
process.exit(failed.length ? 1 : 0);

/** Of the campaigns that are over. */
function printTable() {
  console.log(
    '| Campaign | Database | Events | Acknowledged | Lost | Doubled | Refused but there | Also counted | Seconds |',
  );
  console.log('|---|---|---:|---:|---:|---:|---:|---|---:|');
  for (const { campaign, dialect, outcome, seconds } of rows) {
    const others = Object.entries(outcome)
      .filter(([name]) => !judged.has(name))
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
    const counts = [
      outcome.events,
      outcome.acknowledged,
      outcome.lost,
      outcome.doubled,
      outcome.ghosts ?? '–',
    ];
    console.log(
      `| ${campaign.about} (\`${campaign.name}\`) | ${dialect} | ${counts.join(' | ')} | ${others} | ${seconds} |`,
    );
  }
}
