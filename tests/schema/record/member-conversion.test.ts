import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertedMember } from '../../../src/schema/record/index.ts';
import type { DynamicField } from '../../../src/schema/record/index.ts';

const to = (value: unknown, type: DynamicField['type'], scale?: number): unknown =>
  convertedMember(value, { name: 'a', label: '甲', type, ...(scale !== undefined && { scale }) });

it.each<[unknown, DynamicField['type'], unknown]>([
  [12, 'string', '12'],
  [true, 'text', 'true'],
  ['a\nb', 'string', undefined],
  ['a\nb', 'text', 'a\nb'],
  ['12', 'integer', 12],
  ['12.5', 'integer', undefined],
  [12.5, 'integer', undefined],
  ['x', 'decimal', undefined],
  ['12.5', 'decimal', 12.5],
  [0.125, 'decimal', undefined],
  [1e-7, 'decimal', undefined],
  ['true', 'boolean', true],
  [1, 'boolean', undefined],
  ['2026-03-01', 'datetime', '2026-03-01 00:00:00'],
  ['2026-03-01 00:00:00', 'date', '2026-03-01'],
  ['2026-03-01 08:00:00', 'date', undefined],
  ['2026-13-01', 'date', undefined],
  [20260301, 'date', undefined],
])('%j as %s is %j', (value, type, expected) => {
  expect(to(value, type)).toEqual(expected);
});

it('what is converted comes back as it was', () => {
  const decimal = fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.oneof(decimal, fc.boolean()), (value) => {
      const type = typeof value === 'boolean' ? 'boolean' : 'decimal';
      expect(to(to(value, 'string'), type)).toEqual(value);
    }),
  );
});
