import { useEffect, useMemo, useState } from 'react';
import type { ListPlan } from '../../schema/compile/plan.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { useEvaluate } from '../page/scope.ts';
import type { EditStore } from './state/edits.ts';
import { flatItems, initiallyOpen, openItems, treeOf, type Row, type RowItem } from './table/rows.ts';
import type { RowKey, SelectionStore } from './table/selection.ts';

/** Rows that the plan wants checked are so each time rows arrive. */
function useChecked(plan: ListPlan, items: readonly RowItem[], selection: SelectionStore<Row>): void {
  const latest = useLatest(useEvaluate());
  useEffect(() => {
    if (plan.checked === undefined) return;
    selection.set(items.filter(({ row }) => latest.current.test(plan.checked, { row }, false)), true);
  }, [plan, items, selection, latest]);
}

interface TreeControl { allOpen: boolean; toggle(key: RowKey): void; toggleAll(): void }

/** The rows to draw. In a tree people's opening and closing lasts over reloads. */
export function useItems(plan: ListPlan, rows: readonly Row[], selection: SelectionStore<Row>, edits: EditStore): { items: RowItem[]; tree?: TreeControl } {
  const { tree: treePlan, rowKey } = plan;
  const tree = useMemo(() => (treePlan ? treeOf(rows, treePlan) : undefined), [rows, treePlan]);
  /** What people changed against the plan: open or closed by key; `all` since the last 展开 / 折叠. */
  const [changed, setChanged] = useState<{ all?: boolean; keys: ReadonlyMap<RowKey, boolean> }>({ keys: new Map() });
  const open = useMemo(() => {
    if (!tree || !treePlan) return new Set<RowKey>();
    const start = initiallyOpen(tree, changed.all ?? treePlan.expanded);
    for (const [key, isOpen] of changed.keys) {
      if (isOpen) start.add(key);
      else start.delete(key);
    }
    return start;
  }, [tree, treePlan, changed]);
  const flat = useMemo(() => flatItems(rows, rowKey), [rows, rowKey]);
  useEffect(() => {
    selection.retain(flat);
    edits.retain(flat);
  }, [selection, edits, flat]);
  useChecked(plan, flat, selection);
  const items = useMemo(() => (tree && treePlan ? openItems(tree, treePlan.key, open) : flat), [tree, treePlan, open, flat]);
  if (!tree) return { items };
  const allOpen = tree.parents.size > 0 && [...tree.parents.keys()].every((key) => open.has(key));
  return {
    items,
    tree: {
      allOpen,
      toggle: (key) => setChanged((before) => ({ ...before, keys: new Map(before.keys).set(key, !open.has(key)) })),
      toggleAll: () => setChanged({ all: !allOpen, keys: new Map() }),
    },
  };
}
