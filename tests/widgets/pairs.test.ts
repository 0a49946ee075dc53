/** Lists of pairs, shares and tags: values are the same after they were read and written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsInText, repeatedKeys } from '../../src/schema/record/pairs.ts';
import { brokenRule } from '../../src/schema/record/valueProblem.ts';
import { isValueOf, pairsOf, typedValue, valueOfPairs } from '../../src/widgets/keyValues/pairs.ts';
import { percentOf, shareOf } from '../../src/widgets/percent/shares.ts';
import { addTags, tagsInText } from '../../src/widgets/tagInput/addTags.ts';

describe('pairs', () => {
  it('make the object that they came from', () => {
    const keys = fc.string({ minLength: 1 }).filter((key) => key.trim() === key);
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue(), { minKeys: 1 }), (object) => {
        const pairs = pairsOf(object)!;
        expect(JSON.stringify(valueOfPairs(pairs))).toBe(JSON.stringify(object));
        expect(isValueOf(pairs, object)).toBe(true);
      }),
    );
  });

  it('of no object are none', () => {
    expect([pairsOf('x'), pairsOf([1]), pairsOf(3)]).toEqual([undefined, undefined, undefined]);
    expect([pairsOf(null), pairsOf(undefined), pairsOf('')]).toEqual([[], [], []]);
  });

  it('without a key do not count', () => {
    expect(valueOfPairs([{ id: 0, key: ' ', value: '3' }])).toBeUndefined();
    expect(valueOfPairs([])).toBeUndefined();
  });

  it('with the same key are a text that no form sends, and are the same when they are drawn anew', () => {
    const pairs = [
      { id: 0, key: 'a', value: '1' },
      { id: 1, key: ' a ', value: '2' },
    ];
    expect([...repeatedKeys(pairs)]).toEqual(['a']);
    const value = valueOfPairs(pairs);
    expect(value).toBe('a=1\na=2');
    expect(brokenRule({ kind: 'any', format: 'pairs' }, value)).toBe('format');
    expect(pairsOf(value)?.map((pair) => [pair.key, pair.value])).toEqual([
      ['a', '1'],
      ['a', '2'],
    ]);
    expect(brokenRule({ kind: 'any', format: 'pairs' }, { a: '1' })).toBeUndefined();
    expect(brokenRule({ kind: 'any', format: 'pairs' }, 'a stored text')).toBeUndefined();
  });

  it('are read from lines, as people write them', () => {
    expect(pairsInText('a=1\r\nb: 2 = 3\n\n名称：值\nc\t4\nd')).toEqual([
      { key: 'a', value: '1' },
      { key: 'b', value: '2 = 3' },
      { key: '名称', value: '值' },
      { key: 'c', value: '4' },
      { key: 'd', value: '' },
    ]);
  });

  it('keep the kind of a value while the text says one of it', () => {
    expect(typedValue('5', 4)).toBe(5);
    expect(typedValue('5x', 4)).toBe('5x');
    expect(typedValue('false', true)).toBe(false);
    expect(typedValue('5', '4')).toBe('5');
  });
});

describe('shares', () => {
  it('are the same after they were shown as percentages', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(6), (whole, places) => {
        const share = Number(`${whole}e-${places}`);
        expect(shareOf(percentOf(share, 'fraction')!, 'fraction')).toBe(share);
        expect(percentOf(share, 'percent')).toBe(share);
      }),
    );
    expect(percentOf(0.07, 'fraction')).toBe(7);
    expect(percentOf(0.29, 'fraction')).toBe(29);
    expect(percentOf('much', 'fraction')).toBeUndefined();
  });
});

describe('tags', () => {
  it('are never repeated and never too many, whatever is added', () => {
    const tags = fc.array(fc.string());
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 5 }), tags, (present, added) => {
        const result = addTags(present, added, 5);
        expect(new Set(result.tags).size).toBe(result.tags.length);
        expect(result.tags.slice(0, present.length)).toEqual(present);
        expect(result.tags.length).toBeLessThanOrEqual(5);
        const { repeated, tooLong, left } = result;
        const count = result.tags.length - present.length;
        expect(count + repeated.length + tooLong.length + left.length).toBe(added.length);
      }),
    );
  });

  it('are read from a text by its lines and commas', () => {
    expect(tagsInText('甲，乙、丙\n丁; 戊,,')).toEqual(['甲', '乙', '丙', '丁', '戊']);
  });
});
