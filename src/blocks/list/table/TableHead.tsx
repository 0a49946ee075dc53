import CaretDown from '@ant-design/icons/es/icons/CaretDownFilled';
import CaretUp from '@ant-design/icons/es/icons/CaretUpFilled';
import QuestionCircle from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { Tooltip } from 'antd';
import { ColumnEdge } from './ColumnEdge.tsx';
import { headRows, type HeadPart } from './headRows.ts';
import { columnClass } from './columnClass.ts';
import { fixedStyle } from './layout.ts';
import type { RowItem } from './rows.ts';
import { SelectAll } from './SelectCell.tsx';
import type { TableColumn, TableSelection } from './types.ts';
import { classNames } from '../../../runtime/core/classNames.ts';
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
  const rows = headRows(columns);
  const end = columns.length - 1;
  const tools = (
    <>
      {expandable && (
        <th rowSpan={rows.length} className="pl-head pl-cell-tool">
          <span className="visually-hidden">{texts.common.open}</span>
        </th>
      )}
      {selection && (
        <th rowSpan={rows.length} className="pl-head pl-cell-tool">
          {selection.mode === 'multiple' ? (
            <SelectAll items={items} selection={selection} />
          ) : (
            <span className="visually-hidden">{texts.list.select}</span>
          )}
        </th>
      )}
    </>
  );
  return (
    <thead className={rows.length > 1 ? 'pl-head-grouped' : undefined}>
      {rows.map((parts, level) => (
        <tr key={level} aria-rowindex={level + 1}>
          {level === 0 && tools}
          {parts.map((part) =>
            'group' in part ? (
              <GroupCell key={`#${part.index}`} part={part} offsets={offsets} end={end} />
            ) : (
              <HeadCell
                key={part.column.key}
                column={part.column}
                rows={part.rows}
                isEnd={part.index === end}
                offset={offsets[part.index]}
                sort={sort?.field === part.column.sortField ? sort : undefined}
                onSort={onSort}
                resize={
                  onResize && part.column.resizable
                    ? { onResize, first: part.column.key === first }
                    : undefined
                }
              />
            ),
          )}
        </tr>
      ))}
    </thead>
  );
}

interface GroupCellProps {
  part: Extract<HeadPart, { group: unknown }>;
  offsets: Props['offsets'];
  /** Place of the last column of the table. */
  end: number;
}

/** The head above several columns. */
function GroupCell({ part: { group, columns, index }, offsets, end }: GroupCellProps) {
  const fixed = columns[0]?.fixed;
  const last = index + columns.length - 1;
  const offset = offsets[fixed === 'right' ? last : index];
  return (
    <th
      scope="colgroup"
      colSpan={columns.length}
      className={classNames(
        'pl-head pl-head-group pl-center',
        last === end && 'pl-head-end',
        fixed && `pl-fixed-${fixed}`,
      )}
      style={fixedStyle(fixed, offset)}
    >
      <span className="pl-head-inside">
        <span className="pl-head-label" title={group.label}>
          {group.label}
        </span>
      </span>
    </th>
  );
}

interface HeadCellProps {
  column: TableColumn;
  /** Rows of the head that it takes. */
  rows: number;
  /** It is the last column of the table. */
  isEnd: boolean;
  offset: number | undefined;
  sort: TableSort | undefined;
  onSort(field: string): void;
  /** first: its edge is the one that Tab reaches. */
  resize?: { onResize(column: string, width: number | undefined): void; first: boolean };
}

function HeadCell({ column, rows, isEnd, offset, sort, onSort, resize }: HeadCellProps) {
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
      rowSpan={rows}
      aria-label={column.label}
      aria-sort={order}
      className={classNames(
        'pl-head',
        columnClass(column),
        isEnd && 'pl-head-end',
        sort && 'pl-sorted',
      )}
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
