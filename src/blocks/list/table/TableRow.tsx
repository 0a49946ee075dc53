import { memo, useMemo, type MouseEvent, type Ref } from 'react';
import { controls } from './controls.ts';
import { columnClass } from './columnClass.ts';
import { fixedStyle } from './layout.ts';
import type { RowItem } from './rows.ts';
import { SelectCell, useChecked } from './SelectCell.tsx';
import { ToneSign } from './ToneSign.tsx';
import type { Tone } from '../toneNames.ts';
import type { RowShared, TableColumn } from './types.ts';
import { classNames } from '../../../runtime/core/classNames.ts';
import { texts } from '../../../runtime/locale/index.ts';

interface Props {
  item: RowItem;
  index: number;
  shared: RowShared;
  expanded: boolean;
  /** Set in virtual tables, which measure their rows by it. */
  measure?: Ref<HTMLTableRowElement>;
  /** Place among the measured rows. */
  place?: number;
}

/**
 * One row. Its cells are drawn again only when the row or the columns change, not when it is
 * checked.
 */
export const TableRow = memo(function TableRow({
  item,
  index,
  shared,
  expanded,
  measure,
  place,
}: Props) {
  const { selection, expandable, onRowClick, rowTone } = shared;
  const checked = useChecked(selection, item.key);
  const tone = useMemo(() => rowTone?.(item.row), [rowTone, item]);
  const cells = useMemo(
    () =>
      shared.columns.map((column, at) => (
        <DataCell
          key={column.key}
          column={column}
          // The sign of a row's tone stands in its first column.
          sign={at === 0 ? tone : undefined}
          offset={shared.offsets[at]}
          item={item}
          index={index}
          shared={shared}
        />
      )),
    [shared, item, index, tone],
  );
  const click =
    onRowClick &&
    ((event: MouseEvent<HTMLElement>) => {
      if (!(event.target as Element).closest(controls)) onRowClick(item.row);
    });
  return (
    <tr
      ref={measure}
      data-row={index}
      data-index={place}
      data-key={item.key}
      tabIndex={index === 0 ? 0 : -1}
      aria-rowindex={index + 1 + shared.headRows}
      aria-level={item.hasChildren === undefined ? undefined : item.depth + 1}
      aria-expanded={item.hasChildren ? item.open : undefined}
      className={classNames(
        'pl-row',
        checked && 'pl-row-checked',
        tone && `pl-tone-${tone}`,
        onRowClick && 'pl-row-clickable',
      )}
      onClick={click}
    >
      {expandable && (
        <td className="pl-cell pl-cell-tool">
          <button
            type="button"
            className="pl-expand"
            tabIndex={-1}
            aria-label={expanded ? texts.list.foldRow : texts.list.openRow}
            aria-expanded={expanded}
            onClick={() => shared.onToggleExpand(item.key)}
          />
        </td>
      )}
      {selection && (
        <td className="pl-cell pl-cell-tool">
          <SelectCell item={item} index={index} selection={selection} onSelect={shared.onSelect} />
        </td>
      )}
      {cells}
    </tr>
  );
});

function DataCell({
  column,
  sign,
  offset,
  item,
  index,
  shared,
}: {
  column: TableColumn;
  /** Tone whose sign it shows unless it has one of its own. */
  sign: Tone | undefined;
  offset: number | undefined;
  item: RowItem;
  index: number;
  shared: RowShared;
}) {
  const own = column.tone?.(item.row);
  const shown = own ?? sign;
  const content = shown ? (
    <>
      <ToneSign tone={shown} />
      {column.render(item.row, index)}
    </>
  ) : (
    column.render(item.row, index)
  );
  const className = classNames(
    'pl-cell',
    columnClass(column),
    column.ellipsis && 'pl-ellipsis',
    own && `pl-cell-tone pl-tone-${own}`,
  );
  if (!column.tree)
    return (
      <td className={className} style={fixedStyle(column.fixed, offset)}>
        {content}
      </td>
    );
  return (
    <td className={className} style={fixedStyle(column.fixed, offset)}>
      <span className="pl-indent" style={{ width: item.depth * 20 }} />
      {item.hasChildren ? (
        <button
          type="button"
          className="pl-expand pl-branch"
          tabIndex={-1}
          aria-label={item.open ? texts.common.fold : texts.common.open}
          aria-expanded={item.open}
          onClick={() => shared.onToggleTree(item.key)}
        />
      ) : (
        <span className="pl-branch pl-leaf" />
      )}
      {content}
    </td>
  );
}
