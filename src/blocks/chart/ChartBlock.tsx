import Picture from '@ant-design/icons/es/icons/BarChartOutlined';
import Download from '@ant-design/icons/es/icons/DownloadOutlined';
import Table from '@ant-design/icons/es/icons/TableOutlined';
import { Button, Empty, Skeleton, type ButtonProps } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useActions } from '../../runtime/action/context.ts';
import { saveFile } from '../../runtime/core/saveFile.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { texts } from '../../runtime/locale/index.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { ChartTable } from './ChartTable.tsx';
import type { MakeImage } from './drawing/Drawing.tsx';
import type { ChartData, Row } from './points.ts';
import { notesOf, summaryOf } from './notes.ts';
import type { ChartPlan } from './plan.ts';
import { useChartData } from './useChartData.ts';
import { useRecords } from '../useRecords.ts';
import './chart.css';

/** The library that draws is large: it comes beside the numbers. */
const Drawing = lazyPart(async () => (await import('./drawing/Drawing.tsx')).Drawing);
void Drawing.preload();

/** Numbers as a picture, or as a table. */
export function ChartBlock({ plan }: { plan: ChartPlan }) {
  const evaluate = useEvaluate();
  const [asTable, setAsTable] = useState(false);
  const [makeImage, setMakeImage] = useState<MakeImage>();
  const takeImage = useCallback((make?: MakeImage) => setMakeImage(() => make), []);
  const { records, broken, limit, loading, error, reload } = useRecords(plan);
  const data = useChartData(plan, records);
  const title = evaluate.text(plan.title);
  const isDrawn = data !== undefined && data.categories.length > 0 && error === undefined;
  const save = async () => {
    const blob = await makeImage?.();
    if (blob) saveFile(blob, `${title || lateTexts.chart.kinds[plan.kind]}.png`);
  };
  return (
    <section className="pl-panel pl-chart" aria-label={title || undefined} aria-busy={loading}>
      <header className="pl-chart-head">
        {title !== '' && <h2 className="pl-list-title">{title}</h2>}
        {isDrawn && (
          <Tools
            asTable={asTable}
            onToggle={() => setAsTable(!asTable)}
            canSave={makeImage !== undefined}
            onSave={() => void save()}
          />
        )}
      </header>
      {error !== undefined ? (
        <Failed message={error} onRetry={reload} />
      ) : broken ? (
        <Failed message={lateTexts.figures.notList} onRetry={reload} />
      ) : data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : isDrawn ? (
        <Drawn plan={plan} data={data} title={title} asTable={asTable} onDrawn={takeImage} />
      ) : (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={evaluate.text(plan.empty) || texts.common.none}
        />
      )}
      {isDrawn &&
        notesOf(data, limit).map((note) => (
          <p key={note} role="note" className="pl-secondary">
            {note}
          </p>
        ))}
    </section>
  );
}

interface DrawnProps {
  plan: ChartPlan;
  data: ChartData;
  title: string;
  asTable: boolean;
  onDrawn(makeImage: MakeImage | undefined): void;
}

/** The picture or the table; a chosen point starts what the page says. */
function Drawn({ plan, data, title, asTable, onDrawn }: DrawnProps) {
  const { run } = useActions();
  const { onClick } = plan;
  const choose = useMemo(
    () => onClick && ((row: Row) => void run({ plan: onClick, local: { row, record: row } })),
    [onClick, run],
  );
  if (asTable) return <ChartTable plan={plan} data={data} title={title} onChoose={choose} />;
  const label = summaryOf(plan, data, title);
  return <Drawing {...{ plan, data, label, onDrawn }} onChoose={choose} />;
}

function Tools({
  asTable,
  canSave,
  onToggle,
  onSave,
}: {
  asTable: boolean;
  /** The chart is drawn. */
  canSave: boolean;
  onToggle(): void;
  onSave(): void;
}) {
  const toggle = asTable ? lateTexts.chart.picture : lateTexts.chart.table;
  const button = (label: string, icon: ReactNode, props: ButtonProps) => (
    <Button type="text" size="small" icon={icon} title={label} aria-label={label} {...props} />
  );
  return (
    <span className="pl-chart-tools">
      {button(toggle, asTable ? <Picture /> : <Table />, { onClick: onToggle })}
      {!asTable &&
        button(lateTexts.chart.save, <Download />, { disabled: !canSave, onClick: onSave })}
    </span>
  );
}
