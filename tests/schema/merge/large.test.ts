/**
 * Lists and maps with many thousands of items, as nobody writes them and anybody may send them: to
 * be merged and compared in steps that grow with the items, not with pairs of them.
 */
import { expect, it } from 'vitest';
import { changesBetween } from '../../../src/schema/changes/changesBetween.ts';
import { mergePages } from '../../../src/schema/merge/mergePages.ts';

const many = 20_000;
const numbers = Array.from({ length: many }, (_none, index) => index);
const named = (prefix: string): Record<string, number> =>
  Object.fromEntries(numbers.map((number) => [prefix + number, number]));

it('lists are merged', () => {
  const turned = numbers.toReversed();
  const { document, conflicts } = mergePages(
    { list: numbers },
    { list: [...numbers, 'mine'] },
    { list: ['theirs', ...turned] },
  );
  expect(conflicts).toEqual([]);
  // What was added stands behind what it was put behind.
  const [last, ...others] = turned;
  expect(document).toEqual({ list: ['theirs', last, 'mine', ...others] });
});

it('lists that share what they add are merged', () => {
  const { document } = mergePages({ list: [] }, { list: numbers }, { list: numbers.slice(1) });
  expect(document).toEqual({ list: numbers });
});

it('lists are compared', () => {
  const [first, ...others] = numbers;
  const kindsWith = (columns: readonly unknown[]) => {
    const [before, after] = [{ list: { columns: numbers } }, { list: { columns } }];
    return changesBetween({ format: 'page', before, after }).map(({ kind }) => kind);
  };
  expect(kindsWith([...others, first])).toEqual(['moved']);
  expect(kindsWith(others)).toEqual(['removed']);
});

it('maps whose names have all changed are compared', () => {
  const changes = changesBetween({
    format: 'page',
    before: { actions: named('a') },
    after: { actions: named('b') },
  });
  expect(changes).toHaveLength(many);
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['renamed']));
});
