/**
 * Texts become HTML by DOMPurify only, as what browsers with Trusted Types accept
 * (src/shell/trustedTypes.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('src/{shell,designer,runtime,widgets}/**/*.{ts,tsx}', { cwd: root }).map(
  (file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }),
);

it('no text becomes HTML in another way', () => {
  const sinks =
    /\.(?:innerHTML|outerHTML|srcdoc)\s*=|insertAdjacentHTML|parseFromString|createContextualFragment|document\.write/;
  expect(files.filter(({ text }) => sinks.test(text)).map(({ file }) => file)).toEqual([]);
});

it('what DOMPurify cleans comes as trusted type or as nodes', () => {
  const cleaning = files.filter(({ text }) => text.includes('DOMPurify.sanitize('));
  expect(cleaning.length).toBeGreaterThan(0);
  expect(
    cleaning
      .filter(({ text }) => !/RETURN_TRUSTED_TYPE: true|RETURN_DOM/.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});
