import { App } from 'antd';
import { useEffect } from 'react';
import type { Values } from '../../../schema/compile/plan.ts';
import type { SavedView, SavedViewInput, WireRequest } from '../../../schema/protocol.ts';
import { useNotify } from '../../../runtime/core/hooks/useNotify.ts';
import { texts } from '../../../runtime/locale/index.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import { ApiError, useRuntimeHost } from '../../../runtime/host.ts';
import type { ListPlan } from '../plan.ts';
import type { ListStore } from '../state/listState.ts';
import { initialSearch, type SearchState } from '../state/search.ts';
import type { useView } from '../state/useView.ts';
import { pagesOwn, viewMark } from './address.ts';
import { contentKey, contentOf } from './compare.ts';
import { readContent, searchOf } from './content.ts';
import type { ListViews } from './useSavedViews.ts';

export interface ViewOptions {
  plan: ListPlan;
  store: ListStore;
  search: SearchState;
  /** Search values with which the list begins. */
  defaults: Values;
  views: ListViews;
  view: ReturnType<typeof useView>;
}

/** What the person may do with the view that the list is shown in. */
export interface ViewActions extends Omit<ListViews, 'views'> {
  views: readonly SavedView[];
  /** The list shows something else than its view keeps. */
  isChanged: boolean;
  /** Shows the list in a view; undefined: as the page says. */
  choose(view: SavedView | undefined): void;
  save(): Promise<boolean>;
  /** Keeps what the list shows under a name of its own, and shows that view. */
  add(input: Omit<SavedViewInput, 'content'>): Promise<boolean>;
  rename(view: SavedView, input: Omit<SavedViewInput, 'content'>): Promise<boolean>;
  remove(view: SavedView): void;
  /** @param view undefined: the list opens as its page says */
  open(view: SavedView | undefined): Promise<boolean>;
  /** Shows the view as it was kept. */
  discard(): void;
}

/** Follows what of a view was changed, in the address, too. */
export function useViewActions({
  plan,
  store,
  search,
  defaults,
  views,
  view,
}: ViewOptions): ViewActions {
  const { api, place, current, views: known = [], loading } = views;
  const choose = (one: SavedView | undefined) => {
    // Until they are known one of them may be the default.
    const hasDefault = loading || known.some(({ isDefault }) => isDefault);
    store.change(
      one
        ? searchOf(plan, readContent(plan, one.content), {
            page: 1,
            view: viewMark(one.viewId, false),
          })
        : { ...initialSearch(plan, defaults), view: hasDefault ? pagesOwn : undefined },
    );
  };
  const now = contentOf(plan, search, view.preference);
  const isChanged =
    current !== undefined &&
    contentKey(plan, now) !== contentKey(plan, readContent(plan, current.content));
  const { asked } = store.getState();
  const mark = current && viewMark(current.viewId, isChanged);
  useEffect(() => {
    if (mark !== undefined && asked === undefined && store.getState().search.view !== mark)
      store.change({ view: mark });
  }, [store, mark, asked]);
  const send = useSend();
  const { modal } = App.useApp();
  return {
    ...views,
    views: known,
    choose,
    isChanged,
    async save() {
      if (!current) return false;
      const done = await send(api.change(current, { content: now }), lateTexts.views.saved);
      if (done) view.forget();
      return done !== undefined;
    },
    async add(input) {
      const answer = await send(api.add(place, { ...input, content: now }), lateTexts.views.saved);
      if (answer && current) view.forget();
      if (answer) store.change({ view: viewMark(api.added(answer), false) });
      return answer !== undefined;
    },
    rename: async (one, input) =>
      (await send(api.change(one, input), lateTexts.views.saved)) !== undefined,
    remove: (one) =>
      void modal.confirm({
        title: lateTexts.views.removal(one.name),
        content: one.isShared ? lateTexts.views.removalShared : undefined,
        okText: lateTexts.views.remove,
        cancelText: texts.common.cancel,
        okButtonProps: { danger: true },
        autoFocusButton: 'cancel',
        async onOk() {
          if (!(await send(api.remove(one), lateTexts.views.removed))) return;
          view.forget();
          choose(undefined);
        },
      }),
    open: async (one) =>
      (await send(
        api.setDefault(place, one?.viewId ?? null),
        one ? lateTexts.views.opensIn(one.name) : lateTexts.views.opensAsPage,
      )) !== undefined,
    discard() {
      view.forget();
      choose(current);
    },
  };
}

/** Sends a write and says how it went; its answer, or undefined where it was refused. */
function useSend() {
  const { http } = useRuntimeHost();
  const notify = useNotify();
  return async (request: WireRequest, success: string) => {
    try {
      const answer = await http.request(request);
      notify('success', success);
      return answer;
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.shown))
        notify('error', (problem as Error).message);
      return undefined;
    }
  };
}
