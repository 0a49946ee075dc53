/** Trees for choosers: `{id, label, disabled, children}` (docs/protocol/system.md#users). */
import type { Row } from '../db/database.ts';
import { defined } from '../../schema/defined.ts';

export interface TreeNode {
  id: number;
  label: string;
  disabled: boolean;
  /** Absent when empty. */
  children?: TreeNode[];
}

export interface TreeFields {
  id: string;
  parent: string;
  label: string;
  /** Whether a row may be seen but not chosen. */
  disabled(row: Row): boolean;
}

/**
 * Nests rows in the order given. A row whose parent is not among them, as in a scoped list, becomes
 * a root.
 */
export function treeSelect(rows: readonly Row[], fields: TreeFields): TreeNode[] {
  const ids = new Set(rows.map((row) => row[fields.id]));
  const byParent = Map.groupBy(rows, (row) =>
    ids.has(row[fields.parent]) ? row[fields.parent] : null,
  );
  const below = (parent: unknown): TreeNode[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const children = below(row[fields.id]);
      return {
        id: row[fields.id],
        label: row[fields.label],
        disabled: fields.disabled(row),
        ...defined({ children: children.length ? children : undefined }),
      };
    });
  return below(null);
}
