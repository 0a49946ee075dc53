import { Empty, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { texts } from '../../runtime/locale/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { BlockHead } from '../BlockHead.tsx';
import { useValue } from '../useValue.ts';
import { LogBody } from './LogBody.tsx';
import { logLines } from './logLines.ts';
import type { LogViewPlan } from './plan.ts';
import './logView.css';

/** Lines of a log. What was shown stays while it cannot be loaded again. */
export function LogViewBlock({ plan }: { plan: LogViewPlan }) {
  const evaluate = useEvaluate();
  const { value, loading, error, reload } = useValue(plan);
  const title = evaluate.text(plan.title);
  const { lines, left } = useMemo(() => logLines(value), [value]);
  if (lines.length > 0)
    return (
      <section className="pl-panel pl-log" aria-label={title || undefined}>
        <LogBody plan={plan} title={title} lines={lines} />
        {error !== undefined && (
          <p role="alert" className="pl-log-problem">
            {lateTexts.log.stale(error)}
          </p>
        )}
        {left > 0 && (
          <p role="note" className="pl-secondary">
            {lateTexts.log.cut(lines.length, left)}
          </p>
        )}
      </section>
    );
  return (
    <section className="pl-panel pl-log" aria-label={title || undefined} aria-busy={loading}>
      <BlockHead title={title} />
      {error !== undefined ? (
        <Failed message={error} onRetry={reload} />
      ) : loading ? (
        <Skeleton active title={false} />
      ) : (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={evaluate.text(plan.empty) || texts.common.none}
        />
      )}
    </section>
  );
}
