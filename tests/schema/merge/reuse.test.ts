/** Values made anew keep the parts of the last ones that say the same. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reuse } from '../../../src/schema/merge/reuse.ts';

const value = fc.jsonValue({ maxDepth: 4 });

it('what comes out is equal to what was given, members in their order', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(JSON.stringify(reuse(before, after))).toBe(JSON.stringify(after));
    }),
  );
});

it('a copy becomes what it is a copy of', () => {
  fc.assert(
    fc.property(value, (before) => {
      expect(reuse(before, structuredClone(before))).toBe(before);
    }),
  );
});

it('neither value is changed', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const texts = JSON.stringify([before, after]);
      reuse(before, after);
      expect(JSON.stringify([before, after])).toBe(texts);
    }),
  );
});

it('parts beside what has changed are the same objects', () => {
  const before = { list: [{ name: 'a' }, { name: 'b' }], other: { deep: [1] } };
  const after = reuse(before, { list: [{ name: 'a' }, { name: 'c' }], other: { deep: [1] } });
  expect(after.list[0]).toBe(before.list[0]);
  expect(after.other).toBe(before.other);
});

it('items behind one that came or went are the same objects', () => {
  const before = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const more = reuse(before, [{ name: 'a' }, { name: 'new' }, { name: 'b' }, { name: 'c' }]);
  expect(more[3]).toBe(before[2]);
  const fewer = reuse(before, [{ name: 'a' }, { name: 'c' }]);
  expect(fewer[1]).toBe(before[2]);
});
