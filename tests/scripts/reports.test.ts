/** What `npm test` says of tests that failed, read from reports of the real runners. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atLength, inShort, readPlaywright, readVitest } from '../../scripts/lib/reports.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pageloom-reports-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runIn(name: string, files: Record<string, string>, command: string[]): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  const report = path.join(place, 'report.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, REPORT: report };
  try {
    execFileSync(process.execPath, command, { cwd: place, env, stdio: 'pipe' });
  } catch {
    // Some of these tests fail.
  }
  return report;
}

test('of Vitest: what passed, which tests failed and why, and files that did not load', () => {
  const report = runIn(
    'vitest',
    {
      'vitest.config.mjs': `export default {};`,
      'one.test.mjs': `import { expect, test } from 'vitest';
        test('fine', () => expect(1).toBe(1));
        test('wrong', () => expect({ a: 1 }).toEqual({ a: 2 }));`,
      'two.test.mjs': `import './missing.mjs';`,
    },
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=json',
      '--outputFile.json=report.json',
    ],
  );
  const { passed, failed, failures, notes } = readVitest(report, path.dirname(report));
  expect({ passed, failed, notes }).toEqual({ passed: 1, failed: 1, notes: [] });
  expect(failures.map(inShort).toSorted()).toEqual([
    expect.stringMatching(/^one\.test\.mjs wrong: AssertionError: expected .* to deeply equal/),
    expect.stringMatching(/^two\.test\.mjs: .*missing\.mjs/),
  ]);
  expect(atLength(failures[0]!).split('\n').length).toBeLessThanOrEqual(13);
});

test('of Playwright: what failed, and what passed only when it was tried again', () => {
  const report = runIn(
    'playwright',
    {
      'playwright.config.mjs': `export default { retries: 1, workers: 1 };`,
      'some.spec.mjs': `import { expect, test } from '@playwright/test';
        test('fine', () => {});
        test('by chance', ({}, info) => expect(info.retry).toBe(1));
        test('wrong', () => { throw new Error('never'); });`,
    },
    [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=json'],
  );
  const { passed, failed, failures, notes } = readPlaywright(report);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(failures.map(inShort)).toEqual(['some.spec.mjs:4 wrong: Error: never']);
  expect(notes.map(({ name }) => name)).toEqual(['some.spec.mjs:3 by chance']);
});
