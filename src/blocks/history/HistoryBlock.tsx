import { Alert, Button, Empty, Skeleton, Timeline } from 'antd';
import { useContext, useMemo, useState } from 'react';
import type { RecordMove } from '../../schema/protocol.ts';
import type { HistoryPlan } from './plan.ts';
import { ScopeContext, useEvaluate } from '../../runtime/core/scope.ts';
import { useBlockHandle } from '../../runtime/core/useBlockHandle.ts';
import { texts } from '../../runtime/locale/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { Move } from './Move.tsx';
import { keyOf } from './recordKey.ts';
import { useMoves } from './useMoves.ts';
import './history.css';

/** The moves of the record at hand, or of the one whose key is given. */
export function HistoryBlock({ plan }: { plan: HistoryPlan }) {
  const evaluate = useEvaluate();
  const key = keyOf(plan, evaluate, useContext(ScopeContext));
  const title = evaluate.text(plan.title);
  return (
    <section className="pl-history" aria-label={title || lateTexts.history.title}>
      {title !== '' && <h3>{title}</h3>}
      <Moves key={String(key)} plan={plan} recordKey={key} />
    </section>
  );
}

/** Those of one record: more of them on demand. */
function Moves({ plan, recordKey }: { plan: HistoryPlan; recordKey: unknown }) {
  const [pages, setPages] = useState(1);
  const { moves, total, loading, error, reload } = useMoves(plan, recordKey, pages);
  const handle = useMemo(() => ({ reload }), [reload]);
  useBlockHandle(plan, handle);
  if (moves === undefined && error !== undefined)
    return <Failed message={error} onRetry={reload} />;
  if (moves === undefined)
    return (
      <div aria-busy>
        <Skeleton active paragraph={{ rows: 3 }} title={false} />
      </div>
    );
  if (moves.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={lateTexts.history.empty} />;
  return (
    <>
      <Timeline items={moves.map((move, index) => itemOf(plan, move, index))} />
      {error !== undefined && <Failed message={error} onRetry={reload} />}
      {error === undefined && moves.length < total && (
        <Button type="link" loading={loading} onClick={() => setPages(pages + 1)}>
          {lateTexts.history.more(total - moves.length)}
        </Button>
      )}
    </>
  );
}

/** The present state stands out. */
const itemOf = (plan: HistoryPlan, move: RecordMove, index: number) => ({
  key: move.number,
  color: index === 0 ? 'blue' : 'gray',
  children: <Move plan={plan} move={move} />,
});

const Failed = ({ message, onRetry }: { message: string; onRetry(): void }) => (
  <Alert
    type="error"
    showIcon
    message={texts.common.failed}
    description={message}
    action={
      <Button size="small" onClick={onRetry}>
        {texts.common.retry}
      </Button>
    }
  />
);
