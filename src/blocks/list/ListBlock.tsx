import { Button } from 'antd';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { Values } from '../../schema/compile/plan.ts';
import type { ListPlan } from './plan.ts';
import { useActions } from '../../runtime/action/context.ts';
import { tokenOf } from '../../runtime/action/useStartAction.ts';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import { isNarrowedByState, readAddressState } from '../../runtime/core/addressState.ts';
import { useBlockHandle } from '../../runtime/core/useBlockHandle.ts';
import { usePage, type BlockHandle } from '../../runtime/core/context.ts';
import { ScopeContext, useEvaluate } from '../../runtime/core/scope.ts';
import { useStore } from '../../runtime/core/store.ts';
import type { BatchOptions } from './batch/BatchBar.tsx';
import { BatchBar, BatchProblems } from './batch/parts.ts';
import { ListEmpty, ListError } from './ListEmpty.tsx';
import { Pager } from './Pager.tsx';
import { rowActions } from './RowActions.tsx';
import { SearchForm } from './search/SearchForm.tsx';
import { EditStore } from './state/edits.ts';
import { ListStore, type ListState } from './state/listState.ts';
import { compactQuery, isNarrowed, searchParams, nextSort, shownSort } from './state/search.ts';
import { decodeSearch, isMultiple, isSilent } from './state/url.ts';
import { useRows } from './state/useRows.ts';
import { useUrlState } from './state/useUrlState.ts';
import { useView } from './state/useView.ts';
import { fullLabel } from './state/view.ts';
import { Expansion } from './Expansion.tsx';
import { Table } from './table/Table.tsx';
import { SelectionStore, type RowKey } from './table/selection.ts';
import type { Row, RowItem } from './table/rows.ts';
import type { TableSelection } from './table/types.ts';
import { TableTools } from './toolbar/TableTools.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useColumns } from './useColumns.tsx';
import { toneOf } from './tone.ts';
import { useItems } from './useItems.ts';
import { askedView } from './views/address.ts';
import { useSavedViews, useViewsOfServer, type ListViews } from './views/useSavedViews.ts';
import { ViewMenu, ViewNote } from './views/parts.ts';
import { texts } from '../../runtime/locale/index.ts';
import './list.css';

/** A list: search, toolbar, table, pager. */
export function ListBlock({ plan }: { plan: ListPlan }) {
  const { store, selection, edits, defaults, handle, views } = useList(plan);
  const list = useStore(store);
  const evaluate = useEvaluate();
  const { search } = list;
  const narrow = (query: Values) =>
    store.reload({ query: compactQuery(plan.query, query), page: 1 });
  const { plan: page, store: pageStore } = usePage();
  const reset = () => {
    if (plan.urlState) pageStore.change(readAddressState(page, {}));
    store.reload({ query: defaults, filters: {}, page: 1 });
  };
  return (
    <section className="pl-list" aria-label={evaluate.text(plan.title) || undefined}>
      {plan.query.length > 0 && (
        <div className="pl-panel pl-list-search">
          <SearchForm
            plan={plan}
            query={search.query}
            loading={list.loading}
            onSearch={narrow}
            onReset={reset}
          />
        </div>
      )}
      <div className="pl-panel">
        {plan.title !== undefined && <h2 className="pl-list-title">{evaluate.text(plan.title)}</h2>}
        <ListTable
          plan={plan}
          store={store}
          list={list}
          selection={selection}
          edits={edits}
          handle={handle}
          views={views}
          onReset={reset}
        />
        {list.limit !== undefined && (
          <p className="pl-list-limit pl-secondary" role="note">
            {texts.list.limited(list.limit)}
          </p>
        )}
        {plan.paged && list.total > 0 && (
          <Pager
            page={search.page}
            size={search.size}
            ownSize={plan.pageSize}
            total={list.total}
            totalText={
              plan.totalText === undefined
                ? undefined
                : evaluate.text(plan.totalText, { total: list.total })
            }
            onChange={(page, size) => store.change({ page, size })}
          />
        )}
      </div>
    </section>
  );
}

