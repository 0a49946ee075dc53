import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { withoutDocs } from '../../scripts/vite/leave-docs.ts';

const read = (file: string): string =>
  stripTypeScriptTypes(readFileSync(new URL(`../../src/schema/${file}`, import.meta.url), 'utf8'));

it('descriptions and examples of field types are left out, and nothing else', () => {
  const file = 'fieldTypes/money/definition.ts';
  const rest = withoutDocs(read(file), `/src/schema/${file}`)!;
  expect(rest).toContain("label: '金额'");
  expect(rest).not.toContain('exact amount');
  expect(rest).not.toContain('1234.5');
  expect(withoutDocs(rest, `/src/schema/${file}`)).toHaveLength(rest.length);
});

it('other files stay as they are', () => {
  expect(withoutDocs('const doc = 1;', '/src/schema/expression/run.ts')).toBeUndefined();
});
