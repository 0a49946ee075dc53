import { useEffect, useMemo } from 'react';
import type { Values } from '../../../schema/compile/plan.ts';
import type { ListPlace, SavedView, SavedViews } from '../../../schema/protocol.ts';
import type { ListPlan } from '../plan.ts';
import { usePage } from '../../../runtime/core/context.ts';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import { useStore } from '../../../runtime/core/store.ts';
import { useLoaded } from '../../../runtime/data/useRequests.ts';
import { useRuntimeHost } from '../../../runtime/host.ts';
import type { ListStore } from '../state/listState.ts';
import { initialSearch } from '../state/search.ts';
import { markedView, pagesOwn, viewMark } from './address.ts';
import { readContent, searchOf, type ViewContent } from './content.ts';

/** A view with what it keeps. */
export interface ListView extends Omit<SavedView, 'content'> {
  content: ViewContent;
}

/** The views of a list, as far as they are known. */
export interface ListViews {
  api: SavedViews;
  place: ListPlace;
  views: readonly ListView[];
  mayShare: boolean;
  loading: boolean;
  /** Why they could not be loaded. */
  error: string | undefined;
  reload(): void;
  /** The one that the list is shown in. */
  current: ListView | undefined;
  /** Shows the list in a view; undefined: as the page says. */
  choose(view: ListView | undefined): void;
}

/** What knows the views of a list; undefined where the page wants none, or the server keeps none. */
export function useViewsOfServer(plan: ListPlan): SavedViews | undefined {
  const { features, protocol } = useRuntimeHost();
  return plan.views && features.savedViews ? protocol.savedViews : undefined;
}

/** Loads the views of a list, and shows it in the one that is asked for. */
export function useSavedViews(
  plan: ListPlan,
  store: ListStore,
  defaults: Values,
): ListViews | undefined {
  const api = useViewsOfServer(plan);
  const { plan: page } = usePage();
  const place = useMemo(
    () => ({ page: page.id, list: plan.name ?? plan.key }),
    [page.id, plan.name, plan.key],
  );
  const { answer, loading, error, reload } = useLoaded(() => api?.load(place) ?? null);
  const loaded = useMemo(() => {
    if (!api || !answer) return undefined;
    const { views, mayShare } = api.read(answer);
    return {
      mayShare,
      views: views.map((view) => ({ ...view, content: readContent(plan, view.content) })),
    };
  }, [api, answer, plan]);
  const currentId = useStore(store, ({ search }) => markedView(search.view));
  const views = loaded?.views ?? [];
  const choose = (view: ListView | undefined) => {
    const hasDefault = views.some(({ isDefault }) => isDefault);
    store.change(
      view
        ? searchOf(plan, view.content, { page: 1, view: viewMark(view.viewId, false) })
        : { ...initialSearch(plan, defaults), view: hasDefault ? pagesOwn : undefined },
    );
  };
  useAsked(plan, store, { views: loaded?.views, failed: !api || error !== undefined });
  if (!api) return undefined;
  return {
    api,
    place,
    views,
    mayShare: loaded?.mayShare ?? false,
    loading,
    error,
    reload,
    current: views.find(({ viewId }) => viewId === currentId),
    choose,
  };
}

/** Shows the list in the view that it waits for, as soon as the views are known. */
function useAsked(
  plan: ListPlan,
  store: ListStore,
  { views, failed }: { views: readonly ListView[] | undefined; failed: boolean },
): void {
  const asked = useStore(store, (state) => state.asked);
  const latest = useLatest(views);
  const isKnown = views !== undefined;
  useEffect(() => {
    if (asked === undefined || !(isKnown || failed)) return;
    const { search } = store.getState();
    const view = latest.current?.find(({ viewId, isDefault }) =>
      asked === '' ? isDefault : viewId === asked,
    );
    store.setState({
      asked: undefined,
      search: view
        ? searchOf(plan, view.content, { page: search.page, view: viewMark(view.viewId, false) })
        : { ...search, view: undefined },
    });
  }, [plan, store, asked, isKnown, failed, latest]);
}
