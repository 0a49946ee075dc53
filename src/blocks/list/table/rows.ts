import { nest, type TreeNode } from '../../../runtime/data/tree.ts';
import type { RowKey } from './selection.ts';
import { defined } from '../../../schema/defined.ts';

export type Row = Record<string, unknown>;

/** A row as the table shows it: in a tree with its depth and whether it opens. */
export interface RowItem {
  key: RowKey;
  row: Row;
  depth: number;
  /** Present in trees: has rows below. */
  hasChildren?: boolean;
  open?: boolean;
  /** Key of the row above it in the tree. */
  parent?: RowKey;
}

const keyOf = (row: Row, rowKey: string, index: number): RowKey => {
  const value = row[rowKey];
  return typeof value === 'string' || typeof value === 'number' ? value : `#${index}`;
};

/** Rows of a flat list. A row without a key is distinguished by its place. */
export const flatItems = (rows: readonly Row[], rowKey: string): RowItem[] =>
  rows.map((row, index) => ({ key: keyOf(row, rowKey, index), row, depth: 0 }));

/** Rows of a list as a tree. */
export interface RowTree {
  roots: TreeNode<Row>[];
  /** Keys of all rows that have rows below, with their depth. */ parents: Map<RowKey, number>;
}

export function treeOf(rows: readonly Row[], tree: { key: string; parent: string }): RowTree {
  const roots = nest(
    rows,
    (row) => row[tree.key],
    (row) => row[tree.parent],
  );
  const parents = new Map<RowKey, number>();
  const visit = (nodes: TreeNode<Row>[], depth: number): void => {
    for (const node of nodes) {
      if (node.children.length === 0) continue;
      parents.set(node.record[tree.key] as RowKey, depth);
      visit(node.children, depth + 1);
    }
  };
  visit(roots, 0);
  return { roots, parents };
}

/** Keys open at first: all, none, or those of the first levels. */
export const initiallyOpen = ({ parents }: RowTree, expanded: boolean | number): Set<RowKey> =>
  new Set(
    [...parents]
      .filter(([, depth]) => (typeof expanded === 'number' ? depth < expanded : expanded))
      .map(([key]) => key),
  );

/** The rows of a tree that are on show, in order. */
export function openItems({ roots }: RowTree, key: string, open: ReadonlySet<RowKey>): RowItem[] {
  const items: RowItem[] = [];
  const visit = (nodes: TreeNode<Row>[], depth: number, parent?: RowKey): void => {
    for (const node of nodes) {
      const own = node.record[key] as RowKey;
      const hasChildren = node.children.length > 0;
      items.push({
        key: own,
        row: node.record,
        depth,
        hasChildren,
        open: hasChildren && open.has(own),
        ...defined({ parent }),
      });
      if (hasChildren && open.has(own)) visit(node.children, depth + 1, own);
    }
  };
  visit(roots, 0);
  return items;
}
