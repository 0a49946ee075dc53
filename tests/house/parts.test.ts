/**
 * Code that comes late comes in one way, so that its absence is reported in one way (src/parts).
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Lines of a file; what a call says on a line of its own stands on the line of the call. */
const linesOf = (text: string) => text.replace(/\(\n\s+(?=async \(\) =>)/g, '(').split('\n');
const files = globSync('src/{parts,map,widgets,runtime,designer,shell}/**/*.{ts,tsx}').map(
  (name) => ({
    name,
    lines: linesOf(readFileSync(name, 'utf8')),
  }),
);
const linesWith = (expected: (line: string) => boolean) =>
  files.flatMap(({ name, lines }) =>
    lines.filter(expected).map((line) => `${name}: ${line.trim()}`),
  );

describe('lazy parts', () => {
  it('are imported by lazyPart, or by optionalPart where nothing is lost without them', () => {
    const late = (line: string) => /\bimport\(/.test(line);
    expect(linesWith(late).length).toBeGreaterThan(40);
    expect(
      linesWith(
        (line) =>
          late(line) && !/\b(lazyPart|lazyPiece|optionalPart)\(|^  \w+: lazyPart\(/.test(line),
      ),
    ).toEqual([]);
  });

  it('are not those of React, which remember a failure for ever', () => {
    expect(
      linesWith((line) => /import \{[^}]*\b(lazy|Suspense)\b[^}]*\} from 'react'/.test(line)),
    ).toEqual([]);
  });

  it('reload the window in one module, which asks whether something would be lost', () => {
    const found = linesWith((line) => /\blocation\.reload\(/.test(line));
    expect([...new Set(found.map((line) => line.split(':', 1)[0]))]).toEqual([
      'src/parts/reload.ts',
    ]);
  });
});
