/**
 * Styles come with the code that needs them: whatever is loaded late brings the rules of its
 * classes along, or they are there by then whichever way it was reached.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');

/** The text of a file of code or styles, by its path below src. */
type Sources = ReadonlyMap<string, string>;

const statics =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^;'"]*?from\s*['"](\.[^'"]+)['"]|(?:^|\n)import\s*['"](\.[^'"]+)['"]/g;
// Folders that are found by themselves: `import.meta.glob('./*/run.{ts,tsx}', …)`.
const folders = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"]\.\/\*\/(\w+)\.[^'"]*['"]/g;
const dynamics = /import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

const targets = (file: string, source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map((match) =>
    path.posix.join(path.posix.dirname(file), match[1] ?? match[2] ?? ''),
  );

/** What a file imports at once. */
function importsOf(file: string, sources: Sources): string[] {
  const source = sources.get(file) ?? '';
  const found = [...source.matchAll(folders)].flatMap(([, name]) =>
    [...sources.keys()].filter((one) => {
      const { dir, name: stem } = path.posix.parse(one);
      return stem === name && path.posix.dirname(dir) === path.posix.dirname(file);
    }),
  );
  return [...targets(file, source, statics), ...found];
}

/** Files that come with a file: it, and what it imports. */
function loadedWith(root: string, sources: Sources): Set<string> {
  const loaded = new Set([root]);
  for (const file of loaded)
    for (const target of importsOf(file, sources)) if (sources.has(target)) loaded.add(target);
  return loaded;
}

/**
 * Of each file that is loaded late, the styles that are there once it is, whichever way it was
 * reached.
 */
function stylesAt(entry: string, sources: Sources): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const queue: [root: string, before: ReadonlySet<string>][] = [[entry, new Set()]];
  for (const [root, before] of queue) {
    const loaded = loadedWith(root, sources);
    const own = [...loaded].filter((file) => file.endsWith('.css'));
    const known = found.get(root);
    const there = known
      ? new Set([...known].filter((style) => before.has(style) || own.includes(style)))
      : new Set([...before, ...own]);
    if (known?.size === there.size) continue;
    found.set(root, there);
    for (const file of loaded)
      for (const late of targets(file, sources.get(file) ?? '', dynamics))
        if (sources.has(late)) queue.push([late, there]);
  }
  return found;
}

/** Classes that a file of code names in its texts. */
const classesIn = (source: string) =>
  new Set(
    [...source.matchAll(/['"`\s](pl-[a-z][\w-]*)(?=['"`\s])/g)].flatMap((match) => match[1] ?? []),
  );

/**
 * Whether a file of styles says what a class itself looks like, not only how it stands in another.
 */
const isOwnRule = (text: string, name: string): boolean =>
  new RegExp(`(?:^|[},{/])\\s*\\.${name}(?![\\w-])[^\\s,{]*\\s*[,{]`).test(text);

/**
 * Files of styles by the classes they have rules of; rules in which a class is a detail count where
 * it has no other.
 */
function rulesIn(sources: Sources): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  // The shell's modules name blocks only where these stand in it.
  const styles = [...sources].filter(([file]) => /(?<!\.module)\.css$/.test(file));
  const names = styles.flatMap(([, text]) =>
    [...text.matchAll(/\.(pl-[a-z][\w-]*)/g)].map(([, name = '']) => name),
  );
  for (const name of new Set(names)) {
    const mentioned = styles.filter(([, text]) => new RegExp(`\\.${name}(?![\\w-])`).test(text));
    const own = mentioned.filter(([, text]) => isOwnRule(text, name));
    rules.set(
      name,
      (own.length > 0 ? own : mentioned).map(([file]) => file),
    );
  }
  return rules;
}

/** Files that may be drawn before the rules of one of their classes have come. */
function unstyled(entry: string, sources: Sources): string[] {
  const rules = rulesIn(sources);
  const problems = new Set<string>();
  for (const [root, there] of stylesAt(entry, sources))
    for (const file of loadedWith(root, sources))
      for (const name of classesIn(file.endsWith('.tsx') ? (sources.get(file) ?? '') : ''))
        if (rules.has(name) && !rules.get(name)?.some((style) => there.has(style)))
          problems.add(`${file}: ${name} of ${rules.get(name)?.join(', ')}`);
  return [...problems].sort();
}

const sources: Sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(src, name), 'utf8')]),
);

describe('styles', () => {
  it('come with the code that needs them', () => {
    expect(stylesAt('shell/main.tsx', sources).size).toBeGreaterThan(20);
    expect(unstyled('shell/main.tsx', sources)).toEqual([]);
  });

  it('would be missed where one way to a file loads none', () => {
    const made = new Map([
      ['main.tsx', `const a = () => import('./a.tsx'); const b = () => import('./b.tsx');`],
      ['a.tsx', `import './a.css'; const c = () => import('./c.tsx');`],
      ['b.tsx', `const c = () => import('./c.tsx');`],
      ['c.tsx', `const name = 'pl-box';`],
      ['a.css', '.pl-box {}'],
    ]);
    expect(unstyled('main.tsx', made)).toEqual(['c.tsx: pl-box of a.css']);
    made.set('d.css', '.pl-page .pl-box {}');
    made.set('b.tsx', `import './d.css'; const c = () => import('./c.tsx');`);
    expect(unstyled('main.tsx', made)).toEqual(['c.tsx: pl-box of a.css']);
    made.set('b.tsx', `import './a.css'; const c = () => import('./c.tsx');`);
    expect(unstyled('main.tsx', made)).toEqual([]);
  });
});

/** Two amounts side by side, on windows that no screen of the designer is as narrow as. */
const ofTheWindow = ['widgets/numberRange/numberRange.css: @media (max-width: 374px)'];

it('what pages are made of asks for the room of the page, not of the window', () => {
  const byWidth = /@media[^{]*-width[^{]*(?= \{)|(?:matchMedia|useMedia)\([^)]*-width/g;
  const asked = [...sources].flatMap(([file, text]) =>
    /^(?:blocks|runtime|widgets)\//.test(file)
      ? [...text.matchAll(byWidth)].map(([query]) => `${file}: ${query}`)
      : [],
  );
  expect(asked).toEqual(ofTheWindow);
});
