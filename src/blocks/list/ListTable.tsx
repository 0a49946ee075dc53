import { useMemo, useState } from 'react';
import type { Values } from '../../schema/compile/plan.ts';
import type { ListPlan } from './plan.ts';
import { isNarrowedByState } from '../../runtime/core/addressState.ts';
import { usePage, type BlockHandle } from '../../runtime/core/context.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { useStore } from '../../runtime/core/store.ts';
import { BatchActions } from './batch/BatchActions.tsx';
import { BatchProblems } from './batch/parts.ts';
import { ListEmpty, ListError } from './ListEmpty.tsx';
import { ArrangedRows, LayoutSwitch } from './layouts/parts.ts';
import type { EditStore } from './state/edits.ts';
import type { ListState, ListStore } from './state/listState.ts';
import { isNarrowed } from './state/search.ts';
import { useView } from './state/useView.ts';
import type { SelectionStore } from './table/selection.ts';
import type { Row } from './table/rows.ts';
import { TableLayout } from './TableLayout.tsx';
import type { TableSelection } from './table/types.ts';
import { TableTools } from './toolbar/TableTools.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useItems } from './useItems.ts';
import { toneOf } from './tone.ts';
import { useRowClicks } from './useRowClicks.ts';
import { fullLabel } from './state/view.ts';
import { ViewMenu, ViewNote, ViewOpener } from './views/parts.ts';
import type { ListViews } from './views/useSavedViews.ts';

interface TableProps {
  plan: ListPlan;
  store: ListStore;
  list: ListState;
  selection: SelectionStore<Row>;
  edits: EditStore;
  handle: BlockHandle;
  /** Search values with which the list begins. */
  defaults: Values;
  views: ListViews | undefined;
  onReset(): void;
}

/** Toolbar and rows of a list. */
export function ListTable({
  plan,
  store,
  list,
  selection,
  edits,
  handle,
  defaults,
  views,
  onReset,
}: TableProps) {
  const bound = useEvaluate();
  const { search } = list;
  const { layout, layouts } = plan;
  const evaluate = useMemo(() => bound.with({ query: search.query }), [bound, search.query]);
  const view = useView(plan, evaluate, views?.current);
  const { items, tree } = useItems(plan, list, selection, edits);
  const isTable = plan.layout?.card === undefined;
  const Rows = isTable ? TableLayout : ArrangedRows;
  const severalLayouts = layouts && layouts.length > 1;
  const [edited, setEditing] = useState(false);
  const editing = edited && isTable;
  const tableSelection = useTableSelection(plan, selection, evaluate);
  const clicks = useRowClicks({ plan, evaluate, selection: tableSelection, origin: handle });
  const rowTone = useMemo(
    () => plan.rowTone && ((row: Row) => toneOf(plan.rowTone, evaluate, row)),
    [plan, evaluate],
  );
  const { plan: page, store: pageStore } = usePage();
  const narrowedByState = useStore(
    pageStore,
    ({ state }) => plan.urlState && isNarrowedByState(page, state),
  );
  const failed = list.error !== undefined && !list.loading;
  return (
    <>
      <Toolbar
        plan={plan}
        store={selection}
        items={items}
        edits={edits}
        origin={handle}
        batch={
          isTable &&
          plan.batch && (
            <BatchActions
              {...{ plan, batch: plan.batch, store, edits, origin: handle, editing, setEditing }}
            />
          )
        }
        editing={editing}
        tools={
          (plan.tools || severalLayouts) && (
            <>
              {severalLayouts && <LayoutSwitch {...{ store, layouts, layout }} />}
              {plan.tools && (
                <TableTools
                  views={views && <ViewMenu {...{ plan, store, search, defaults, views, view }} />}
                  size={isTable ? view.size : undefined}
                  columns={view.columns}
                  labelOf={(column) => fullLabel(column, evaluate)}
                  loading={list.loading}
                  onView={view.change}
                  onReload={handle.reload}
                  tree={tree && { open: tree.allOpen, toggle: tree.toggleAll }}
                />
              )}
            </>
          )
        }
      />
      {editing && <BatchProblems plan={plan} edits={edits} />}
      {views && <ViewOpener plan={plan} store={store} views={views} />}
      {views?.current && <ViewNote plan={plan} view={views.current} />}
      <Rows
        {...{ plan, store, list, edits, handle, evaluate, view, items, clicks, rowTone }}
        {...{ editing, failed }}
        key={layout?.key}
        selection={tableSelection}
        onToggleTree={tree?.toggle}
        empty={
          failed ? (
            <ListError message={list.error!} onRetry={handle.reload} />
          ) : (
            <ListEmpty
              text={plan.empty === undefined ? undefined : evaluate.text(plan.empty)}
              narrowed={isNarrowed(plan, search) || narrowedByState}
              onReset={onReset}
            />
          )
        }
      />
    </>
  );
}

/** Which rows can be checked, and how many; undefined: none. */
const useTableSelection = (
  { selection: mode, selectable }: ListPlan,
  store: SelectionStore<Row>,
  evaluate: Evaluate,
): TableSelection | undefined =>
  useMemo(
    () =>
      mode === 'none'
        ? undefined
        : { mode, store, selectable: (row) => evaluate.test(selectable, { row }) },
    [mode, selectable, store, evaluate],
  );
