import { App } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePage, type PageContextValue } from '../../runtime/core/context.ts';
import { useStore } from '../../runtime/core/store.ts';
import { useBlockHandle } from '../../runtime/core/useBlockHandle.ts';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { useRecord, type LoadedRecord } from '../../runtime/data/useRecord.ts';
import { askLoss } from '../../runtime/form/container/askLoss.ts';
import type { MasterDetailPlan } from './plan.ts';

/** The record that is on show, and how it came to be. */
export interface Choice extends LoadedRecord {
  /** What the page state holds. */
  asked: unknown;
  /** Key of the record on show, as a text: the address knows no numbers. */
  shown: string | undefined;
  /** The record that was on show is there no more. */
  isLost: boolean;
  /** The page as the record's blocks see it: what they have not stored keeps the choice. */
  page: PageContextValue;
  choose(key: unknown): void;
}

/** A key as a text; undefined: none. */
export const keyText = (key: unknown): string | undefined =>
  typeof key === 'number' || (typeof key === 'string' && key !== '') ? String(key) : undefined;

/**
 * The chosen record follows the page state, whoever changes that; while something in the record is
 * not stored, people are asked first, and the state goes back if they stay.
 * @param isOver the record lies over the list, which comes first then: a choice that the page
 *   begins with is dropped, unless the address asks for it
 */
export function useChoice(plan: MasterDetailPlan, isOver: boolean): Choice {
  const outer = usePage();
  const { store } = outer;
  const { modal } = App.useApp();
  const asked = useStore(store, ({ state }) => state[plan.state]);
  const [isDropped] = useState(
    () => isOver && !(plan.state in outer.route.query) && asked === outer.plan.state[plan.state],
  );
  const [shown, setShown] = useState(() => (isDropped ? undefined : keyText(asked)));
  const [isLost, setIsLost] = useState(false);
  const { page, unsaved } = useGuardedPage(outer);
  const choose = useCallback((key: unknown) => store.change({ [plan.state]: key }), [store, plan]);
  const loaded = useRecord(shown === undefined ? undefined : plan.detail?.request, { key: shown });
  const isAsking = useRef(false);
  useEffect(() => {
    if (isDropped) choose(undefined);
  }, [isDropped, choose]);
  useEffect(() => {
    if (keyText(asked) === shown || isAsking.current) return;
    const go = () => {
      setShown(keyText(store.getState().state[plan.state]));
      setIsLost(false);
    };
    if (unsaved.current === 0) return go();
    isAsking.current = true;
    void askLoss(modal).then((mayGo) => {
      isAsking.current = false;
      if (mayGo) go();
      else choose(shown);
    });
  }, [asked, shown, store, plan, modal, unsaved, choose]);

  const had = useRef<string>(undefined);
  if (loaded.record !== undefined && !loaded.gone) had.current = shown;
  useEffect(() => {
    // What was typed is not taken away with the record.
    if (!loaded.gone || had.current !== shown || unsaved.current > 0) return;
    choose(undefined);
    setShown(undefined);
    setIsLost(true);
  }, [loaded.gone, shown, choose, unsaved]);

  const latest = useLatest(loaded.reload);
  useBlockHandle(
    plan,
    useMemo(() => ({ reload: () => latest.current() }), [latest]),
  );
  return { ...loaded, asked, shown, isLost, page, choose };
}

/** The page whose forms report here, too, that they hold what is not stored. */
function useGuardedPage(page: PageContextValue) {
  const unsaved = useRef(0);
  const guarded = useMemo<PageContextValue>(
    () => ({
      ...page,
      route: {
        ...page.route,
        setDirty(dirty) {
          unsaved.current = Math.max(0, unsaved.current + (dirty ? 1 : -1));
          page.route.setDirty(unsaved.current > 0);
        },
      },
    }),
    [page],
  );
  return { page: guarded, unsaved };
}
