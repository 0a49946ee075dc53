/** What is left out of the build: it is still imported as the build believes, and not used. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortcuts } from '../../scripts/vite/leave-out.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Shortcuts for one file of a package, or of ours; the router's are for all of its files. */
const single = shortcuts.filter(({ importer }) => importer.startsWith('/'));
const fileOf = (importer: string) =>
  importer.startsWith('/src/') ? importer.slice(1) : `node_modules${importer}`;

describe('what is left out', () => {
  it.each(single)('$source is imported by $importer', ({ source, importer, instead }) => {
    expect(read(fileOf(importer))).toMatch(new RegExp(`from ['"]${source}['"]`));
    expect(instead === undefined || existsSync(root + instead)).toBe(true);
  });

  it('is used nowhere', () => {
    const used = [
      /\bSkeleton\.(?:Avatar|Image|Input|Node)\b|PRESENTED_IMAGE_DEFAULT/,
      /<Spin\b[^>]*\bpercent=|<Empty\b(?![^>]*\bimage=)/,
      /\{[^}]*\b(?:Layout|notification)\b[^}]*\} from 'antd'/,
    ];
    const files = globSync('{src,extensions}/**/*.tsx', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    const uses = (file: string) => used.some((pattern) => pattern.test(read(file)));
    expect(files.filter(uses)).toEqual([]);
  });
});
