/** Fixed values of members and props stand in the panel with words that people read. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { valuesZhCN } from '../../src/designer/locale/values/zh-CN.ts';
import { valueTitle } from '../../src/designer/panel/valueTitle.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Formats of pages: what the panel edits. */
const metas = globSync('schemas/meta/{page,form,action,block,step,common}*.schema.json', {
  cwd: root,
});

/** Fixed texts with the members that have them. */
function fixedIn(schema: unknown, member = ''): [member: string, value: string][] {
  if (Array.isArray(schema)) return schema.flatMap((one) => fixedIn(one, member));
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: values } = schema as { enum?: unknown };
  const own = Array.isArray(values) ? values.filter((one) => typeof one === 'string') : [];
  const below = Object.entries(schema).flatMap(([key, part]) =>
    key === 'properties'
      ? Object.entries(part as object).flatMap(([name, one]) => fixedIn(one, name))
      : key === 'enum'
        ? []
        : fixedIn(part, member),
  );
  return [...own.map((value): [string, string] => [member, value]), ...below];
}

/** Names that are the same in every language: codes, methods, languages, types of fields. */
const isCode = (value: string): boolean =>
  /^[A-Z0-9]+$/.test(value) ||
  ['codabar', 'html', 'javascript', 'json', 'sql', 'xml', 'yaml'].includes(value);

it('all that pages may say have a title in Chinese', () => {
  const inFormats = metas.flatMap((file) =>
    fixedIn(JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
  );
  const inProps = widgetCatalogue.flatMap(({ props = {} }) => fixedIn({ properties: props }));
  expect(inFormats.length).toBeGreaterThan(50);
  expect(inProps.length).toBeGreaterThan(50);
  const without = [...inFormats, ...inProps].filter(
    ([member, value]) => !isCode(value) && valueTitle(value, valuesZhCN, member) === value,
  );
  expect(without).toEqual([]);
});

it('every title is of a value that there is', () => {
  const all = globSync('schemas/meta/*.schema.json', { cwd: root }).flatMap((file) =>
    fixedIn(JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
  );
  const props = widgetCatalogue.flatMap(({ props: own = {} }) => fixedIn({ properties: own }));
  const names = new Set(
    [...all, ...props].flatMap(([member, value]) => [value, `${member}.${value}`]),
  );
  expect(Object.keys(valuesZhCN).filter((name) => !names.has(name))).toEqual([]);
});

it('a title stands before the value, and a value without one for itself', () => {
  const titles = { left: '左', 'align.left': '左对齐', json: 'json' };
  expect(valueTitle('left', titles)).toBe('左 left');
  expect(valueTitle('left', titles, 'align')).toBe('左对齐 left');
  expect(valueTitle('right', titles, 'align')).toBe('right');
  expect(valueTitle('json', titles)).toBe('json');
  expect(valueTitle('constructor', titles)).toBe('constructor');
});
