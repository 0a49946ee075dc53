/**
 * Where a rule of the linter is switched off (an explicit any, say), the reason stands beside it.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{src,extensions,tests,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: root });
const rule = ['ox', 'lint-disable'].join('');

const withoutReason = (source: string): string[] =>
  source.split('\n').filter((line) => line.includes(rule) && !/ -- \S/.test(line));

it('exceptions to rules of the linter give their reason', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    withoutReason(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

it('one without a reason would be seen', () => {
  const bare = `// ${rule}-next-line typescript/no-explicit-any`;
  expect(withoutReason(`${bare}\n${bare} -- columns known at run time`)).toEqual([bare]);
});
