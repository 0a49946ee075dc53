import { describe, expect, it } from 'vitest';
import {
  flatItems,
  initiallyOpen,
  openItems,
  treeOf,
} from '../../../src/blocks/list/table/rows.ts';
import {
  byFixed,
  fixedOffsets,
  leastWidth,
  textWidth,
} from '../../../src/blocks/list/table/layout.ts';

const rows = [
  { id: 1, up: 0 },
  { id: 2, up: 1 },
  { id: 3, up: 2 },
  { id: 4, up: 1 },
  { id: 5, up: 0 },
];
const tree = treeOf(rows, { key: 'id', parent: 'up' });
const shown = (expanded: boolean | number) =>
  openItems(tree, 'id', initiallyOpen(tree, expanded)).map(
    (item) => `${'-'.repeat(item.depth)}${item.key}`,
  );

describe('rows of a tree', () => {
  it('are open as far as the page says', () => {
    expect(shown(true)).toEqual(['1', '-2', '--3', '-4', '5']);
    expect(shown(1)).toEqual(['1', '-2', '-4', '5']);
    expect(shown(false)).toEqual(['1', '5']);
  });

  it('know their parent and whether they open', () => {
    expect(openItems(tree, 'id', new Set([1]))).toMatchObject([
      { key: 1, hasChildren: true, open: true },
      { key: 2, parent: 1, hasChildren: true, open: false },
      { key: 4, parent: 1, hasChildren: false },
      { key: 5 },
    ]);
  });
});

it('distinguishes rows without a key by their place', () => {
  expect(flatItems([{ id: 7 }, {}, { id: null }], 'id').map((item) => item.key)).toEqual([
    7,
    '#1',
    '#2',
  ]);
});

describe('the layout', () => {
  it('puts fixed columns to their edges and adds their widths up', () => {
    const columns = byFixed([
      { min: 100, width: 130 },
      { min: 80, width: 80, fixed: 'right' as const },
      { min: 50, width: 50, fixed: 'left' as const },
      { min: 60, width: 60, fixed: 'right' as const },
    ]);
    expect(columns.map(({ width }) => width)).toEqual([50, 130, 80, 60]);
    expect(fixedOffsets(columns)).toEqual([0, undefined, 60, 0]);
    expect(leastWidth(columns)).toBe(290);
  });

  it('counts wide characters for more', () => {
    expect(textWidth('修改')).toBe(28);
    expect(textWidth('ip')).toBe(13);
    expect(textWidth('2026-01-01 08:00:00')).toBeLessThan(140);
  });
});
