/**
 * `npm run migrate`: brings the rows of the configured database (DATA_DIR or DATABASE_URL) along
 * with the migrations of the models, in short transactions, while a server of the former models
 * goes on. Nothing takes effect: the next start does that, in a moment. Broken off, it goes on
 * where it was.
 *
 *   --plan   prints what would be changed, how many rows, and who waits for what; changes nothing
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config/config.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { plannedChanges, prepareRows } from '../src/server/migrate.ts';
import { root } from './lib/root.mjs';

/** Milliseconds between two lines. */
const interval = 5_000;
const { plan } = parseArgs({ options: { plan: { type: 'boolean', default: false } } }).values;
let written = performance.now();

function progress({ model, done, total }) {
  if (performance.now() - written < interval) return;
  written = performance.now();
  console.log(`Model '${model}': ${done} of ${total} rows`);
}

try {
  const installation = { config: readConfig(process.env), root };
  if (plan) for (const line of await plannedChanges(installation)) console.log(line);
  else {
    await prepareRows(installation, { progress });
    console.log('All rows have been brought along: start the server with these models.');
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
