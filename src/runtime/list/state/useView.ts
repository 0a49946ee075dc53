import { useMemo, useState } from 'react';
import type { ListPlan } from '../../../schema/compile/plan.ts';
import type { Evaluate } from '../../data/evaluate.ts';
import { useRuntimeHost } from '../../host.ts';
import { usePage } from '../../page/context.ts';
import { arrangeColumns, readView, type ViewPreference } from './view.ts';

/** How this person looks at this list: density, columns and their order, kept by the host. */
export function useView(plan: ListPlan, evaluate: Evaluate) {
  const { preferences, tableSize } = useRuntimeHost();
  const { plan: page } = usePage();
  const key = `list:${page.id}:${plan.name ?? plan.key}`;
  const [view, setView] = useState<ViewPreference>(() => readView(preferences.get(key)));
  // Columns whose condition is false do not exist for the settings either.
  const columns = useMemo(() => arrangeColumns(plan.columns.filter((column) => evaluate.test(column.visible)), view), [plan, evaluate, view]);
  const shown = useMemo(() => columns.filter((column) => column.shown).map(({ column }) => column), [columns]);
  const change = (wanted: Partial<ViewPreference> | 'reset'): void => {
    const next = wanted === 'reset' ? (view.size ? { size: view.size } : {}) : { ...view, ...wanted };
    setView(next);
    preferences.set(key, Object.keys(next).length > 0 ? next : undefined);
  };
  return { size: view.size ?? plan.size ?? tableSize, columns, shown, change };
}
