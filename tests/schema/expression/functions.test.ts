/** A function is one folder, whose halves are loaded where they are used. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const schema = path.resolve(import.meta.dirname, '../../../src/schema');
const importing = /(?:^|\n)(?:import|export)\s(?!type\b)[^;'"]*?from '(\.[^']+)'/g;

/** A file and all that it imports, as paths below the kernel. */
function loadedBy(file: string): string[] {
  const loaded = new Set<string>();
  const visit = (one: string): void => {
    if (loaded.has(one) || !existsSync(one)) return;
    loaded.add(one);
    for (const [, target = ''] of readFileSync(one, 'utf8').matchAll(importing))
      visit(path.resolve(path.dirname(one), target));
  };
  visit(path.join(schema, file));
  return [...loaded].map((one) => path.relative(schema, one));
}

const functionFiles = (files: readonly string[]) =>
  files.filter((file) => file.startsWith('expression/functions/'));

describe('functions', () => {
  it('come with every page without words about them, and without SQL', () => {
    const files = functionFiles(loadedBy('expression/index.ts'));
    expect(files).toContain('expression/functions/upper/run.ts');
    expect(files.filter((file) => /definition\.ts$|sql\.ts$|Sql\.ts$/.test(file))).toEqual([]);
    expect(loadedBy('expression/sql/index.ts')).toContain('expression/functions/upper/sql.ts');
  });

  it('are described without any of their code', () => {
    const files = functionFiles(loadedBy('expression/functions/catalogue.ts'));
    expect(files).toContain('expression/functions/upper/definition.ts');
    expect(files.filter((file) => !/catalogue\.ts$|definition\.ts$/.test(file))).toEqual([]);
  });
});
