/**
 * No regular expression of the project may take more than linear time: what it is tried on often
 * comes from anybody.
 */
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../src/schema/pattern/growth.ts';
import { expressionsOfSchemas, expressionsOfSources } from './support/expressions.ts';

/** Read by programs that read nothing but our own files, while the project is built. */
const ofTheBuild = (file: string): boolean => file.startsWith('scripts/generate/');

/** Expressions put together when the program runs, and why none of them can be slow. */
const made: Record<string, string> = {
  'src/schema/check/patterns.ts': 'never tried on a text: only read',
  'src/schema/check/values.ts': 'a pattern that checkPattern lets pass',
  'src/schema/expression/compile.ts': 'a name, blanks, a bracket',
  'src/schema/locale/chineseProblem.ts':
    'sentences of the checker, tried on 600 characters at most',
  'src/schema/pattern/alphabet.ts': 'one set, tried on one character',
  'src/schema/record/valueProblem.ts': 'a pattern that checkPattern lets pass',
  'src/server/files/durable.ts':
    'names of our own files: digits and dashes, apart by fixed characters',
  'src/server/http/api.ts': 'segments of paths, apart by slashes',
  'src/shell/routing/pattern.ts': 'segments of paths, apart by slashes',
};

describe('regular expressions', () => {
  it('of sources take time that grows with the text and no faster', () => {
    const written = expressionsOfSources().written.filter(({ file }) => !ofTheBuild(file));
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter(({ source, flags }) => growthOf(source, flags) !== 'linear')).toEqual([]);
  });

  it('of schemas take time that grows with the text and no faster', () => {
    const found = expressionsOfSchemas();
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ source, flags }) => growthOf(source, flags) !== 'linear')).toEqual([]);
  });

  it('are put together in known places only', () => {
    const files = expressionsOfSources()
      .made.map(({ file }) => file)
      .filter((file) => !ofTheBuild(file));
    expect([...new Set(files)].sort()).toEqual(Object.keys(made));
  });
});
