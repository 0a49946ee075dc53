/** The folders of src stand in layers: imports point down only (docs/architecture.md). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');

/** For each folder: the layers it may import from. A key may be a folder or a file; the longest match counts. */
const layers: Record<string, readonly string[]> = {
  schema: [],
  parts: ['schema'],
  'widgets/contract.ts': ['schema', 'parts'],
  widgets: ['schema', 'parts', 'widgets'],
  runtime: ['schema', 'parts', 'widgets/contract.ts', 'widgets/icons'],
  designer: ['schema', 'parts', 'runtime', 'widgets'],
  shell: ['schema', 'parts', 'runtime', 'widgets', 'designer'],
  server: ['schema', 'widgets/catalogue.ts', 'widgets/icons/names.ts'],
};

/** Packages that must not reach a layer. */
const forbidden: Record<string, RegExp> = {
  schema: /^(node:|react|antd|@formily|fastify|kysely|pg$|fs$|path$)/,
  server: /^(react|antd|@formily)/,
  runtime: /^(node:|fastify|kysely)/,
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

describe('imports', () => {
  it('finds the layers', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('point down only', () => {
    expect(files.flatMap((file) => problems(file))).toEqual([]);
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

  it('would see an import that points up, sideways or out of the project', () => {
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
