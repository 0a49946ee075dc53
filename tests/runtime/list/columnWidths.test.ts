/** What columns take by what they show. */
import { expect, it } from 'vitest';
import { contentWidth } from '../../../src/blocks/list/columnWidths.ts';
import type { ColumnPlan } from '../../../src/blocks/list/plan.ts';

const width = (value: unknown): number =>
  contentWidth({
    size: 'middle',
    column: { key: 'time', field: 'time', component: 'Text', props: {} } as unknown as ColumnPlan,
    rows: [{ time: value }],
    choices: undefined,
    evaluate: {} as never,
    tree: false,
    signed: false,
    sums: [],
    cell: { text: 'cut' } as never,
  })!;

it('a range takes the room of both ends', () => {
  const one = width('2026-11-01');
  expect(width({ begin: '2026-11-01', end: '2026-11-30' })).toBeGreaterThan(1.8 * one);
  expect(width(['2026-11-01', '2026-11-30'])).toBeGreaterThan(1.8 * one - 20);
});
