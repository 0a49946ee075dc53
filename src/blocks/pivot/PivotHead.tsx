import Down from '@ant-design/icons/es/icons/CaretDownOutlined';
import Up from '@ant-design/icons/es/icons/CaretUpOutlined';
import type { ReactNode } from 'react';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import type { Column } from './lines.ts';
import type { Order } from './order.ts';
import type { PivotPlan } from './plan.ts';

interface Props {
  plan: PivotPlan;
  columns: readonly Column[];
  order: Order;
  onOrder(order: Order): void;
}

/** A line for each field across, and one for the measures, by which rows are sorted. */
export function PivotHead({ plan, columns, order, onOrder }: Props) {
  const evaluate = useEvaluate();
  const { rows, measures } = plan;
  const lines = plan.columns.length;
  const byLabels = order.measure === undefined;
  const last = (
    <tr>
      {rows.map(({ label }, index) => (
        <Sortable
          key={index}
          direction={byLabels && index === 0 ? order.direction : undefined}
          onSort={index === 0 ? (direction) => onOrder({ direction }) : undefined}
          first="asc"
        >
          {evaluate.text(label)}
        </Sortable>
      ))}
      {columns.map(({ heading, measure }) => (
        <Sortable
          key={`${heading?.key}:${measure}`}
          direction={
            order.measure === measure && order.column === heading?.key ? order.direction : undefined
          }
          onSort={(direction) => onOrder({ column: heading?.key, measure, direction })}
          first="desc"
        >
          {measures.length > 1 || lines === 0
            ? evaluate.text(measures[measure]!.label)
            : (heading?.labels.at(-1) ?? lateTexts.pivot.total)}
        </Sortable>
      ))}
    </tr>
  );
  // With one measure, the values of the last field are themselves the heads of its columns.
  const above = measures.length > 1 ? lines : lines - 1;
  return (
    <thead>
      {Array.from({ length: Math.max(0, above) }, (_one, line) => (
        <tr key={line}>
          <td colSpan={rows.length} />
          {groupsOf(columns, line).map(({ label, count }, index) => (
            <th key={index} scope="colgroup" colSpan={count}>
              {label}
            </th>
          ))}
        </tr>
      ))}
      {last}
    </thead>
  );
}

/** Neighbours with the same values of the fields down to a line, as one. */
function groupsOf(columns: readonly Column[], line: number): { label: string; count: number }[] {
  const groups: { label: string; key: string; count: number }[] = [];
  for (const { heading } of columns) {
    const key = JSON.stringify(heading?.labels.slice(0, line + 1));
    const before = groups.at(-1);
    if (before?.key === key) before.count += 1;
    else
      groups.push({
        label: heading ? (heading.labels[line] ?? '') : line === 0 ? lateTexts.pivot.total : '',
        key,
        count: 1,
      });
  }
  return groups;
}

function Sortable({
  direction,
  first,
  onSort,
  children,
}: {
  /** Set while the rows are sorted by it. */
  direction: Order['direction'] | undefined;
  first: Order['direction'];
  onSort: ((direction: Order['direction']) => void) | undefined;
  children: ReactNode;
}) {
  if (!onSort) return <th scope="col">{children}</th>;
  const next = direction === undefined ? first : direction === 'asc' ? 'desc' : 'asc';
  return (
    <th scope="col" aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}>
      <button type="button" className="pl-pivot-sort" onClick={() => onSort(next)}>
        {children}
        {direction && (direction === 'asc' ? <Up /> : <Down />)}
      </button>
    </th>
  );
}
