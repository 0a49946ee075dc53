import Download from '@ant-design/icons/es/icons/DownloadOutlined';
import { Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../runtime/core/saveFile.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { texts } from '../../runtime/locale/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { useRecords } from '../useRecords.ts';
import { csvOf } from './csv.ts';
import { linesOf } from './lines.ts';
import { drawnOf, ordered, type Order } from './order.ts';
import { PivotGrid } from './PivotGrid.tsx';
import type { PivotPlan } from './plan.ts';
import type { PivotTable } from './table.ts';
import { usePivot } from './usePivot.ts';
import './pivot.css';

/** Figures by the values of fields, down and across. */
export function PivotBlock({ plan }: { plan: PivotPlan }) {
  const evaluate = useEvaluate();
  const { records, broken, limit, loading, error, reload } = useRecords(plan);
  const table = usePivot(plan, records);
  const [order, setOrder] = useState<Order>(() => firstOrder(plan));
  const title = evaluate.text(plan.title);
  const failure = broken ? lateTexts.figures.notList : error;
  const isEmpty = table?.rows.length === 0;
  const save = (all: PivotTable) => {
    const lines = linesOf(plan, { ...all, rows: ordered(all, order) }, (text) =>
      evaluate.text(text),
    );
    saveFile(csvOf(lines), `${title || lateTexts.pivot.name}.csv`);
  };
  return (
    <section className="pl-panel pl-pivot" aria-label={title || undefined} aria-busy={loading}>
      <header className="pl-pivot-head">
        {title !== '' && <h2 className="pl-list-title">{title}</h2>}
        {plan.download && table && !isEmpty && failure === undefined && (
          <Button
            type="text"
            size="small"
            icon={<Download />}
            title={lateTexts.pivot.download}
            aria-label={lateTexts.pivot.download}
            onClick={() => save(table)}
          />
        )}
      </header>
      {failure !== undefined ? (
        <Failed message={failure} onRetry={reload} />
      ) : table === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : isEmpty ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={evaluate.text(plan.empty) || texts.common.none}
        />
      ) : (
        <>
          <PivotGrid plan={plan} table={table} title={title} order={order} onOrder={setOrder} />
          {notesOf(plan, table, limit).map((note) => (
            <p key={note} role="note" className="pl-secondary">
              {note}
            </p>
          ))}
        </>
      )}
    </section>
  );
}

/** By the total of the measure that the page names. */
function firstOrder({ sort = {}, measures }: PivotPlan): Order {
  const [first] = Object.entries(sort);
  const measure = measures.findIndex(({ field }) => field === first?.[0]);
  return first && measure >= 0 ? { measure, direction: first[1] } : { direction: 'asc' };
}

/** What is not shown. */
function notesOf({ measures }: PivotPlan, table: PivotTable, limit: number | undefined): string[] {
  const { rows, columns, unread } = table;
  const drawn = drawnOf(rows.length, columns.length, measures.length);
  return [
    ...(limit === undefined ? [] : [lateTexts.chart.limited(limit)]),
    ...(drawn.rows < rows.length ? [lateTexts.pivot.rows(rows.length, drawn.rows)] : []),
    ...(drawn.columns < columns.length
      ? [lateTexts.pivot.columns(columns.length, drawn.columns)]
      : []),
    ...(unread === 0 ? [] : [lateTexts.chart.unread(unread)]),
  ];
}
