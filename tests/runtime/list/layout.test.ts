import { describe, expect, it } from 'vitest';
import { withWidths } from '../../../src/runtime/list/table/layout.ts';

const columns = [{ key: 'a', min: 100 }, { key: 'b', width: 80, min: 80 }, { key: 'c', width: 90, min: 90 }, { key: '#actions', width: 120, min: 120, fixed: 'right' as const }];
const widths = (given: Record<string, number>) => withWidths(columns, given).map(({ width }) => width);

describe('columns with the widths that people gave them', () => {
  it('are those of the page without any', () => {
    expect(widths({})).toEqual([undefined, 80, 90, 120]);
    expect(widths({ gone: 300 })).toEqual([undefined, 80, 90, 120]);
  });

  it('have that width while another column takes what is over', () => {
    expect(widths({ b: 200 })).toEqual([undefined, 200, 90, 120]);
  });

  it('leave the rest to the last column that scrolls when no other is free', () => {
    expect(widths({ a: 150 })).toEqual([150, 80, undefined, 120]);
    expect(widths({ a: 150, c: 60 })).toEqual([150, undefined, 60, 120]);
    expect(widths({ a: 150, b: 70, c: 60 })).toEqual([150, 70, 60, 120]);
  });
});
