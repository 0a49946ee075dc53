import { Empty, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { texts } from '../../runtime/locale/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { BlockHead } from '../BlockHead.tsx';
import { useValue } from '../useValue.ts';
import { documentOf } from '../jsonDocument.ts';
import { JsonTree } from './JsonTree.tsx';
import { rootOf } from './nodes.ts';
import type { JsonViewPlan } from './plan.ts';
import './jsonView.css';

/** A value as a tree of JSON; a text that is none as it is. */
export function JsonViewBlock({ plan }: { plan: JsonViewPlan }) {
  const evaluate = useEvaluate();
  const { value, loading, error, reload } = useValue(plan);
  const title = evaluate.text(plan.title);
  const document = useMemo(() => documentOf(value), [value]);
  const root = useMemo(() => document && rootOf(document.value), [document]);
  const isNothing = value === undefined || value === null || value === '';
  const { height = 400, depth = 2 } = plan;
  return (
    <section className="pl-panel pl-json-view" aria-label={title || undefined} aria-busy={loading}>
      {error !== undefined || isNothing || !root ? <BlockHead title={title} /> : null}
      {error !== undefined ? (
        <Failed message={error} onRetry={reload} />
      ) : isNothing && loading ? (
        <Skeleton active title={false} />
      ) : isNothing ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={evaluate.text(plan.empty) || texts.common.none}
        />
      ) : root ? (
        <JsonTree root={root} title={title} depth={depth} height={height} />
      ) : (
        <>
          <p role="note" className="pl-secondary">
            {lateTexts.json.unread}
          </p>
          <pre className="pl-json-text" style={{ maxHeight: height }} tabIndex={0}>
            {String(value)}
          </pre>
        </>
      )}
    </section>
  );
}
