import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormat } from '../../src/schema/load/format.ts';
import { parseText } from '../../src/schema/load/parse.ts';
import type { MetaSchema } from '../../src/schema/meta/schema.ts';
import { memberSchema, rootSchema, resolveSchema } from '../../src/schema/meta/walk.ts';
import { serialise } from '../../src/schema/serialise/serialise.ts';
import { formatted } from './arbitrary.ts';

/** The value with every default of the format written out: what the file means. */
function filled(schema: MetaSchema | undefined, value: unknown): unknown {
  const finished = schema && resolveSchema(schema, value);
  if (Array.isArray(value))
    return value.map((item, index) => filled(finished && memberSchema(finished, index), item));
  if (typeof value !== 'object' || value === null) return value;
  const defaults = Object.entries(finished?.properties ?? {})
    .filter(([, member]) => 'default' in member)
    .map(([key, member]) => [key, member.default]);
  const members = Object.entries(value).map(([key, member]) => [
    key,
    filled(finished && memberSchema(finished, key), member),
  ]);
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(members) };
}

describe.each(['page', 'model', 'defaults', 'form', 'action'] as const)(
  'serialise %s',
  (format) => {
    it('keeps the meaning, is stable, and does not care in which order the keys of the format stood', () => {
      fc.assert(
        fc.property(formatted(format), (value) => {
          expect(checkFormat(format, value)).toEqual([]);
          const text = serialise(format, value);
          const { value: read, problems } = parseText(text);
          expect(problems).toEqual([]);
          expect(checkFormat(format, read)).toEqual([]);
          expect(filled(rootSchema(format), read)).toEqual(filled(rootSchema(format), value));
          expect(serialise(format, read)).toBe(text);
          expect(serialise(format, Object.fromEntries(Object.entries(value).reverse()))).toBe(text);
        }),
        { numRuns: 100 },
      );
    });
  },
);

describe('canonical text', () => {
  it('puts keys in the order of the format, leaves defaults out and keeps short flat parts together', () => {
    const page = {
      title: '物品',
      list: {
        pageSize: 10,
        tools: true,
        columns: ['a', { width: 80, field: 'b', shown: false }],
        selection: 'multiple',
      },
      id: 'demo/item',
      version: 2,
      state: { z: 1, a: { deep: [1] } },
    };
    expect(serialise('page', page)).toBe(`{
  "version": 2,
  "id": "demo/item",
  "title": "物品",
  "state": { "z": 1, "a": { "deep": [1] } },
  "list": { "columns": ["a", { "field": "b", "width": 80, "shown": false }] }
}
`);
  });
});
