/** What is drawn at once of long values (src/runtime/display/extent.ts). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitOn, valuesIn } from '../../../src/runtime/display/extent.ts';
import {
  beginningOf,
  entriesWithin,
  entryText,
  firstCharacters,
} from '../../../src/runtime/display/long/beginning.ts';
import type { WidgetFacts } from '../../../src/schema/vocabulary.ts';

const facts: WidgetFacts = { name: 'Any', values: ['string'] };

describe('long values', () => {
  it('are those beyond the limit of their place', () => {
    expect(limitOn(facts, 'cell', 'a'.repeat(2_000))).toBeUndefined();
    expect(limitOn(facts, 'cell', 'a'.repeat(2_001))).toBe(2_000);
    expect(limitOn(facts, 'display', 'a'.repeat(2_001))).toBeUndefined();
    expect(limitOn(facts, 'input', 'a'.repeat(100_001))).toBe(100_000);
    expect(limitOn(undefined, 'display', 'a'.repeat(20_001))).toBe(20_000);
  });

  it('are those beyond what the widget says of itself, where it expects values of the kind', () => {
    const own = { ...facts, most: 50 };
    expect(limitOn(own, 'cell', 'a'.repeat(51))).toBe(50);
    expect(limitOn(own, 'cell', ['a'.repeat(51)])).toBeUndefined();
  });

  it('are lists and objects of many members, also inside others', () => {
    const many = Array.from({ length: 201 }, () => 1);
    expect(limitOn(facts, 'display', many)).toBe(20_000);
    expect(limitOn(facts, 'display', { a: { b: many } })).toBe(20_000);
    expect(limitOn(facts, 'display', many.slice(2))).toBeUndefined();
  });

  it('are texts of many entries where commas part them', () => {
    const text = Array.from({ length: 201 }, () => 1).join(',');
    expect(limitOn(facts, 'display', text)).toBeUndefined();
    expect(limitOn({ ...facts, joined: true }, 'display', text)).toBe(20_000);
    expect(valuesIn({ ...facts, joined: true }, '1,2')).toEqual(['1', '2']);
    expect(valuesIn(facts, '1,2')).toBe('1,2');
  });

  it('are never numbers, booleans or nothing', () => {
    for (const value of [1e300, NaN, true, null, undefined])
      expect(limitOn(facts, 'cell', value)).toBeUndefined();
  });
});

describe('the beginning of a long value', () => {
  it('fits the limit, and is the beginning', () => {
    const lists = fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)));
    const limits = fc.integer({ min: 1, max: 3_000 });
    fc.assert(
      fc.property(fc.oneof(lists, fc.string()), limits, (value, most) => {
        const { kind, shown, all } = beginningOf(value, most);
        expect(all.slice(0, shown.length)).toEqual(shown);
        if (kind === 'entries')
          expect(shown.map(entryText).join('').length + 100 * shown.length).toBeLessThanOrEqual(
            most,
          );
        else expect(shown.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('shows all entries that fit', () => {
    expect(entriesWithin(['a', 'b'], 202)).toBe(2);
    expect(entriesWithin(['a', 'b'], 201)).toBe(1);
    expect(entriesWithin([], 1)).toBe(0);
  });

  it('cuts no character in two', () => {
    expect(firstCharacters('a😀b', 2)).toBe('a');
    expect(firstCharacters('a😀b', 3)).toBe('a😀');
  });

  it('is text where not even the first entry fits', () => {
    expect(beginningOf(['a'.repeat(200)], 150).kind).toBe('text');
  });
});
