import { useContext, useRef, useState } from 'react';
import { useRuntimeHost } from '../../runtime/host.ts';
import { ScopeContext } from '../../runtime/core/scope.ts';
import { texts } from '../../runtime/locale/index.ts';
import type { PasteHandler } from './batch/options.ts';
import { BatchPaste } from './batch/parts.ts';
import { Expansion } from './Expansion.tsx';
import type { LayoutProps } from './layouts/props.ts';
import { nextSort, shownSort } from './state/search.ts';
import { useFilter } from './state/useFilter.ts';
import type { RowItem } from './table/rows.ts';
import { Table } from './table/Table.tsx';
import { useColumns } from './useColumns.tsx';
import { useSums } from './useSums.ts';

/** The rows of a list as a table, or as a tree in one. */
export function TableLayout({
  plan,
  store,
  list,
  edits,
  handle,
  evaluate,
  view,
  items,
  selection,
  clicks: { onClick, onOpen },
  onToggleTree,
  rowTone,
  editing,
  failed,
  empty,
}: LayoutProps) {
  const host = useRuntimeHost();
  const { search } = list;
  const setFilter = useFilter(plan, store);
  const summary = useSums({ plan, shown: view.shown, list, edits, evaluate });
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
    summary,
    onFilter: setFilter,
  });
  const paste = useRef<PasteHandler | null>(null);
  const [open, setOpen] = useState<RowItem['key']>();
  const nested = useContext(ScopeContext).row !== undefined;
  return (
    <>
      <Table
        label={evaluate.text(plan.title) || texts.list.title}
        columns={columns}
        summary={failed ? [] : summary}
        items={failed || !list.loaded ? [] : items}
        selection={selection}
        expansion={
          plan.expand && {
            open,
            onToggle: (key) => setOpen(open === key ? undefined : key),
            render: (row) => <Expansion body={plan.expand!} row={row} />,
          }
        }
        onToggleTree={onToggleTree}
        sort={shownSort(plan, search.sort)}
        onSort={(field) => store.change({ sort: nextSort(plan, search.sort, field), page: 1 })}
        onResize={view.resize}
        onRowClick={editing ? undefined : onClick}
        onOpen={editing ? undefined : onOpen}
        onPaste={editing ? (event) => paste.current?.(event) : undefined}
        rowTone={rowTone}
        size={view.size}
        bordered={host.tableBordered}
        height={plan.height}
        nested={nested}
        loading={list.loading && list.loaded}
        placeholders={list.loaded ? 0 : Math.min(search.size, 10)}
        empty={empty}
      />
      {editing && (
        <BatchPaste
          handler={paste}
          shown={view.shown}
          drawn={columns}
          {...{ plan, items, edits, evaluate }}
        />
      )}
    </>
  );
}
