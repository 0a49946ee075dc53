import { Button, Empty, Skeleton, Timeline } from 'antd';
import { useState } from 'react';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { texts } from '../../runtime/locale/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { useRecords } from '../useRecords.ts';
import type { TimelinePlan } from './plan.ts';
import './timeline.css';

/** Records along a line: some at first, the others on demand. */
export function TimelineBlock({ plan }: { plan: TimelinePlan }) {
  const evaluate = useEvaluate();
  const [shown, setShown] = useState(plan.first);
  const { records, broken, loading, error, reload } = useRecords(plan);
  const title = evaluate.text(plan.title);
  const failure = broken ? lateTexts.figures.notList : error;
  const rows = records?.filter((row) => typeof row === 'object' && row !== null);
  return (
    <section className="pl-panel pl-timeline" aria-label={title || undefined} aria-busy={loading}>
      {title !== '' && <h2 className="pl-list-title">{title}</h2>}
      {failure !== undefined ? (
        <Failed message={failure} onRetry={reload} />
      ) : rows === undefined ? (
        <Skeleton active title={false} />
      ) : rows.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={evaluate.text(plan.empty) || texts.common.none}
        />
      ) : (
        <Timeline
          items={rows.slice(0, shown).map((row, key) => itemOf(plan, evaluate, row, key))}
        />
      )}
      {failure === undefined && rows !== undefined && rows.length > shown && (
        <Button type="link" onClick={() => setShown(shown + plan.first)}>
          {lateTexts.timeline.more(rows.length - shown)}
        </Button>
      )}
    </section>
  );
}

const colours: Readonly<Record<string, string>> = {
  primary: 'var(--ant-color-primary)',
  info: 'var(--ant-color-info)',
  success: 'green',
  warning: 'orange',
  danger: 'red',
};

function itemOf(plan: TimelinePlan, evaluate: Evaluate, row: unknown, key: number) {
  const local = { row, record: row };
  const [text, time, detail] = [plan.text, plan.time, plan.detail].map((one) =>
    evaluate.text(one, local),
  );
  return {
    key,
    color: colours[toneOf(plan, evaluate, row)] ?? 'gray',
    children: (
      <>
        <b>{text || <span className="pl-nothing">-</span>}</b>
        {time !== '' && <div className="pl-secondary">{time}</div>}
        {detail !== '' && <div className="pl-timeline-detail">{detail}</div>}
      </>
    ),
  };
}

/** What the expression says; nothing where it fails. */
function toneOf({ tone }: TimelinePlan, evaluate: Evaluate, row: unknown): string {
  if (!tone) return '';
  try {
    return String(evaluate.value(tone, { row, record: row }));
  } catch {
    return '';
  }
}
