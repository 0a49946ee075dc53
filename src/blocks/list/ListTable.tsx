import { useContext, useMemo, useState } from 'react';
import type { ListPlan } from './plan.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import { isNarrowedByState } from '../../runtime/core/addressState.ts';
import { usePage, type BlockHandle } from '../../runtime/core/context.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { ScopeContext, useEvaluate } from '../../runtime/core/scope.ts';
import { useStore } from '../../runtime/core/store.ts';
import { ListEmpty, ListError } from './ListEmpty.tsx';
import type { EditStore } from './state/edits.ts';
import type { ListState, ListStore } from './state/listState.ts';
import { isNarrowed, nextSort, shownSort } from './state/search.ts';
import { useFilter } from './state/useFilter.ts';
import { useView } from './state/useView.ts';
import { Expansion } from './Expansion.tsx';
import { Table } from './table/Table.tsx';
import type { SelectionStore } from './table/selection.ts';
import type { Row, RowItem } from './table/rows.ts';
import type { TableSelection } from './table/types.ts';
import { TableTools } from './toolbar/TableTools.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useColumns } from './useColumns.tsx';
import { useItems } from './useItems.ts';
import { useSums } from './useSums.ts';
import { useRowClicks } from './useRowClicks.ts';
import { texts } from '../../runtime/locale/index.ts';

interface TableProps {
  plan: ListPlan;
  store: ListStore;
  list: ListState;
  selection: SelectionStore<Row>;
  edits: EditStore;
  handle: BlockHandle;
  onReset(): void;
}

/** Toolbar and table of a list. */
export function ListTable({ plan, store, list, selection, edits, handle, onReset }: TableProps) {
  const host = useRuntimeHost();
  const bound = useEvaluate();
  const { search } = list;
  const evaluate = useMemo(() => bound.with({ query: search.query }), [bound, search.query]);
  const view = useView(plan, evaluate);
  const { items, tree } = useItems(plan, list, selection, edits);
  const setFilter = useFilter(plan, store);
  const summary = useSums({ plan, shown: view.shown, list, edits, evaluate });
  const columns = useColumns({
    plan,
    shown: view.shown,
    widths: view.widths,
    evaluate,
    origin: handle,
    edits,
    size: view.size,
    list,
    summary,
    onFilter: setFilter,
  });
  const [open, setOpen] = useState<RowItem['key']>();
  const nested = useContext(ScopeContext).row !== undefined;
  const tableSelection = useTableSelection(plan, selection, evaluate);
  const { onClick, onOpen } = useRowClicks({
    plan,
    evaluate,
    selection: tableSelection,
    origin: handle,
  });
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
        tools={
          plan.tools && (
            <TableTools
              size={view.size}
              columns={view.columns}
              labelOf={(column) => evaluate.text(column.label)}
              loading={list.loading}
              onView={view.change}
              onReload={handle.reload}
              tree={tree && { open: tree.allOpen, toggle: tree.toggleAll }}
            />
          )
        }
      />
      <Table
        label={evaluate.text(plan.title) || texts.list.title}
        columns={columns}
        summary={failed ? [] : summary}
        items={failed ? [] : items}
        selection={tableSelection}
        expansion={
          plan.expand && {
            open,
            onToggle: (key) => setOpen(open === key ? undefined : key),
            render: (row) => <Expansion body={plan.expand!} row={row} />,
          }
        }
        onToggleTree={tree?.toggle}
        sort={shownSort(plan, search.sort)}
        onSort={(field) => store.change({ sort: nextSort(plan, search.sort, field), page: 1 })}
        onResize={view.resize}
        onRowClick={onClick}
        onOpen={onOpen}
        size={view.size}
        bordered={host.tableBordered}
        height={plan.height}
        nested={nested}
        loading={list.loading && list.loaded}
        placeholders={list.loaded ? 0 : Math.min(search.size, 10)}
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
