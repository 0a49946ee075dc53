/**
 * Texts become HTML in one place (src/widgets/html), cleaned by DOMPurify, as what browsers with
 * Trusted Types accept (src/shell/trustedTypes.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['src/**/*.{ts,tsx}', 'extensions/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !file.startsWith('src/server/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const filesWith = (pattern: RegExp): string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('no text becomes HTML in another way', () => {
  const sinks =
    /\.(?:innerHTML|outerHTML|srcdoc)\s*=|insertAdjacentHTML|parseFromString|createContextualFragment|document\.write/;
  expect(filesWith(sinks)).toEqual([]);
});

it('one component hands markup to React, and one module cleans it', () => {
  expect(filesWith(/dangerouslySetInnerHTML/)).toEqual(['src/widgets/html/CleanHtml.tsx']);
  expect(filesWith(/['"]dompurify['"]/)).toEqual(['src/widgets/html/clean.ts']);
});

it('what DOMPurify cleans comes as trusted type or as nodes', () => {
  const { text } = files.find(({ file }) => file === 'src/widgets/html/clean.ts')!;
  const calls = text.split('DOMPurify.sanitize(').slice(1);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call).toMatch(/^[^;]*(?:RETURN_TRUSTED_TYPE: true|RETURN_DOM)/);
});
