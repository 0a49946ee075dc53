/**
 * A copy of the project for the tests of the guides: what they show is put into it, and type check,
 * checker, format pages, palette and running pages are asked about it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startApp, type App } from './app.ts';
import { copyProject, type Copy } from './guide.ts';
import { test } from './test.ts';

export interface GuideProject {
  /**
   * Puts the files into the copy and has everything generated.
   * @returns the other files that changed, by path in their order
   */
  add(files: Readonly<Record<string, string>>): string[];
  /** Asks type check, formatter and generator; throws when one of them finds fault. */
  verify(): void;
  /** Writes JSON files into the copy. */
  write(files: Readonly<Record<string, object>>): void;
  /** What `npm run check:schemas` says, whether it finds problems or not. */
  check(): string;
  /** The same after a file was changed; the next call finds it as it was. */
  checkWith(file: string, from: string, to: string): string;
  /** The value of an expression over what a module exports, as JSON carries it. */
  evaluate(module: string, expression: string): unknown;
  read(file: string): string;
  /** Runs a script of the project in the copy; @returns what it printed. */
  run(script: string): string;
  build(): void;
  /** Starts the server of the copy, the first time that it is asked. */
  start(): Promise<App>;
}

/**
 * Makes the copy for all tests of a file, which run one after the other, and removes it after them.
 */
export function guideProject(): GuideProject {
  let copy: Copy;
  let app: App | undefined;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(() => {
    copy = copyProject();
  });
  test.afterAll(async () => {
    await app?.stop();
    copy.remove();
  });
  const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');
  const check = () => {
    try {
      return copy.node('scripts/check-schemas.mjs');
    } catch (problem) {
      return String((problem as { stderr: string }).stderr);
    }
  };
  return {
    add(files) {
      const before = copy.hashes();
      copy.write(files);
      copy.node('scripts/generate.mjs');
      const after = copy.hashes();
      return Object.keys({ ...before, ...after })
        .filter((file) => before[file] !== after[file] && !(file in files))
        .sort();
    },
    verify() {
      copy.node('node_modules/typescript/bin/tsc', '--noEmit');
      copy.node('node_modules/prettier/bin/prettier.cjs', '--check', 'extensions');
      copy.node('scripts/generate.mjs', '--check');
    },
    write: (files) =>
      copy.write(
        Object.fromEntries(
          Object.entries(files).map(([file, json]) => [file, JSON.stringify(json)]),
        ),
      ),
    check,
    checkWith(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      copy.write({ [file]: text.replace(from, to) });
      try {
        return check();
      } finally {
        copy.write({ [file]: text });
      }
    },
    evaluate: (module, expression) =>
      JSON.parse(
        copy.node(
          '--eval',
          `import('./${module}').then((module) => console.log(JSON.stringify(module.${expression})))`,
        ),
      ) as unknown,
    read,
    run: (script) => copy.node(script),
    build: () => void copy.node('scripts/build.mjs'),
    start: async () => (app ??= await startApp({ root: copy.root })),
  };
}
