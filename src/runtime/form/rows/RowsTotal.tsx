import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { useFormView } from '../view/context.ts';
import { totalText } from './totals.ts';

interface Props {
  field: Field;
  columns: readonly NodePlan[];
  /** Names of the columns that are added up. */
  totals: readonly string[];
  locked: boolean;
}

/** Sums below the rows. */
export function RowsTotal({ field, columns, totals, locked }: Props) {
  const labelled = columns.findIndex(({ name }) => !totals.includes(name));
  return (
    <tfoot>
      <tr>
        {!locked && <th scope="row">{lateTexts.rows.rowsTotal}</th>}
        {columns.map((column, index) =>
          totals.includes(column.name) ? (
            <Total key={column.name} field={field} column={column} />
          ) : (
            <td key={column.name}>
              {locked && index === labelled ? lateTexts.rows.rowsTotal : null}
            </td>
          ),
        )}
        {!locked && <td />}
      </tr>
    </tfoot>
  );
}

const Total = observer(function Total({ field, column }: { field: Field; column: NodePlan }) {
  const label = useFormView().model.evaluate().text(column.label);
  const rows: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const values = rows.map((row) => (row as Record<string, unknown> | null)?.[column.name]);
  return (
    <td className="pl-rows-number" data-total={column.name} data-label={label}>
      {totalText(values, column)}
    </td>
  );
});
