import { useCallback, useMemo, useState } from 'react';
import { defined } from '../../../schema/defined.ts';
import type { ListPlan } from '../plan.ts';
import type { Evaluate } from '../../../runtime/core/evaluate.ts';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import { useRuntimeHost } from '../../../runtime/host.ts';
import { usePage } from '../../../runtime/core/context.ts';
import { arrangeColumns, readView, type ViewPreference } from './view.ts';

const none: Readonly<Record<string, number>> = {};

/** A view of the list that the person has chosen, with its columns. */
interface ChosenView {
  viewId: string;
  /** What it keeps, as it was stored. */
  content: unknown;
}

/**
 * How this person looks at this list: density, columns, their order and widths, kept by the host.
 * What is changed in a chosen view is kept apart, until the view is saved or shown anew.
 */
export function useView(plan: ListPlan, evaluate: Evaluate, chosen?: ChosenView) {
  const { preferences, tableSize } = useRuntimeHost();
  const { plan: page } = usePage();
  const own = `list:${page.id}:${plan.name ?? plan.key}`;
  const key = chosen ? `${own}@${chosen.viewId}` : own;
  const chosenColumns = (chosen?.content as { columns?: unknown } | null | undefined)?.columns;
  const stored = useMemo(() => preferences.get(key), [preferences, key]);
  // What was stored or forgotten here since.
  const [changed, setChanged] = useState<{ key: string; view: ViewPreference | undefined }>();
  const kept = changed?.key === key ? changed.view : stored;
  const view = useMemo(() => readView(kept ?? chosenColumns), [kept, chosenColumns]);
  const [density, setDensity] = useState(() => readView(preferences.get(own)).size);
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
  const apply = ({ size, ...arrangement }: ViewPreference): void => {
    if (size !== density) {
      setDensity(size);
      const { size: _before, ...others } = readView(preferences.get(own));
      keep(own, { ...others, ...defined({ size }) });
    }
    const next = { ...arrangement, ...(!chosen && defined({ size })) };
    setChanged({ key, view: next });
    keep(key, next);
  };
  /** A chosen view can be changed to show all that the page does. */
  const keep = (at: string, next: ViewPreference): void =>
    preferences.set(at, at !== own || Object.keys(next).length > 0 ? next : undefined);
  const change = (given: Partial<ViewPreference> | 'reset'): void =>
    apply({
      ...(given === 'reset' ? {} : view),
      ...defined({ size: density }),
      ...(given !== 'reset' && given),
    });
  const latest = useLatest({ view, change });
  /** The width a column was dragged to; undefined: that of the page again. */
  const resize = useCallback(
    (column: string, width: number | undefined): void => {
      const { [column]: _before, ...others } = latest.current.view.widths ?? {};
      latest.current.change({
        widths: width === undefined ? others : { ...others, [column]: width },
      });
    },
    [latest],
  );
  /** Forgets what was changed in the chosen view. */
  const forget = (): void => {
    preferences.set(key, undefined);
    setChanged({ key, view: undefined });
  };
  return {
    size: density ?? plan.size ?? tableSize,
    /** What of it is no choice of the page. */
    preference: view,
    columns,
    shown,
    widths: view.widths ?? none,
    change,
    resize,
    forget,
  };
}
