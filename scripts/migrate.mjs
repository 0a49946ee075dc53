/**
 * `npm run migrate`: brings the rows of the configured database (DATA_DIR or DATABASE_URL) along
 * with the migrations of the models, in short transactions, while a server of the former models
 * goes on. Nothing takes effect: the next start does that, in a moment. Broken off, it goes on
 * where it was.
 *
 *   --plan prints what would be changed, how many rows, and who waits for what; changes nothing
 *   --give-up   takes back what was prepared
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config/config.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { giveUpRows, plannedChanges, prepareRows } from '../src/server/migrate.ts';
import { root } from './lib/root.mjs';

/** Milliseconds between two lines. */
const interval = 5_000;
const { values: options } = parseArgs({
  options: {
    plan: { type: 'boolean', default: false },
    'give-up': { type: 'boolean', default: false },
  },
});
let written = performance.now();

function progress({ model, done, total }) {
  if (performance.now() - written < interval) return;
  written = performance.now();
  console.log(`Model '${model}': ${done} of ${total} rows`);
}

try {
  const installation = { config: readConfig(process.env), root };
  if (options.plan) for (const line of await plannedChanges(installation)) console.log(line);
  else if (options['give-up']) {
    await giveUpRows(installation);
    console.log('What was prepared is gone; the rows are as they were.');
  } else {
    await prepareRows(installation, { progress });
    console.log('All rows have been brought along: start the server with these models.');
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
