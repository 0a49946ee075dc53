import { App } from 'antd';
import { useEffect } from 'react';
import type { SavedViewInput, WireRequest } from '../../../schema/protocol.ts';
import { useNotify } from '../../../runtime/core/hooks/useNotify.ts';
import { texts } from '../../../runtime/locale/index.ts';
import { ApiError, useRuntimeHost } from '../../../runtime/host.ts';
import type { ListPlan } from '../plan.ts';
import type { ListStore } from '../state/listState.ts';
import type { SearchState } from '../state/search.ts';
import type { useView } from '../state/useView.ts';
import { viewMark } from './address.ts';
import { contentKey, contentOf } from './compare.ts';
import type { ListView, ListViews } from './useSavedViews.ts';

export interface ViewOptions {
  plan: ListPlan;
  store: ListStore;
  search: SearchState;
  views: ListViews;
  view: ReturnType<typeof useView>;
}

/** What the person may do with the view that the list is shown in. */
export interface ViewActions extends ListViews {
  /** The list shows something else than its view keeps. */
  isChanged: boolean;
  save(): Promise<boolean>;
  /** Keeps what the list shows under a name of its own, and shows that view. */
  add(input: Omit<SavedViewInput, 'content'>): Promise<boolean>;
  rename(view: ListView, input: Omit<SavedViewInput, 'content'>): Promise<boolean>;
  remove(view: ListView): void;
  /** @param view undefined: the list opens as its page says */
  open(view: ListView | undefined): Promise<boolean>;
  /** Shows the view as it was kept. */
  discard(): void;
}

/** Follows what of a view was changed, in the address, too. */
export function useViewActions({ plan, store, search, views, view }: ViewOptions): ViewActions {
  const { api, place, choose, current } = views;
  const now = contentOf(plan, search, view.preference);
  const isChanged =
    current !== undefined && contentKey(plan, now) !== contentKey(plan, current.content);
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
    isChanged,
    async save() {
      if (!current) return false;
      const done = await send(api.change(current, { content: now }), texts.views.saved);
      if (done) view.forget();
      return done !== undefined;
    },
    async add(input) {
      const answer = await send(api.add(place, { ...input, content: now }), texts.views.saved);
      if (answer && current) view.forget();
      if (answer) store.change({ view: viewMark(api.added(answer), false) });
      return answer !== undefined;
    },
    rename: async (one, input) =>
      (await send(api.change(one, input), texts.views.saved)) !== undefined,
    remove: (one) =>
      void modal.confirm({
        title: texts.views.removal(one.name),
        content: one.isShared ? texts.views.removalShared : undefined,
        okText: texts.views.remove,
        cancelText: texts.common.cancel,
        okButtonProps: { danger: true },
        autoFocusButton: 'cancel',
        async onOk() {
          if (!(await send(api.remove(one), texts.views.removed))) return;
          view.forget();
          choose(undefined);
        },
      }),
    open: async (one) =>
      (await send(
        api.setDefault(place, one?.viewId ?? null),
        one ? texts.views.opensIn(one.name) : texts.views.opensAsPage,
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
