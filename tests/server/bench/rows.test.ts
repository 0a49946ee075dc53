/**
 * What the benchmark of many rows compares finds the same on both sides; how fast is not asked
 * here.
 */
import { expect, it } from 'vitest';
import { compareRows } from '../../../bench/rows/compare.ts';
import { testDialect } from '../support/index.ts';

it('our answers and those by hand agree', async () => {
  const measured: string[] = [];
  const size = { rows: 2000, imported: 60, rounds: 2 };
  for await (const { what } of compareRows(testDialect, size))
    measured.push(what.replace(/,.*/, ''));
  expect(measured).toEqual([
    'search with count',
    'page in the middle',
    'search by a computed field',
    'order by a computed field',
    'sums by day',
    'export of 200',
    'import of 60',
    'new field with its index',
  ]);
});
