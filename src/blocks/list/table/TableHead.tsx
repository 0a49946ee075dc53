import CaretDown from '@ant-design/icons/es/icons/CaretDownFilled';
import CaretUp from '@ant-design/icons/es/icons/CaretUpFilled';
import QuestionCircle from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { Tooltip } from 'antd';
import { ColumnEdge } from './ColumnEdge.tsx';
import { fixedStyle } from './layout.ts';
import type { RowItem } from './rows.ts';
import { SelectAll } from './SelectCell.tsx';
import type { TableColumn, TableSelection } from './types.ts';
import { texts } from '../../../runtime/locale/index.ts';

export interface TableSort {
  field: string;
  order: 'asc' | 'desc';
}

interface Props {
  columns: readonly TableColumn[];
  offsets: readonly (number | undefined)[];
  items: readonly RowItem[];
  selection?: TableSelection;
  expandable: boolean;
  sort?: TableSort;
  onSort(field: string): void;
  onResize?(column: string, width: number | undefined): void;
}

export function TableHead({
  columns,
  offsets,
  items,
  selection,
  expandable,
  sort,
  onSort,
  onResize,
}: Props) {
  const first = columns.find(({ resizable }) => resizable)?.key;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {expandable && (
          <th className="pl-head pl-cell-tool">
            <span className="pl-hidden">{texts.common.open}</span>
          </th>
        )}
        {selection && (
          <th className="pl-head pl-cell-tool">
            {selection.mode === 'multiple' ? (
              <SelectAll items={items} selection={selection} />
            ) : (
              <span className="pl-hidden">{texts.list.select}</span>
            )}
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.key}
            column={column}
            offset={offsets[index]}
            sort={sort?.field === column.sortField ? sort : undefined}
            onSort={onSort}
            resize={
              onResize && column.resizable ? { onResize, first: column.key === first } : undefined
            }
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  column: TableColumn;
  offset: number | undefined;
  sort: TableSort | undefined;
  onSort(field: string): void;
  /** first: its edge is the one that Tab reaches. */
  resize?: { onResize(column: string, width: number | undefined): void; first: boolean };
}

function HeadCell({ column, offset, sort, onSort, resize }: HeadCellProps) {
  const { sortField } = column;
  const order =
    sortField === undefined
      ? undefined
      : sort
        ? sort.order === 'asc'
          ? ('ascending' as const)
          : ('descending' as const)
        : ('none' as const);
  const label = (
    <span className="pl-head-label">
      {column.label}
      {column.help && (
        <Tooltip title={column.help} trigger={['hover', 'focus']}>
          <QuestionCircle className="pl-head-help" aria-label={column.help} tabIndex={0} />
        </Tooltip>
      )}
    </span>
  );
  return (
    <th
      scope="col"
      aria-label={column.label}
      aria-sort={order}
      className={`pl-head pl-${column.align}${column.fixed ? ` pl-fixed-${column.fixed}` : ''}${sort ? ' pl-sorted' : ''}${column.screenOnly ? ' pl-screen-only' : ''}`}
      style={fixedStyle(column.fixed, offset)}
    >
      <span className="pl-head-inside">
        {sortField === undefined ? (
          label
        ) : (
          <button
            type="button"
            className="pl-sort"
            title={sortHint(sort)}
            onClick={() => onSort(sortField)}
          >
            {label}
            <span className="pl-sort-arrows" aria-hidden>
              <CaretUp className={sort?.order === 'asc' ? 'pl-sort-on' : undefined} />
              <CaretDown className={sort?.order === 'desc' ? 'pl-sort-on' : undefined} />
            </span>
          </button>
        )}
        {column.filter}
      </span>
      {resize && (
        <ColumnEdge column={column.key} label={column.label} width={column.width} {...resize} />
      )}
    </th>
  );
}

function sortHint(sort: TableSort | undefined): string {
  if (!sort) return texts.list.ascending;
  return sort.order === 'asc' ? texts.list.descending : texts.list.unsorted;
}
