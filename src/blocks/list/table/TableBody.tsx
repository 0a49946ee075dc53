import { Fragment, type ReactNode } from 'react';
import type { RowItem } from './rows.ts';
import { TableRow } from './TableRow.tsx';
import type { RowShared, TableExpansion } from './types.ts';

/** From this many rows on only the ones in view are drawn. */
export const virtualFrom = 50;

export interface BodyProps {
  items: readonly RowItem[];
  shared: RowShared;
  expansion?: TableExpansion;
  /** Columns in all, with the tool columns. */
  span: number;
}

/** What an opened row shows below itself. */
export const DetailRow = ({
  span,
  children,
  measure,
  place,
}: {
  span: number;
  children: ReactNode;
  measure?: (row: HTMLTableRowElement | null) => void;
  place?: number;
}) => (
  <tr ref={measure} data-index={place} className="pl-detail">
    <td colSpan={span} className="pl-cell">
      <div className="pl-detail-inside">{children}</div>
    </td>
  </tr>
);

/** All rows drawn: for short lists. */
export function PlainBody({ items, shared, expansion, span }: BodyProps) {
  return items.map((item, index) => {
    const expanded = expansion !== undefined && expansion.open === item.key;
    return (
      <Fragment key={item.key}>
        <TableRow item={item} index={index} shared={shared} expanded={expanded} />
        {expanded && <DetailRow span={span}>{expansion.render(item.row)}</DetailRow>}
      </Fragment>
    );
  });
}
