/**
 * A copy of the project for the tests of one guide: what the guide shows is put into it, and
 * type check, checker, format pages, palette and running pages are asked about it.
 */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, startApp, type App } from './app.ts';
import { copyProject, type Copy } from './guide.ts';
import { test } from './test.ts';

export interface GuideProject {
  /**
   * Puts the files into the copy, has everything generated, and asks type check, formatter and
   * generator about it. Throws when one of them finds fault.
   * @returns the other files that changed, by path in their order
   */
  add(files: Readonly<Record<string, string>>): string[];
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
  /** Starts the server of the copy; its front end is built for it, or that of this checkout. */
  start(options?: { pages: 'own' | 'shared' }): Promise<App>;
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
      copy.node('node_modules/typescript/bin/tsc', '--noEmit');
      copy.node('node_modules/prettier/bin/prettier.cjs', '--check', 'extensions');
      copy.node('scripts/generate.mjs', '--check');
      return Object.keys({ ...before, ...after })
        .filter((file) => before[file] !== after[file] && !(file in files))
        .sort();
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
    async start({ pages } = { pages: 'own' }) {
      if (pages === 'own') copy.node('scripts/build.mjs');
      else symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
      app = await startApp({ root: copy.root });
      return app;
    },
  };
}
