/** What would make tests depend on each other, or on how fast the machine is. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

// Test files share the modules of their process.
it('only tests with a process of their own replace modules', () => {
  const replaces = /\bvi\.(?:mock|doMock|unmock|doUnmock|resetModules)\(/;
  const offenders = globSync('tests/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith(path.join('tests', 'components', 'mocked', path.sep)))
    .filter((file) => replaces.test(readFileSync(path.join(root, file), 'utf8')));
  expect(offenders).toEqual([]);
});

it('no test is given less time than all others', () => {
  const [, usual = ''] =
    /testTimeout: ([\d_]+)/.exec(readFileSync(path.join(root, 'vitest.config.ts'), 'utf8')) ?? [];
  const numberOf = (text: string): number => Number(text.replaceAll('_', ''));
  const limits =
    /^\s*\}, (\d[\d_]*)\);$|^\s*(?:it(?:\.\w+)*\(.*)?\{ timeout: (\d[\d_]*) \},?(?: async| \(|$)/gm;
  const found = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(limits)].map(
      ([, behind, before]) => [file, numberOf(behind ?? before ?? '')] as const,
    ),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([, limit]) => limit <= numberOf(usual))).toEqual([]);
});
