import { Spin } from 'antd';
import { useCallback, useMemo, useRef, type ClipboardEvent, type ReactNode } from 'react';
import { classNames } from '../../../runtime/core/classNames.ts';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import { usePrinting } from '../../../runtime/core/hooks/usePrinting.ts';
import type { Tone } from '../toneNames.ts';
import { keepTabStop, titleWhenCut } from './bodyEvents.ts';
import { headDepth } from './headRows.ts';
import { handleRowKey } from './keyboard.ts';
import { byFixed, fixedOffsets, spreadWidths } from './layout.ts';
import { useRowFocus } from './rowFocus.ts';
import type { Row, RowItem } from './rows.ts';
import type { RowKey } from './selection.ts';
import { LongBody } from './LongBody.tsx';
import { PlainBody, virtualFrom } from './TableBody.tsx';
import { TableColumns, toolWidth } from './TableColumns.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead, type TableSort } from './TableHead.tsx';
import type {
  RowShared,
  SummaryRow,
  TableColumn,
  TableExpansion,
  TableSelection,
} from './types.ts';
import { useScrollShadow } from './useScrollShadow.ts';
// In this order: later rules win over earlier ones.
import './table.css';
import './rows.css';
import './columns.css';
import './tools.css';
import './foot.css';
import './states.css';
import './edges.css';

export interface TableProps {
  /** Read out as the table's name. */
  label: string;
  columns: readonly TableColumn[];
  items: readonly RowItem[];
  /** Sums below the rows. */
  summary: readonly SummaryRow[];
  selection?: TableSelection;
  expansion?: TableExpansion;
  onToggleTree?(key: RowKey): void;
  sort?: TableSort;
  onSort(field: string): void;
  /** A column was dragged; without a width it has the page's again. */
  onResize?(column: string, width: number | undefined): void;
  onRowClick?(row: Row): void;
  /** Tone of a whole row. */
  rowTone?(row: Row): Tone | undefined;
  /** Enter on a focused row. */
  onOpen?(item: RowItem): void;
  /** Something was pasted into a cell. */
  onPaste?: ((event: ClipboardEvent<HTMLElement>) => void) | undefined;
  size: 'default' | 'middle' | 'small';
  bordered: boolean;
  /** Height of the scrolling box; default as much as the window leaves. */
  height?: number;
  /** Stands below a row or in a drawer: lower, unless the drawer has room. */
  nested?: boolean;
  loading: boolean;
  /** Rows drawn as placeholders while nothing has been loaded yet; 0: none. */
  placeholders: number;
  /** Shown below the head instead of rows when there are none. */
  empty: ReactNode;
}

const rowHeights = { default: 55, middle: 47, small: 39 };

/**
 * A table that draws little: rows are memoised and listen to their own check mark, long lists draw
 * the rows in view, head and fixed columns stick by CSS, column widths are fixed before the rows
 * are known.
 */
export function Table(props: TableProps) {
  const { items, selection, expansion, size, bordered, loading, placeholders } = props;
  const box = useRef<HTMLDivElement>(null);
  const { focus, reveal, onDrawn } = useRowFocus(box);
  const shared = useShared(props);
  const { columns, offsets } = shared;
  useScrollShadow(box);
  const tools = (expansion ? 1 : 0) + (selection ? 1 : 0);
  const span = columns.length + tools;
  const spread = useMemo(() => spreadWidths(columns, tools * toolWidth), [columns, tools]);
  const printing = usePrinting();
  const virtual = items.length >= virtualFrom && !printing;
  const body = { items, shared, expansion, span };

  return (
    <div
      className={classNames(
        'pl-table',
        `pl-${size}`,
        bordered && 'pl-bordered',
        loading && 'pl-busy',
      )}
    >
      <div
        ref={box}
        className={props.nested ? 'pl-box pl-box-nested' : 'pl-box'}
        style={props.height === undefined ? undefined : { maxHeight: props.height }}
      >
        <table
          role={props.onToggleTree ? 'treegrid' : undefined}
          aria-label={props.label}
          aria-busy={loading}
          aria-rowcount={
            virtual ? items.length + shared.headRows + props.summary.length : undefined
          }
          style={spread.table}
        >
          <TableColumns columns={columns} tools={tools} widths={spread.columns} />
          <TableHead
            columns={columns}
            offsets={offsets}
            items={items}
            selection={selection}
            expandable={expansion !== undefined}
            sort={props.sort}
            onSort={props.onSort}
            onResize={props.onResize}
          />
          <tbody
            onFocus={keepTabStop}
            onMouseOver={titleWhenCut}
            onPaste={props.onPaste}
            onKeyDown={(event) =>
              handleRowKey(event, {
                items,
                shared,
                expanded: expansion?.open,
                focus,
                onOpen: props.onOpen,
              })
            }
          >
            {items.length === 0 && placeholders > 0 && (
              <Placeholders rows={placeholders} span={span} />
            )}
            {virtual ? (
              <LongBody
                {...body}
                box={box}
                rowHeight={rowHeights[size]}
                reveal={reveal}
                onDrawn={onDrawn}
              />
            ) : (
              <PlainBody {...body} />
            )}
          </tbody>
          {props.summary.length > 0 && (
            <TableFoot columns={columns} offsets={offsets} tools={tools} rows={props.summary} />
          )}
        </table>
        {items.length === 0 && placeholders === 0 && <div className="pl-empty">{props.empty}</div>}
      </div>
      {loading && (
        <div className="pl-busy-sign">
          <Spin />
        </div>
      )}
    </div>
  );
}

/**
 * What rows share, with handlers that always reach the newest props without being new themselves.
 */
function useShared({
  columns: given,
  selection,
  expansion,
  items,
  onToggleTree,
  onRowClick,
  rowTone,
}: TableProps): RowShared {
  const latest = useLatest({ items, selection, expansion, onToggleTree, onRowClick });
  const onSelect = useCallback(
    (item: RowItem, range: boolean) => {
      const { selection, items } = latest.current;
      if (!selection) return;
      if (selection.mode === 'single') selection.store.toggle(item.key, item.row, true);
      else if (range)
        selection.store.extend(
          item.key,
          item.row,
          items.filter((other) => selection.selectable(other.row)),
        );
      else selection.store.toggle(item.key, item.row);
    },
    [latest],
  );
  const columns = useMemo(() => byFixed(given), [given]);
  const expandable = expansion !== undefined;
  const clickable = onRowClick !== undefined;
  return useMemo(
    () => ({
      columns,
      offsets: fixedOffsets(columns),
      headRows: headDepth(columns),
      selection,
      expandable,
      onSelect,
      onToggleTree: (key) => latest.current.onToggleTree?.(key),
      onToggleExpand: (key) => latest.current.expansion?.onToggle(key),
      ...(rowTone && { rowTone }),
      ...(clickable && { onRowClick: (row: Row) => latest.current.onRowClick?.(row) }),
    }),
    [columns, selection, expandable, rowTone, clickable, onSelect, latest],
  );
}

const Placeholders = ({ rows, span }: { rows: number; span: number }) =>
  Array.from({ length: rows }, (_none, index) => (
    <tr key={index} aria-hidden className="pl-placeholder">
      <td colSpan={span} className="pl-cell">
        <span />
      </td>
    </tr>
  ));
