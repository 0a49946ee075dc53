/**
 * What the benchmark of many rows compares finds the same on both sides; how fast is not asked
 * here.
 */
import { expect, it } from 'vitest';
import { compareRows } from '../../../bench/rows/compare.ts';
import { testDialect } from '../support/index.ts';

it('our answers and those by hand agree', async () => {
  const rows = await compareRows(testDialect, { rows: 2000, imported: 60, rounds: 2 });
  expect(rows.map(({ what }) => what.replace(/,.*/, ''))).toEqual([
    'search with count',
    'page in the middle',
    'sums by day',
    'export of 200',
    'import of 60',
    'new field with its index',
  ]);
});
