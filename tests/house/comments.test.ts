/** Comments are wrapped at 100 columns, as Prettier wraps the code; `npm run format` does it. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWrapped, wrapComments } from '../../scripts/lib/comments.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{src,scripts,bench,tests}/**/*.{ts,tsx,mjs,css}', { cwd: root });

describe('comments', () => {
  it('are wrapped in every file', () => {
    const long = files.filter((file) => {
      if (!isWrapped(file)) return false;
      const text = readFileSync(path.join(root, file), 'utf8');
      return wrapComments(file, text) !== text;
    });
    expect(long.sort()).toEqual([]);
  });

  const words = 'word '.repeat(30).trim();

  it('get a block of their own, with tags and items of lists at the beginning of a line', () => {
    expect(wrapComments('a.ts', `  /** ${words}. @throws Error at last */\nf();`)).toBe(
      [
        '  /**',
        `   * ${'word '.repeat(19).trim()}`,
        `   * ${'word '.repeat(11).trim()}.`,
        '   * @throws Error at last',
        '   */',
        'f();',
      ].join('\n'),
    );
    expect(wrapComments('a.ts', `// - ${words}\n// - next\nf();`)).toBe(
      `// - ${'word '.repeat(19).trim()}\n//   ${'word '.repeat(11).trim()}\n// - next\nf();`,
    );
  });

  it('stay where they are behind code, in texts, and where a tool reads them', () => {
    for (const text of [
      `f(); // ${words}\n`,
      `const text = '// ${words}';\n`,
      `// oxlint-disable-next-line rule -- ${words}\nf();\n`,
    ])
      expect(wrapComments('a.ts', text)).toBe(text);
  });
});
