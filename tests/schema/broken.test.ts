/** One broken fixture for every kind of problem, laid over the sound base project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWithHints, loadProject } from '../../src/schema/check/project.ts';
import type { SourceFile } from '../../src/schema/load/file.ts';
import { formatProblem, problemKinds } from '../../src/schema/problem.ts';
import { base, fixtures, readProject, vocabulary } from './projects.ts';

const folder = join(fixtures, 'broken');
const kinds = readdirSync(folder);

/** Files too unhandy to keep: text, filled up with blanks to a length. */
function generated(root: string): SourceFile[] {
  const path = join(root, 'generated.json');
  if (!existsSync(path)) return [];
  const files = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    { text: string; paddedTo?: number }
  >;
  return Object.entries(files).map(([name, { text, paddedTo = 0 }]) => ({
    path: name,
    text: text.padEnd(paddedTo),
  }));
}

function problemsOf(root?: string) {
  const files = base();
  for (const file of root ? [...readProject(root).values(), ...generated(root)] : [])
    files.set(file.path, file);
  return checkWithHints(loadProject([...files.values()]), vocabulary);
}

describe('the checker', () => {
  it('finds nothing wrong with the base project', () => {
    expect(problemsOf().map(formatProblem)).toEqual([]);
  });

  it('has a broken fixture for every kind of problem', () => {
    expect([...kinds].sort()).toEqual(Object.keys(problemKinds).sort());
  });

  it.each(kinds)('tells %s exactly', (kind) => {
    const root = join(folder, kind);
    const problems = problemsOf(root);
    expect(problems.map(formatProblem).join('\n')).toBe(
      readFileSync(join(root, 'expected.txt'), 'utf8').trimEnd(),
    );
    expect(problems.map((problem) => problem.kind)).toContain(kind);
  });
});
