import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  leastWidth,
  spreadWidths,
  withWidths,
  type LaidOut,
} from '../../../src/blocks/list/table/layout.ts';

const columns = [
  { key: 'a', width: 140, min: 100 },
  { key: 'b', width: 80, min: 80 },
  { key: 'c', width: 90, min: 90 },
  { key: '#actions', width: 120, min: 120, fixed: 'right' as const },
];

describe('columns with the widths that people gave them', () => {
  const widths = (given: Record<string, number>) =>
    withWidths(columns, given).map(({ width }) => width);

  it('are those of the page without any', () => {
    expect(widths({})).toEqual([140, 80, 90, 120]);
    expect(widths({ gone: 300 })).toEqual([140, 80, 90, 120]);
  });

  it('have exactly that width, and neither grow nor shrink', () => {
    expect(withWidths(columns, { a: 60 })[0]).toEqual({ key: 'a', width: 60, min: 60, firm: true });
    expect(spreadWidths(withWidths(columns, { b: 200 }), 0).columns[1]).toBe('200px');
  });
});

/** What a browser makes of the widths in a box: the last free column takes what is left. */
function laidOut(given: readonly LaidOut[], tools: number, box: number): number[] {
  const { table, columns: css } = spreadWidths(given, tools);
  const spare =
    box - Number(/- ([\d.]+)px/.exec((table as Record<string, string>)['--pl-spare']!)![1]);
  const read = (text: string) => {
    if (/^[\d.]+px$/.test(text)) return Number.parseFloat(text);
    const [, least, width, more, less = ''] =
      /^max\((\d+)px, calc\((\d+)px \+ max\(0px, var\(--pl-spare\)\) \* ([\d.]+) \+ (.+)\)\)$/.exec(
        text,
      )!;
    const late = /^min\(0px, var\(--pl-spare\) \+ (\d+)px\) \* ([\d.]+)$/.exec(less);
    const early = /^max\(-(\d+)px, min\(0px, var\(--pl-spare\)\)\) \* ([\d.]+)$/.exec(less);
    const taken = late
      ? Math.min(0, spare + Number(late[1])) * Number(late[2])
      : Math.max(-Number(early![1]), Math.min(0, spare)) * Number(early![2]);
    return Math.max(Number(least), Number(width) + Math.max(0, spare) * Number(more) + taken);
  };
  const widths = css.map((text) => (text === undefined ? undefined : read(text)));
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), tools);
  return widths.map((width) => width ?? Math.max(box, Number(table.minWidth)) - taken);
}

describe('the spread', () => {
  const column = fc.record({
    min: fc.integer({ min: 60, max: 200 }),
    more: fc.integer({ min: 0, max: 300 }),
    firm: fc.boolean(),
    shrinksLast: fc.boolean(),
  });

  it('fills the box, gives no column less than it may have, and keeps given widths', () => {
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 300, max: 3000 }),
        (drawn, box) => {
          const given: LaidOut[] = drawn.map(({ min, more, firm, shrinksLast }) => ({
            min,
            width: min + more,
            shrinksLast,
            ...(firm && { firm, min: min + more }),
          }));
          fc.pre(given.some(({ firm }) => !firm));
          const widths = laidOut(given, 46, box);
          const whole = widths.reduce((sum, width) => sum + width, 46);
          expect(whole).toBeCloseTo(Math.max(box, leastWidth(given) + 46), 0);
          widths.forEach((width, index) => {
            const { firm, min, width: expected } = given[index]!;
            if (firm) expect(width).toBe(expected);
            else expect(width).toBeGreaterThanOrEqual(min - 1);
          });
        },
      ),
    );
  });

  it('gives columns more by their widths, and takes from those that can spare some', () => {
    const [a, b, c] = laidOut(
      [
        { width: 100, min: 100 },
        { width: 300, min: 100 },
        { width: 100, min: 100 },
      ],
      0,
      1014,
    );
    expect([a, b]).toEqual([200, 600]);
    expect(c).toBeCloseTo(214, 0);
    expect(
      laidOut(
        [
          { width: 100, min: 100 },
          { width: 300, min: 100 },
          { width: 100, min: 100 },
        ],
        0,
        414,
      )[1],
    ).toBeCloseTo(200, 0);
    const name = { width: 300, min: 100, shrinksLast: true };
    expect(
      laidOut([name, { width: 300, min: 100 }, { width: 100, min: 100 }], 0, 564).slice(0, 2),
    ).toEqual([300, 150]);
    expect(
      laidOut([name, { width: 300, min: 100 }, { width: 100, min: 100 }], 0, 414).slice(0, 2),
    ).toEqual([200, 100]);
  });
});
