import { useEffect } from 'react';
import { useNotify } from '../../../runtime/core/hooks/useNotify.ts';
import { useStore } from '../../../runtime/core/store.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import type { ListPlan } from '../plan.ts';
import type { ListStore } from '../state/listState.ts';
import { viewMark } from './address.ts';
import { readContent, searchOf } from './content.ts';
import type { ListViews } from './useSavedViews.ts';

interface Props {
  plan: ListPlan;
  store: ListStore;
  views: ListViews;
}

/**
 * Draws nothing: shows the list in the view that it waits for, as soon as the views are known, or
 * are known to be unknown.
 */
export function ViewOpener({ plan, store, views: { views, error } }: Props) {
  const asked = useStore(store, (state) => state.asked);
  const notify = useNotify();
  const isOver = views !== undefined || error !== undefined;
  useEffect(() => {
    if (asked === undefined || !isOver) return;
    const { search } = store.getState();
    const view = views?.find(({ viewId, isDefault }) =>
      asked === '' ? isDefault : viewId === asked,
    );
    if (!view && asked !== '' && views) notify('warning', lateTexts.views.absent);
    const opened = view
      ? searchOf(plan, readContent(plan, view.content), {
          page: search.page,
          view: viewMark(view.viewId, false),
        })
      : { ...search, view: undefined };
    store.setState({ asked: undefined, search: opened, awaited: opened.query });
  }, [plan, store, asked, isOver, views, notify]);
  return null;
}
