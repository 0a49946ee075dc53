import { useCallback, useMemo, useState } from 'react';
import type { ListPlan } from '../plan.ts';
import type { Evaluate } from '../../../runtime/core/evaluate.ts';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import { useRuntimeHost } from '../../../runtime/host.ts';
import { usePage } from '../../../runtime/core/context.ts';
import { arrangeColumns, readView, type ViewPreference } from './view.ts';

const none: Readonly<Record<string, number>> = {};

/**
 * How this person looks at this list: density, columns, their order and widths, kept by the host.
 */
export function useView(plan: ListPlan, evaluate: Evaluate) {
  const { preferences, tableSize } = useRuntimeHost();
  const { plan: page } = usePage();
  const key = `list:${page.id}:${plan.name ?? plan.key}`;
  const [view, setView] = useState<ViewPreference>(() => readView(preferences.get(key)));
  // Columns whose condition is false do not exist for the settings either.
  const columns = useMemo(
    () =>
      arrangeColumns(
        plan.columns.filter((column) => evaluate.test(column.visible)),
        view,
      ),
    [plan, evaluate, view],
  );
  const shown = useMemo(
    () => columns.filter((column) => column.shown).map(({ column }) => column),
    [columns],
  );
  const apply = (change: Partial<ViewPreference> | 'reset'): void => {
    const next =
      change === 'reset' ? (view.size ? { size: view.size } : {}) : { ...view, ...change };
    setView(next);
    preferences.set(key, Object.keys(next).length > 0 ? next : undefined);
  };
  const latest = useLatest({ view, apply });
  /** The width a column was dragged to; undefined: that of the page again. */
  const resize = useCallback(
    (column: string, width: number | undefined): void => {
      const { [column]: _before, ...others } = latest.current.view.widths ?? {};
      latest.current.apply({
        widths: width === undefined ? others : { ...others, [column]: width },
      });
    },
    [latest],
  );
  return {
    size: view.size ?? plan.size ?? tableSize,
    columns,
    shown,
    widths: view.widths ?? none,
    change: apply,
    resize,
  };
}