/** The stores of a list, its loading, and the handle by which actions reach it. */
function useList(plan: ListPlan) {
  const page = usePage();
  const { protocol } = useRuntimeHost();
  const evaluate = useEvaluate();
  const [defaults] = useState(() => defaultQuery(plan, (value) => evaluate.value(value)));
  const hasViews = useViewsOfServer(plan) !== undefined;
  const [store] = useState(() => {
    const address = plan.urlState ? page.route.query : {};
    const search = decodeSearch(plan, address, defaults);
    return new ListStore(search, hasViews ? askedView(search, isSilent(plan, address)) : undefined);
  });
  const [selection] = useState(() => new SelectionStore<Row>());
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
  const views = useSavedViews(plan, store, defaults);
  useRows(plan, store, handle);
  useUrlState(plan, store, defaults, page);
  useBlockHandle(plan, handle);
  return { store, selection, edits, defaults, handle, views };
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

interface TableProps {
  plan: ListPlan;
  store: ListStore;
  list: ListState;
  selection: SelectionStore<Row>;
  edits: EditStore;
  handle: BlockHandle;
  views: ListViews | undefined;
  onReset(): void;
}

function ListTable({ plan, store, list, selection, edits, handle, views, onReset }: TableProps) {
  const host = useRuntimeHost();
  const bound = useEvaluate();
  const { search } = list;
  const evaluate = useMemo(() => bound.with({ query: search.query }), [bound, search.query]);
  const { run } = useActions();
  const view = useView(plan, evaluate, views?.current);
  const { items, tree } = useItems(plan, list, selection, edits);
  const setFilter = useFilter(plan, store);
  const [editing, setEditing] = useState(false);
  const columns = useColumns({
    plan,
    shown: view.shown,
    widths: view.widths,
    evaluate,
    origin: handle,
    edits,
    editing,
    size: view.size,
    list,
    onFilter: setFilter,
  });
  const [open, setOpen] = useState<RowItem['key']>();
  const nested = useContext(ScopeContext).row !== undefined;
  const tableSelection = useMemo<TableSelection | undefined>(
    () =>
      plan.selection === 'none'
        ? undefined
        : {
            mode: plan.selection,
            store: selection,
            selectable: (row) => evaluate.test(plan.selectable, { row }),
          },
    [plan, selection, evaluate],
  );

  const rowTone = useMemo(
    () => plan.rowTone && ((row: Row) => toneOf(plan.rowTone, evaluate, row)),
    [plan, evaluate],
  );
  const start = (action: typeof plan.onRowClick, row: Row) => {
    const recordKey = row[plan.rowKey];
    if (action)
      void run(
        { plan: action, local: { row, rows: [row], ids: [recordKey] }, recordKey, origin: handle },
        tokenOf(plan.key, action, recordKey),
      );
  };
  const openRow = ({ row }: RowItem) => {
    const allowed = rowActions({ plan, evaluate }, row, plan.row).filter(
      (action) => !evaluate.test(action.disabled, { row }, false, true),
    );
    start(plan.onRowClick ?? allowed.find((action) => action.key === 'edit') ?? allowed[0], row);
  };
  const check = (row: Row) => {
    if (tableSelection?.selectable(row))
      selection.toggle(row[plan.rowKey] as RowKey, row, tableSelection.mode === 'single');
  };
  const onRowClick = plan.selectOnClick
    ? check
    : plan.onRowClick && ((row: Row) => start(plan.onRowClick, row));
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
          plan.batch && (
            <BatchActions
              {...{ plan, batch: plan.batch, store, edits, origin: handle, editing, setEditing }}
            />
          )
        }
        editing={editing}
        tools={
          plan.tools && (
            <TableTools
              views={views && <ViewMenu {...{ plan, store, search, views, view }} />}
              size={view.size}
              columns={view.columns}
              labelOf={(column) => fullLabel(column, evaluate)}
              loading={list.loading}
              onView={view.change}
              onReload={handle.reload}
              tree={tree && { open: tree.allOpen, toggle: tree.toggleAll }}
            />
          )
        }
      />
      {editing && <BatchProblems plan={plan} edits={edits} />}
      {views?.current && <ViewNote plan={plan} view={views.current} />}
      <Table
        label={evaluate.text(plan.title) || texts.list.title}
        columns={columns}
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
        onRowClick={editing ? undefined : onRowClick}
        rowTone={rowTone}
        onOpen={editing ? undefined : openRow}
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

interface BatchActionsProps extends Omit<BatchOptions, 'onDone'> {
  editing: boolean;
  setEditing(editing: boolean): void;
}

/** Begins to edit rows together, and ends it. */
function BatchActions({ editing, setEditing, ...options }: BatchActionsProps) {
  return editing ? (
    <BatchBar {...options} onDone={() => setEditing(false)} />
  ) : (
    <Button onClick={() => setEditing(true)}>{texts.batch.edit}</Button>
  );
}

/** A column filter on a search field is that search field; on any other field it is kept apart. */
function useFilter(plan: ListPlan, store: ListStore) {
  return useMemo(
    () => (field: string, value: unknown) => {
      const { search } = store.getState();
      const searched = plan.query.find((other) => other.name === field);
      const { [field]: _before, ...others } = searched ? search.query : search.filters;
      const chosen = searched ? (isMultiple(searched) ? [value] : value) : String(value);
      const changed = value == null ? others : { ...others, [field]: chosen };
      store.change({
        page: 1,
        ...(searched ? { query: changed } : { filters: changed as Record<string, string> }),
      });
    },
    [plan, store],
  );
}
