/** Chromium hears the last list of features to switch off: ours must hold Playwright's. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { offForPlaywright } from '../e2e/support/browserArguments.ts';

it('browser tests switch off what Playwright does', () => {
  const test = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const core = createRequire(createRequire(test).resolve('playwright/package.json')).resolve(
    'playwright-core/package.json',
  );
  const source = readFileSync(path.join(path.dirname(core), 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)![1]!;
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names).toEqual(offForPlaywright);
});
