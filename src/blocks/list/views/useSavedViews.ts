import { useMemo } from 'react';
import type { ListPlace, SavedView, SavedViews } from '../../../schema/protocol.ts';
import type { ListPlan } from '../plan.ts';
import { usePage } from '../../../runtime/core/context.ts';
import { useStore } from '../../../runtime/core/store.ts';
import { useLoaded } from '../../../runtime/data/useRequests.ts';
import { useRuntimeHost } from '../../../runtime/host.ts';
import type { ListStore } from '../state/listState.ts';
import { markedView } from './address.ts';

/** The views of a list, as far as they are known. */
export interface ListViews {
  api: SavedViews;
  place: ListPlace;
  /** undefined: not known yet. */
  views: readonly SavedView[] | undefined;
  mayShare: boolean;
  /** They are asked for the first time; later what is known can be used meanwhile. */
  loading: boolean;
  /** Why they could not be loaded. */
  error: string | undefined;
  reload(): void;
  /** The one that the list is shown in. */
  current: SavedView | undefined;
}

/**
 * What knows the views of a list; undefined where the page wants none, or the server keeps none.
 */
export function useViewsOfServer(plan: ListPlan): SavedViews | undefined {
  const { features, protocol } = useRuntimeHost();
  return plan.views && features.savedViews ? protocol.savedViews : undefined;
}

/** Loads the views of a list. */
export function useSavedViews(plan: ListPlan, store: ListStore): ListViews | undefined {
  const api = useViewsOfServer(plan);
  const { plan: page } = usePage();
  const place = useMemo(
    () => ({ page: page.id, list: plan.name ?? plan.key }),
    [page.id, plan.name, plan.key],
  );
  const { answer, loading, error, reload } = useLoaded(() => api?.load(place) ?? null);
  const loaded = useMemo(() => (api && answer ? api.read(answer) : undefined), [api, answer]);
  const currentId = useStore(store, ({ search }) => markedView(search.view));
  if (!api) return undefined;
  return {
    api,
    place,
    views: loaded?.views,
    mayShare: loaded?.mayShare ?? false,
    loading: loading && !loaded,
    error,
    reload,
    current: loaded?.views.find(({ viewId }) => viewId === currentId),
  };
}
