import { useMemo } from 'react';
import { useActions } from '../../runtime/action/context.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { figureText } from '../figureText.ts';
import { columnsOf, type Column } from './lines.ts';
import { drawnOf, ordered, type Order } from './order.ts';
import { PivotHead } from './PivotHead.tsx';
import type { PivotPlan } from './plan.ts';
import type { Heading, PivotTable } from './table.ts';

interface Props {
  plan: PivotPlan;
  table: PivotTable;
  title: string;
  order: Order;
  onOrder(order: Order): void;
}

/** The table, as much of it as is drawn. */
export function PivotGrid({ plan, table, title, order, onOrder }: Props) {
  const { rows, columns } = useMemo(() => {
    const drawn = drawnOf(table.rows.length, table.columns.length, plan.measures.length);
    return {
      rows: ordered(table, order).slice(0, drawn.rows),
      columns: columnsOf(plan, table.columns.slice(0, drawn.columns)),
    };
  }, [plan, table, order]);
  return (
    <div
      className="pl-pivot-table"
      style={{ maxHeight: plan.height }}
      tabIndex={0}
      role="region"
      aria-label={title || lateTexts.pivot.name}
    >
      <table>
        <PivotHead plan={plan} columns={columns} order={order} onOrder={onOrder} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {row.labels.map((label, index) => (
                <th key={index} scope="row">
                  {label}
                </th>
              ))}
              <Cells plan={plan} table={table} row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
        {plan.totals && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={plan.rows.length}>
                {lateTexts.pivot.total}
              </th>
              <Cells plan={plan} table={table} row={undefined} columns={columns} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface CellsProps extends Pick<Props, 'plan' | 'table'> {
  /** undefined: the totals. */
  row: Heading | undefined;
  columns: readonly Column[];
}

function Cells({ plan, table, row, columns }: CellsProps) {
  return columns.map(({ heading, measure }) => {
    const text = figureText(plan.measures[measure]!, table.figures(row, heading)[measure]);
    return (
      <td key={`${heading?.key}:${measure}`} className={heading ? undefined : 'pl-pivot-total'}>
        {text === '' ? (
          <span className="pl-nothing">-</span>
        ) : plan.onClick ? (
          <Choose plan={plan} text={text} values={{ ...row?.row, ...heading?.row }} />
        ) : (
          text
        )}
      </td>
    );
  });
}

function Choose({
  plan: { onClick },
  text,
  values,
}: {
  plan: PivotPlan;
  text: string;
  values: Record<string, unknown>;
}) {
  const { run } = useActions();
  const local = { row: values, record: values };
  return (
    <button
      type="button"
      className="pl-pivot-choose"
      onClick={() => onClick && void run({ plan: onClick, local })}
    >
      {text}
    </button>
  );
}
