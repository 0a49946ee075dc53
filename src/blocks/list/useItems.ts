import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListPlan } from './plan.ts';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import type { ListState } from './state/listState.ts';
import type { EditStore } from './state/edits.ts';
import {
  flatItems,
  initiallyOpen,
  openItems,
  treeOf,
  type Row,
  type RowItem,
} from './table/rows.ts';
import type { RowKey, SelectionStore } from './table/selection.ts';

/**
 * Rows that the plan wants checked are so when they first arrive: a page that is turned to again
 * keeps what was chosen there.
 */
function useChecked(
  plan: ListPlan,
  items: readonly RowItem[],
  selection: SelectionStore<Row>,
): void {
  const latest = useLatest(useEvaluate());
  const [seen] = useState(() => new Map<RowKey, boolean>());
  useEffect(() => {
    if (plan.checked === undefined) return;
    const found = items.map((item) => ({
      item,
      checked: latest.current.test(plan.checked, { row: item.row }, false),
    }));
    const fresh = found.filter(({ item, checked }) => seen.get(item.key) !== checked);
    for (const { item, checked } of found) seen.set(item.key, checked);
    selection.set(
      fresh.filter(({ checked }) => checked).map(({ item }) => item),
      true,
    );
  }, [plan, items, selection, latest, seen]);
}

/**
 * What is checked and changed outlasts turning pages and sorting; of the rows on show it goes with
 * them. Another search lets go of what is checked but not found: nobody should act on what they do
 * not remember.
 */
function useRetained(
  plan: ListPlan,
  flat: readonly RowItem[],
  { answered }: Pick<ListState, 'answered'>,
  selection: SelectionStore<Row>,
  edits: EditStore,
): void {
  const before = useRef<{ answered: ListState['answered']; keys: ReadonlySet<RowKey> }>(undefined);
  useEffect(() => {
    const last = before.current;
    const wasHere = (key: RowKey) => last?.answered.place === answered.place && last.keys.has(key);
    const isSameSearch = plan.selection === 'multiple' && last?.answered.search === answered.search;
    before.current = { answered, keys: new Set(flat.map(({ key }) => key)) };
    selection.retain(flat, isSameSearch ? wasHere : undefined);
    edits.retain(flat, wasHere);
  }, [plan, flat, answered, selection, edits]);
}

interface TreeControl {
  allOpen: boolean;
  toggle(key: RowKey): void;
  toggleAll(): void;
}

/** The rows to draw. In a tree people's opening and closing lasts over reloads. */
export function useItems(
  plan: ListPlan,
  { rows, answered }: Pick<ListState, 'rows' | 'answered'>,
  selection: SelectionStore<Row>,
  edits: EditStore,
): { items: RowItem[]; tree?: TreeControl } {
  const { tree: treePlan, rowKey } = plan;
  const tree = useMemo(() => (treePlan ? treeOf(rows, treePlan) : undefined), [rows, treePlan]);
  /**
   * What people changed against the plan: open or closed by key; `all` since the last 展开 / 折叠.
   */
  const [changed, setChanged] = useState<{ all?: boolean; keys: ReadonlyMap<RowKey, boolean> }>({
    keys: new Map(),
  });
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
  useRetained(plan, flat, { answered }, selection, edits);
  useChecked(plan, flat, selection);
  const items = useMemo(
    () => (tree && treePlan ? openItems(tree, treePlan.key, open) : flat),
    [tree, treePlan, open, flat],
  );
  if (!tree) return { items };
  const allOpen = tree.parents.size > 0 && [...tree.parents.keys()].every((key) => open.has(key));
  return {
    items,
    tree: {
      allOpen,
      toggle: (key) =>
        setChanged((before) => ({
          ...before,
          keys: new Map(before.keys).set(key, !open.has(key)),
        })),
      toggleAll: () => setChanged({ all: !allOpen, keys: new Map() }),
    },
  };
}
