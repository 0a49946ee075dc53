import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import type { RowsProps } from '../../../widgets/contract.ts';
import { joinAddress } from '../model/visit.ts';
import { usePlaced } from './context.ts';
import { FormilyField } from './FormilyField.tsx';
import { FormField } from './FormField.tsx';
import { texts } from '../../locale/index.ts';

/** The rows of a list as a table, which becomes cards on phones. */
export function RowTable({ id, rows }: { id: string; rows: RowsProps }) {
  const { columns, count, cells, tools } = rows;
  return (
    <table className="pl-rows" id={id} aria-labelledby={`${id}-label`}>
      <thead>
        <tr>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
          {tools && (
            <th scope="col" className="pl-rows-tools">
              {texts.common.actions}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_row, row) => (
          <tr key={row} data-row={row}>
            {cells(row).map((cell, index) => (
              <td key={columns[index]!.name} data-label={columns[index]!.label}>
                {cell}
              </td>
            ))}
            {tools && <td className="pl-rows-tools">{tools(row)}</td>}
          </tr>
        ))}
        {count === 0 && (
          <tr>
            <td colSpan={columns.length + 1} className="pl-rows-empty">
              {texts.common.none}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

export interface RowOfList {
  /** What one row is. */
  item: NodePlan;
  /** Its fields; none for a plain value. */
  columns: readonly NodePlan[];
  base: string;
  row: number;
}

/** What stands in the columns of one row: each field of an object, or the one plain value. */
export const cellsOf = ({ item, columns, base, row }: RowOfList) =>
  columns.length === 0
    ? [<Cell key={item.name} node={{ ...item, name: String(row) }} base={base} row={row} />]
    : columns.map((child) => (
        <Cell key={child.name} node={child} base={joinAddress(base, row)} row={row} />
      ));

const Cell = observer(function Cell({
  node,
  base,
  row,
}: {
  node: NodePlan;
  base: string;
  row: number;
}) {
  const field = usePlaced(node, base) as Field;
  return (
    field.visible && (
      <FormilyField node={node} base={base}>
        <FormField field={field} node={node} cell={texts.form.row(row + 1)} />
      </FormilyField>
    )
  );
});
