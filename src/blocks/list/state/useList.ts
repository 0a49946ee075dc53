import { useContext, useEffect, useMemo, useState } from 'react';
import type { Values } from '../../../schema/compile/plan.ts';
import { usePage, type BlockHandle } from '../../../runtime/core/context.ts';
import { PickingContext } from '../../../runtime/core/picking.ts';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import { useStore } from '../../../runtime/core/store.ts';
import { useBlockHandle } from '../../../runtime/core/useBlockHandle.ts';
import { useRuntimeHost } from '../../../runtime/host.ts';
import type { ListPlan } from '../plan.ts';
import type { Row } from '../table/rows.ts';
import { SelectionStore } from '../table/selection.ts';
import { EditStore } from './edits.ts';
import { shownIn } from './layout.ts';
import { ListStore } from './listState.ts';
import { compactQuery, searchParams } from './search.ts';
import { askedView } from '../views/address.ts';
import { useSavedViews, useViewsOfServer } from '../views/useSavedViews.ts';
import { decodeSearch, isSilent } from './url.ts';
import { useRows } from './useRows.ts';
import { useUrlState } from './useUrlState.ts';

/**
 * The list as it is shown, its stores, its loading, and the handle by which actions reach it.
 */
export function useList(plan: ListPlan) {
  const page = usePage();
  const { protocol } = useRuntimeHost();
  const evaluate = useEvaluate();
  const [defaults] = useState(() => defaultQuery(plan, (value) => evaluate.value(value)));
  const hasViews = useViewsOfServer(plan) !== undefined;
  const [store] = useState(() => {
    const address = plan.urlState ? page.route.query : {};
    const search = decodeSearch(plan, address, defaults);
    return new ListStore(search, {
      hasViews,
      asked: hasViews ? askedView(search, isSilent(plan, address)) : undefined,
    });
  });
  const picking = useContext(PickingContext);
  const [selection] = useState(() => new SelectionStore<Row>(picking?.rows));
  useEffect(() => picking?.follow(selection), [picking, selection]);
  const edits = useEdits();
  const latest = useLatest(evaluate);
  const handle = useMemo<Required<BlockHandle>>(
    () => ({
      reload: () => store.reload(),
      clearSelection: () => selection.clear(),
      searchParams: () => {
        const { search } = store.getState();
        const fixed = latest.current.value(plan.params, { query: search.query }) as Values;
        return searchParams(protocol, { plan, search, fixed });
      },
    }),
    [store, selection, plan, latest, protocol],
  );
  const views = useSavedViews(plan, store);
  const layout = useStore(store, ({ search }) => search.layout);
  const shown = useMemo(() => shownIn(plan, layout), [plan, layout]);
  useRows(shown, store, handle);
  useUrlState(plan, store, defaults, page);
  useBlockHandle(plan, handle);
  return { plan: shown, store, selection, edits, defaults, handle, views };
}

/** Changed cells; while there are any, the page is not left without a question. */
function useEdits(): EditStore {
  const { route } = usePage();
  const [edits] = useState(() => new EditStore());
  const latest = useLatest(route);
  useEffect(() => {
    let reported = false;
    const notify = (dirty: boolean) => latest.current.setDirty(dirty);
    const end = edits.subscribe(() => {
      if (reported === edits.isEmpty()) notify((reported = !reported));
    });
    return () => {
      end();
      if (reported) notify(false);
    };
  }, [edits, latest]);
  return edits;
}

function defaultQuery(plan: ListPlan, resolve: (value: unknown) => unknown): Values {
  try {
    return compactQuery(
      plan.query,
      Object.fromEntries(plan.query.map((field) => [field.name, resolve(field.default)])),
    );
  } catch {
    return {};
  }
}
