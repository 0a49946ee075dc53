import { columnClass } from './columnClass.ts';
import { fixedStyle } from './layout.ts';
import type { SummaryRow, TableColumn } from './types.ts';
import { classNames } from '../../../runtime/core/classNames.ts';

interface Props {
  columns: readonly TableColumn[];
  offsets: readonly (number | undefined)[];
  /** Columns of tools before the others. */
  tools: number;
  rows: readonly SummaryRow[];
}

/** Sums below the rows; they stay in view while the rows scroll. */
export const TableFoot = ({ columns, offsets, tools, rows }: Props) => (
  <tfoot>
    {rows.map((row) => (
      <FootRow key={row.label} row={row} columns={columns} offsets={offsets} tools={tools} />
    ))}
  </tfoot>
);

function FootRow({
  row: { label, sums },
  columns,
  offsets,
  tools,
}: Omit<Props, 'rows'> & { row: SummaryRow }) {
  const [first] = columns;
  // The label stands over the tools and the first column, unless that is added up itself.
  const labelled = first && !sums.has(first.key) ? 1 : 0;
  const span = tools + labelled;
  return (
    <tr className="pl-foot">
      {span > 0 && (
        <th scope="row" colSpan={span} className="pl-cell pl-foot-head">
          <span className="pl-foot-label">{label}</span>
        </th>
      )}
      {columns.slice(labelled).map((column, index) => (
        <td
          key={column.key}
          className={classNames('pl-cell', columnClass(column))}
          style={fixedStyle(column.fixed, offsets[labelled + index])}
        >
          {span === 0 && index === 0 && <span className="pl-foot-label">{label}</span>}
          {sums.has(column.key) && column.renderSum?.(sums.get(column.key))}
        </td>
      ))}
    </tr>
  );
}
