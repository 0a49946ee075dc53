import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/e2e/support/browserArguments.ts';

/**
 * Each worker keeps one browser and one process of servers; each test has a server and a database
 * of its own.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  // One a core; more than four would wait for each other's disk and memory.
  workers: Math.min(4, os.availableParallelism()),
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // A test that fails once has failed, on busy machines too: one that needs a second try has a
  // defect.
  retries: 0,
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // What cannot be clicked by then never can be: the failure says so before the whole time of a
    // test is over.
    actionTimeout: 60_000,
    // Recording costs a third of the run: `npm run test:e2e -- <file> --trace on` records one file.
    trace: 'off',
    // Most tests run as for people who asked the system for no motion; the specs of frame and forms
    // run with it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
  outputDir: 'test-results',
});
