/**
 * `npm test`: everything CI asks for, on a fresh machine with npm only.
 * Vitest and Playwright each use both cores of a small machine, so they take turns; only the quick
 * checks and the build run side by side, and what has to be fetched is fetched meanwhile. The last
 * line is `N passed, N failed`; a step that could not run counts as failed, never as skipped.
 */
import path from 'node:path';
import { at, pinnedNode, root, run } from './lib/root.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findChromium } from './lib/chromium.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { atLength, inShort, readPlaywright, readVitest } from './lib/reports.mjs';
import { makeScratch } from './lib/scratch.mjs';

const scratch = makeScratch();
// Whatever the tests put into a temporary folder, and the browser and PostgreSQL, goes there.
process.env.TMPDIR = scratch;
// Hundreds of processes load the same modules: one compiles them for all.
process.env.NODE_COMPILE_CACHE = path.join(scratch, 'compiled');
const total = { passed: 0, failed: 0 };
const failures = [];
const bin = (name, file) => at('node_modules', name, file);

/**
 * Runs one step quietly, and prints its verdict with the time it took. When it failed: the tests
 * that did, by its report, else its output.
 */
async function step(title, command, args, { env, report } = {}) {
  const started = Date.now();
  const { code, output } = await run(command, args, {
    quiet: true,
    env: { ...process.env, ...env },
  });
  const found = report ? readOr(title, report) : { passed: Number(code === 0), failed: 0 };
  const { passed, failures: failedTests = [], notes = [] } = found;
  // A runner that died without a failing test, or left no report, is still a failure.
  const failed = Math.max(found.failed, Number(code !== 0 || passed === 0));
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${title} (${passed} passed, ${failed} failed, ${seconds} s)`,
  );
  for (const note of notes) console.log(`NOTE passed only when tried again: ${atLength(note)}`);
  if (failed > 0) {
    failures.push(title, ...failedTests.map((test) => `  ${inShort(test)}`));
    if (failedTests.length === 0) console.log(output.split('\n').slice(-400).join('\n'));
    for (const test of failedTests) console.log(`  ${atLength(test)}`);
  }
  return failed === 0;
}

/** What a report says; one that cannot be read says why, and counts nothing. */
function readOr(title, report) {
  try {
    return report();
  } catch (error) {
    failures.push(`report of ${title}: ${error.message}`);
    return { passed: 0, failed: 0 };
  }
}

/** A step that cannot run at all. */
function impossible(title, reason) {
  total.failed += 1;
  failures.push(title);
  console.log(`FAIL ${title}: ${reason}`);
}

const node = (title, script, args = []) => step(title, pinnedNode, [at(script), ...args]);

function vitest(title, project, env) {
  const file = path.join(scratch, `${title}.json`);
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return step(title, pinnedNode, args, { env, report: () => readVitest(file, root) });
}

async function browserTests(executable) {
  const file = path.join(scratch, 'browser.json');
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(executable && { CHROMIUM_PATH: executable }),
  };
  const args = [bin('@playwright/test', 'cli.js'), 'test', '--reporter=line,json'];
  await step('browser tests (Chromium)', pinnedNode, args, {
    env,
    report: () => readPlaywright(file),
  });
}

/** Quick checks and the build, side by side. Resolves with whether the front end was built. */
async function checksAndBuild() {
  const [isBuilt] = await Promise.all([
    step('build of the front end', pinnedNode, [at('scripts/build.mjs')]),
    node('generated types, validators and format pages are current', 'scripts/generate.mjs', [
      '--check',
    ]),
    step('types', pinnedNode, [bin('typescript', 'bin/tsc'), '--noEmit']),
    step('lint', pinnedNode, [
      bin('oxlint', 'bin/oxlint'),
      '--deny-warnings',
      '--report-unused-disable-directives',
    ]),
    step('format', pinnedNode, [bin('prettier', 'bin/prettier.cjs'), '--check', '.']),
    step('files, exports and packages that nothing uses', pinnedNode, [bin('knip', 'bin/knip.js')]),
    node('schemas', 'scripts/check-schemas.mjs'),
  ]);
  return isBuilt;
}

/**
 * The browser and the PostgreSQL server of the later steps, had and started while the first ones
 * keep the cores busy. One after the other: two installations at once would refuse each other.
 */
function prepare() {
  const chromium = findChromium();
  return { chromium, postgres: chromium.then(startPostgres) };
}

async function unitAndServer(startingPostgres) {
  await vitest('unit tests', 'unit');
  await vitest('component tests', 'components*');
  await vitest('server tests on SQLite', 'server-sqlite');
  const postgres = await startingPostgres;
  if (!postgres.url)
    return impossible(
      'server tests on PostgreSQL',
      `PostgreSQL could not be started: ${postgres.reason}`,
    );
  await vitest('server tests on PostgreSQL', 'server-postgres', {
    TEST_DATABASE_URL: postgres.url,
  });
  await postgres.stop();
}

const started = Date.now();
await ensureInstalled();
const { chromium, postgres } = prepare();
const isBuilt = await checksAndBuild();
await unitAndServer(postgres);
if (isBuilt) await browserTests(await chromium);
else impossible('browser tests (Chromium)', 'the front end was not built');
if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`Took ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
