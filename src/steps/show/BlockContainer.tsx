import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useRecord } from '../../runtime/data/useRecord.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { usePage } from '../../runtime/core/context.ts';
import { ScopeContext } from '../../runtime/core/scope.ts';
import { Container } from '../../runtime/action/Container.tsx';
import type { PlannedStep } from '../../runtime/action/step.ts';
import type { LocalScope } from '../../runtime/core/evaluate.ts';

interface Props {
  step: PlannedStep<'show'>;
  local: LocalScope;
  title: string;
  onClosed(): void;
}

/** Blocks in a drawer or modal; they read the row and the record (loaded, or the row itself). */
export function BlockContainer({ step, local, title, onClosed }: Props) {
  return (
    <Container kind={step.container} title={title} width={step.width} onClosed={onClosed}>
      <ScopeContext.Provider value={local}>
        <Contents step={step} local={local} />
      </ScopeContext.Provider>
    </Container>
  );
}

function Contents({ step, local }: Pick<Props, 'step' | 'local'>) {
  const { Blocks } = usePage();
  const loaded = useRecord(step.load);
  const record = step.load ? loaded.record : (local.record ?? local.row);
  const scope = useMemo(() => ({ ...local, record }), [local, record]);
  if (loaded.error !== undefined) return <Failed message={loaded.error} onRetry={loaded.reload} />;
  if (loaded.loading && record === undefined) return <Skeleton active />;
  return (
    <ScopeContext.Provider value={scope}>
      <div className="pl-nested">
        <Blocks body={step.body} />
      </div>
    </ScopeContext.Provider>
  );
}
