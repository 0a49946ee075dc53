/** Links between documents lead somewhere, and comments name documents of this repository only. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort();
const code = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,mjs,js,css}', { cwd: root })
  .filter((file) => !file.includes('generated'))
  .sort();

/** The fragment that viewers of Markdown make from a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchors = new Map<string, Set<string>>();
function anchorsIn(file: string): Set<string> {
  const known = anchors.get(file) ?? new Set<string>();
  if (!anchors.has(file)) {
    anchors.set(file, known);
    for (const [, heading = ''] of read(file).matchAll(/^#{1,6} (.+)$/gm))
      known.add(anchorOf(heading));
  }
  return known;
}

/** Why a link from a file does not lead anywhere; empty when it does. */
function brokenLinks(file: string, targets: readonly string[]): string[] {
  return targets.flatMap((target) => {
    const [place = '', fragment] = target.split('#');
    const found = place ? path.join(path.dirname(file), place) : file;
    if (!existsSync(path.join(root, found))) return [`${file}: ${target} does not exist`];
    const missing = fragment && found.endsWith('.md') && !anchorsIn(found).has(fragment);
    return missing ? [`${file}: ${target} has no such heading`] : [];
  });
}

const present = globSync(['{src,tests,schemas,scripts,extensions,bench,docs}/**/*.*', '*.*'], {
  cwd: root,
});

/** Those of the names that no file ends with. */
const missingFiles = (names: readonly string[]): string[] =>
  names.filter((name) => {
    const end = `/${name.replace(/^[./]+/, '')}`;
    return !present.some((file) => `/${file}`.endsWith(end));
  });

/** References in the comments of a source that lead nowhere: to files, and to numbered chapters. */
function brokenReferences(source: string): string[] {
  const comments = (source.match(/\/\*[^]*?\*\/|(?<![:\\])\/\/.*/g) ?? []).join('\n');
  const files = comments.match(/(?<![\w/.@*-])[\w./-]*\w\.(?:tsx?|mjs)\b(?![\w*])/g) ?? [];
  const chapters = comments.match(/\b[Ss]pec\.md\b|\(§? ?\d\.\d+\)/g) ?? [];
  return [...missingFiles(files), ...chapters];
}

describe('documents', () => {
  it('link to what exists', () => {
    const broken = documents.flatMap((file) => {
      const targets = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
      return brokenLinks(
        file,
        targets.filter((target) => !/^[a-z]+:/.test(target)),
      );
    });
    expect(broken).toEqual([]);
  });

  it('are named in comments as they stand', () => {
    const broken = code.flatMap((file) => {
      const named = [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)];
      return brokenLinks(
        'README.md',
        named.map(([target]) => target),
      ).map((problem) => `${file}: ${problem}`);
    });
    expect(broken).toEqual([]);
  });

  it('and comments name files of code that exist, and no numbered chapters', () => {
    const broken = code.flatMap((file) =>
      brokenReferences(read(file)).map((problem) => `${file}: ${problem}`),
    );
    expect(broken).toEqual([]);
    const comment = ['/', '** As spec.md 4 (2.2) has it: data/pond.ts, data/pool.ts. */'].join('');
    expect(brokenReferences(comment)).toEqual(['data/pond.ts', 'spec.md', '(2.2)']);
    expect(brokenReferences("f('data/pond.ts'); // (1.00 is a price)")).toEqual([]);
  });

  it('name files of code that exist', () => {
    // Guides that add an extension name the files of it, too.
    const decided = documents.filter((file) => !file.startsWith('docs/add-a-'));
    const missing = decided.flatMap((file) =>
      missingFiles(
        [...read(file).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css)|[\w./-]+\/\w+\.txt)`/g)].map(
          ([, name = '']) => name,
        ),
      ).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
    expect(missingFiles(['data/pool.ts', 'data/pond.ts', 'ool.ts'])).toEqual([
      'data/pond.ts',
      'ool.ts',
    ]);
  });

  it('name each file of the architecture so that it is one that exists', () => {
    const present = globSync(['{src,tests,schemas,scripts,extensions}/**/*.*', '*.*'], {
      cwd: root,
    });
    const unclearIn = (text: string) =>
      [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|txt))`/g)]
        .map(([, name = '']) => name)
        .map((name) => [name, present.filter((file) => `/${file}`.endsWith(`/${name}`))] as const)
        .filter(([, found]) => found.length !== 1)
        .map(([name, found]) => `${name}: ${found.length} files`);
    expect(unclearIn(read('docs/architecture.md'))).toEqual([]);
    expect(unclearIn('`data/pool.ts` and `data/pond.ts`, `ool.ts`, `application.ts`')).toEqual([
      'data/pond.ts: 0 files',
      'ool.ts: 0 files',
      'application.ts: 2 files',
    ]);
  });

  it('name commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
        ([, run, own]) => [file, run ?? own ?? ''] as const,
      ),
    );
    expect(named.filter(([, name]) => !Object.hasOwn(scripts, name))).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
  });

  it('has its decisions in one list', () => {
    const listed = read('docs/decisions/README.md');
    const missing = globSync('docs/decisions/*.md', { cwd: root })
      .map((file) => path.basename(file))
      .filter((name) => name !== 'README.md' && !listed.includes(`(${name})`));
    expect(missing).toEqual([]);
  });
});
