/** The sources stand in layers: imports point down only (docs/architecture.md). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbidden, layers, rooms } from './support/layers.ts';

const src = path.resolve(import.meta.dirname, '../../src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|tsx|js)$/.test(name) && !name.endsWith('.d.ts'),
);
/** `import … from`, `export … from`, `import()` and `import` for its effects. */
const importing = [
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]/g,
  /import\(\s*['"]([^'"]+)['"]\s*\)/g,
  /(?:^|\n)import\s*['"]([^'"]+)['"]/g,
];
const imports = (file: string): string[] => {
  const text = readFileSync(path.join(src, file), 'utf8');
  return importing.flatMap((form) => [...text.matchAll(form)].map(([, target = '']) => target));
};

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

type Layer = keyof typeof rooms;

/** The room of a file, by its path from the layer on; undefined for one in no room. */
const roomOf = (layer: Layer, file: string): string | undefined =>
  rooms[layer].find((room) => file === room) ??
  rooms[layer].find((room) => file.startsWith(`${room}/`));

/** Imports of a file that do not point down inside its layer. */
function risingImports(
  layer: Layer,
  file: string,
  targets = imports(path.join(layer, file)),
): string[] {
  const room = roomOf(layer, file);
  if (room === undefined) return [`${file} stands in no room of the ${layer}`];
  return targets.flatMap((target) => {
    if (!target.startsWith('.')) return [];
    const imported = path.relative(layer, path.join(layer, path.dirname(file), target));
    if (imported.startsWith('..')) return [];
    const other = rooms[layer].indexOf(roomOf(layer, imported) ?? '');
    return other <= rooms[layer].indexOf(room) ? [] : [`${file} imports ${imported}`];
  });
}

/** The same for all files of a layer. */
const risingImportsIn = (layer: Layer): string[] =>
  files
    .filter((file) => file.startsWith(`${layer}${path.sep}`))
    .flatMap((file) => risingImports(layer, path.relative(layer, file)));

/** Files that import each other in a circle, by `import()` too: each circle once, as a path. */
function circles(of: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const begin = way.indexOf(file);
    if (begin >= 0) found.push([...way.slice(begin), file].join(' -> '));
    if (begin >= 0 || done.has(file)) return;
    for (const target of of.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of of.keys()) visit(file, []);
  return found;
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
    expect(risingImportsIn('server')).toEqual([]);
    const rising = (file: string, ...targets: string[]) => risingImports('server', file, targets);
    expect(rising('auth/login.ts', '../system/config.ts', './lockout.ts')).toEqual([
      'auth/login.ts imports system/config.ts',
    ]);
    expect(rising('http/errors.ts', './route.ts')).toHaveLength(1);
    expect(rising('attic/box.ts')).toHaveLength(1);
  });

  it('of what the engine of models is called by lead to nothing of it', () => {
    const within = (targets: readonly string[]) =>
      targets.filter((target) => path.join('server/models', target).startsWith('server/models/'));
    expect(within(imports('server/models/types.ts'))).toEqual([]);
    expect(within(['../db/database.ts', './tables/run-log.ts'])).toEqual(['./tables/run-log.ts']);
  });

  it('point down inside the runtime, too', () => {
    expect(risingImportsIn('runtime')).toEqual([]);
    const rising = (file: string, ...targets: string[]) => risingImports('runtime', file, targets);
    expect(rising('data/pool.ts', '../page/Blocks.tsx', '../core/scope.ts', './writes.ts')).toEqual(
      ['data/pool.ts imports page/Blocks.tsx'],
    );
    expect(rising('core/context.ts', '../data/pool.ts')).toHaveLength(1);
    expect(rising('action/run.ts', '../form/index.ts')).toHaveLength(1);
    expect(rising('host.ts', './core/scope.ts')).toHaveLength(1);
    expect(rising('cellar/box.ts')).toHaveLength(1);
  });

  it('lead from one block to no other', () => {
    const others = (file: string, targets = imports(file)) =>
      targets.flatMap((target) => {
        const [, block] = file.split(path.sep);
        const [layer, other] = path.join(path.dirname(file), target).split(path.sep);
        const isForeign =
          target.startsWith('.') &&
          layer === 'blocks' &&
          other !== 'locale' &&
          other !== block &&
          !other?.includes('.');
        return isForeign ? [`${file} imports blocks/${other}`] : [];
      });
    const inBlocks = files.filter((file) => /^blocks[/\\](?!generated)\w+[/\\]/.test(file));
    expect(inBlocks.length).toBeGreaterThan(50);
    expect(inBlocks.flatMap((file) => others(file))).toEqual([]);
    expect(others('blocks/card/compile.ts', ['../list/compile.ts', './plan.ts'])).toHaveLength(1);
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

  it('would see an import that points up, sideways or out of the sources', () => {
    expect(problems('schema/index.ts', ['../server/main.ts'])).toEqual([
      'schema/index.ts imports server/main.ts',
    ]);
    expect(problems('runtime/form/Form.tsx', ['../../shell/main.tsx'])).toHaveLength(1);
    expect(problems('runtime/form/Form.tsx', ['../../widgets/select/Select.tsx'])).toHaveLength(1);
    expect(problems('schema/index.ts', ['node:fs', 'react'])).toHaveLength(2);
    expect(problems('garage/car.ts', [])).toEqual(['garage/car.ts stands in no layer']);
    expect(
      problems('runtime/form/Form.tsx', ['../../schema/index.ts', '../host.ts', 'react']),
    ).toEqual([]);
  });

  it('form no circle by code that comes late, which the linter does not follow', () => {
    const graph = new Map(
      files.map((file) => [
        file,
        imports(file)
          .filter((target) => target.startsWith('.'))
          .map((target) => path.relative(src, path.resolve(src, path.dirname(file), target))),
      ]),
    );
    expect(circles(graph)).toEqual([]);
    const seen = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(circles(seen)).toEqual(['b -> c -> b']);
  });
});
