import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useRecord } from '../../runtime/data/useRecord.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { Outcome } from '../../runtime/display/Outcome.tsx';
import { usePage } from '../../runtime/core/context.ts';
import { ScopeContext } from '../../runtime/core/scope.ts';
import { Container } from '../../runtime/action/Container.tsx';
import type { ActionCall } from '../../runtime/action/ports.ts';
import type { PlannedStep } from '../../runtime/action/step.ts';
import { useRemoval } from './useRemoval.ts';

interface Props {
  step: PlannedStep<'show'>;
  /** The action that it was opened by. */
  call: ActionCall;
  title: string;
  onClosed(): void;
}

/**
 * Blocks in a drawer or modal; they read the row and the record (loaded, or the row itself). It
 * closes when the record is removed in it.
 */
export function BlockContainer({ step, call, title, onClosed }: Props) {
  return (
    <Container kind={step.container} title={title} width={step.width} onClosed={onClosed}>
      <ScopeContext.Provider value={call.local}>
        <Contents step={step} call={call} />
      </ScopeContext.Provider>
    </Container>
  );
}

function Contents({ step, call }: Pick<Props, 'step' | 'call'>) {
  const { local } = call;
  const { Blocks } = usePage();
  const loaded = useRecord(step.load);
  const { shown, isLeaving } = useRemoval(step, call, loaded);
  const record = step.load ? shown : (local.record ?? local.row);
  const scope = useMemo(() => ({ ...local, record }), [local, record]);
  if (!isLeaving && loaded.gone) return <Outcome status="warning" title={loaded.error} />;
  if (!isLeaving && loaded.error !== undefined)
    return <Failed message={loaded.error} onRetry={loaded.reload} />;
  if (loaded.loading && record === undefined) return <Skeleton active />;
  return (
    <ScopeContext.Provider value={scope}>
      <div className="pl-nested">
        <Blocks body={step.body} />
      </div>
    </ScopeContext.Provider>
  );
}
