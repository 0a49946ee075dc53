/** Which filters a field can have: what the definition of its type says. */
import { describe, expect, it } from 'vitest';
import { whyNotFiltered } from '../../src/schema/check/filters.ts';
import { fieldTypes } from '../../src/schema/generated/fieldTypes.gen.ts';
import type { Field, FilterType } from '../../src/schema/generated/types.gen.ts';

const all: readonly FilterType[] = [
  'contains',
  'exact',
  'in',
  'subtree',
  'dayRange',
  'timeRange',
  'range',
];
const types = Object.keys(fieldTypes) as Field['type'][];
const messageOf = (type: Field['type'], filter: FilterType): string | undefined =>
  whyNotFiltered('it', { type, label: 'it' }, filter)?.message;

describe('a filter of a field', () => {
  it.each(types)('of type %s is one of those of the type', (type) => {
    const allowed = all.filter((filter) => messageOf(type, filter) === undefined);
    expect(allowed.toSorted()).toEqual(fieldTypes[type].filters.toSorted());
  });

  it('is none that its column cannot be asked', () => {
    expect(messageOf('integer', 'contains')).toBe(
      'it is of type integer and can be filtered by exact, in, range, subtree, not by contains',
    );
    expect(messageOf('dynamic', 'exact')).toBe(
      'no list is filtered by it, which is of type dynamic',
    );
  });
});
