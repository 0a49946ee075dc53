/** The changes of a model that the benchmark times are whole; how fast is not asked here. */
import { expect, it } from 'vitest';
import { migrateRows } from '../../../bench/rows/migrate.ts';
import { testDialect } from '../support/index.ts';

it('every step is carried out while others read and write', async () => {
  const carriedOut: string[] = [];
  for await (const { what } of migrateRows(testDialect, 2000))
    carriedOut.push(what.replace(/, (sqlite|postgres)$/, ''));
  expect(carriedOut).toEqual([
    'rename',
    'new field with its index',
    'new field, unique',
    'required, and unique',
    'larger integer',
    'change of type, unique',
    'split',
    'move into children',
  ]);
});
