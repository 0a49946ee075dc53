/** The house has floors: imports point down only (docs/architecture.md). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { required } from '../../src/schema/required.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/** For each folder: the layers it may import from. A key may be a folder or a file; the longest match counts. */
const layers: Record<string, readonly string[]> = {
  schema: [],
  parts: ['schema'],
  'widgets/contract.ts': ['schema', 'parts'],
  widgets: ['schema', 'parts', 'widgets'],
  runtime: ['schema', 'parts', 'widgets/contract.ts', 'widgets/icons'],
  steps: ['schema', 'parts', 'runtime'],
  designer: ['schema', 'parts', 'runtime', 'widgets'],
  shell: ['schema', 'parts', 'runtime', 'widgets', 'steps', 'designer'],
  server: ['schema', 'steps/catalogue.ts', 'widgets/catalogue.ts', 'widgets/icons/names.ts'],
};

/** Rooms of the server, lowest first; each imports only from those before it. A few files stand for themselves. */
const serverRooms = [
  'locale',
  'http/errors.ts',
  'http/trust-proxy.ts',
  'http/networks.ts',
  'files/durable.ts',
  'config',
  'excel',
  'db',
  'backup',
  'http',
  'settings',
  'listen.ts',
  'logs',
  'openapi',
  'auth',
  'route-hooks.ts',
  'files',
  'models',
  'services.ts',
  'system',
  'push',
  'capabilities',
  'schemas',
  'application.ts',
  'start.ts',
  'main.ts',
];

/** Packages that must not reach a floor. */
const forbidden: Record<string, RegExp> = {
  schema: /^(node:|react|antd|@formily|fastify|kysely|pg$|fs$|path$)/,
  server: /^(react|antd|@formily)/,
  runtime: /^(node:|fastify|kysely)/,
  steps: /^(node:|fastify|kysely)/,
  parts: /^(node:|antd|@formily|fastify|kysely)/,
  widgets: /^(node:|fastify|kysely)/,
  shell: /^(node:|fastify|kysely)/,
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|tsx|js)$/.test(name) && !name.endsWith('.d.ts'),
);
const imports = (file: string) =>
  [
    ...readFileSync(path.join(src, file), 'utf8').matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

const keyOf = (file: string) =>
  Object.keys(layers)
    .filter((key) => file === key || file.startsWith(`${key}/`))
    .sort((a, b) => b.length - a.length)[0];

const problems = (file: string, targets = imports(file)): string[] => {
  const folder = keyOf(file);
  const [top = ''] = file.split(path.sep);
  if (!folder) return [`${file} stands in no layer`];
  return targets.flatMap((target) => {
    if (!target.startsWith('.'))
      return forbidden[top]?.test(target) ? [`${file} imports ${target}`] : [];
    const place = path.relative(src, path.resolve(src, path.dirname(file), target));
    const same = folder === top && place.startsWith(`${top}/`);
    const allowed =
      same ||
      layers[folder]?.some((layer) => place === layer || place.startsWith(`${layer}/`)) ||
      place.startsWith('..');
    return allowed ? [] : [`${file} imports ${place}`];
  });
};

/** Place of a file in the order of the server's rooms; -1 for one in no room. */
function serverPlace(file: string): number {
  const own = serverRooms.indexOf(file);
  return own === -1
    ? serverRooms.indexOf(required(file.split(path.sep)[0], 'file.split(path.sep)[0]'))
    : own;
}

/** Imports of a file of the server that do not point down. */
function risingImports(file: string, targets = imports(`server/${file}`)): string[] {
  const place = serverPlace(file);
  if (place === -1) return [`${file} lives in no room of the server`];
  return targets.flatMap((target) => {
    if (!target.startsWith('.')) return [];
    const imported = path.relative('server', path.join('server', path.dirname(file), target));
    if (imported.startsWith('..') || serverPlace(imported) <= place) return [];
    return [`${file} imports ${imported}`];
  });
}

describe('imports', () => {
  it('finds the layers', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('point down only', () => {
    expect(files.flatMap((file) => problems(file))).toEqual([]);
  });

  it('of definitions lead to the kernel only: Node reads them, and what designs pages', () => {
    const rising = files
      .filter((file) => /^(steps|widgets)\/[^/]+\/definition\.ts$|^steps\/shared\//.test(file))
      .flatMap((file) =>
        imports(file)
          .map((target) => path.relative(src, path.resolve(src, path.dirname(file), target)))
          .filter((place) => !/^(schema|steps\/shared)\//.test(place))
          .map((place) => `${file} imports ${place}`),
      );
    expect(rising).toEqual([]);
  });

  it('name files with their extension, so that Node runs them as they are', () => {
    const bare = files.flatMap((file) =>
      imports(file)
        .filter(
          (target) =>
            target.startsWith('.') && !/\.(ts|tsx|js|json|css|svg|png|webp)(\?\w+)?$/.test(target),
        )
        .map((target) => `${file}: ${target}`),
    );
    expect(bare).toEqual([]);
  });

  it('point down inside the server, too', () => {
    const own = files.flatMap((file) =>
      file.startsWith(`server${path.sep}`) ? path.relative('server', file) : [],
    );
    expect(own.flatMap((file) => risingImports(file))).toEqual([]);
    expect(risingImports('auth/login.ts', ['../system/config.ts', './lockout.ts'])).toEqual([
      'auth/login.ts imports system/config.ts',
    ]);
    expect(risingImports('http/errors.ts', ['./route.ts'])).toHaveLength(1);
    expect(risingImports('attic/box.ts', [])).toHaveLength(1);
  });

  it('form no circle, of types neither: the linter sees one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'circle-'));
    writeFileSync(
      path.join(folder, 'a.ts'),
      `import type { B } from './b.ts';\nexport interface A { b: B }\n`,
    );
    writeFileSync(
      path.join(folder, 'b.ts'),
      `import type { A } from './a.ts';\nexport interface B { a: A }\n`,
    );
    const config = path.resolve(src, '../.oxlintrc.json');
    const linter = path.resolve(src, '../node_modules/oxlint/bin/oxlint');
    const { stdout, status } = spawnSync(process.execPath, [linter, '-c', config, folder], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(stdout).toContain('import(no-cycle)');
    expect(status).not.toBe(0);
  });

  it('would see an import that points up, sideways or out of the house', () => {
    expect(problems('schema/index.ts', ['../server/main.ts'])).toEqual([
      'schema/index.ts imports server/main.ts',
    ]);
    expect(problems('runtime/list/List.tsx', ['../../shell/main.tsx'])).toHaveLength(1);
    expect(problems('runtime/list/List.tsx', ['../../widgets/select/Select.tsx'])).toHaveLength(1);
    expect(problems('schema/index.ts', ['node:fs', 'react'])).toHaveLength(2);
    expect(problems('garage/car.ts', [])).toEqual(['garage/car.ts stands in no layer']);
    expect(
      problems('runtime/list/List.tsx', ['../../schema/index.ts', '../host.ts', 'react']),
    ).toEqual([]);
  });
});
