import type { CSSProperties } from 'react';
import { defined } from '../../../schema/defined.ts';
import type { TableColumn } from './types.ts';

/** Width in pixels of the column of check marks, and of that which unfolds rows. */
export const toolWidth = 46;
const narrowToolWidth = 34;

interface Props {
  columns: readonly TableColumn[];
  /** How many columns stand before those of the page. */
  tools: number;
  /** Widths of the columns of the page, in their order. */
  widths: readonly (number | string | undefined)[];
}

/** Fixes the widths of all columns before the rows are known. */
export const TableColumns = ({ columns, tools, widths }: Props) => (
  <colgroup>
    {Array.from({ length: tools }, (_none, index) => (
      <col key={index} className="pl-narrowable" style={colStyle(toolWidth, narrowToolWidth)} />
    ))}
    {columns.map((column, index) => (
      <col
        key={column.key}
        data-column={column.key}
        className={column.narrow === undefined ? undefined : 'pl-narrowable'}
        style={colStyle(widths[index], column.narrow)}
      />
    ))}
  </colgroup>
);

/** --pl-narrow is the width that states.css gives the column on phones. */
const colStyle = (
  width: number | string | undefined,
  narrow: number | undefined,
): CSSProperties => ({
  ...defined({ width }),
  ...(narrow !== undefined && { '--pl-narrow': `${narrow}px` }),
});
