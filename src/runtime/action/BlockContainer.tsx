import { Result, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useRecord } from '../data/useRecord.ts';
import { usePage } from '../core/context.ts';
import { ScopeContext } from '../core/scope.ts';
import { Container } from './Container.tsx';
import type { BlockContainerProps } from './containers.ts';
import { texts } from '../locale/index.ts';

/** Blocks in a drawer or modal; they read the row and the record (loaded, or the row itself). */
export function BlockContainer({ step, local, title, onClosed }: BlockContainerProps) {
  return (
    <Container kind={step.container} title={title} width={step.width} onClosed={onClosed}>
      <ScopeContext.Provider value={local}>
        <Contents step={step} local={local} />
      </ScopeContext.Provider>
    </Container>
  );
}

function Contents({ step, local }: Pick<BlockContainerProps, 'step' | 'local'>) {
  const { Blocks } = usePage();
  const loaded = useRecord(step.load);
  const record = step.load ? loaded.record : (local.record ?? local.row);
  const scope = useMemo(() => ({ ...local, record }), [local, record]);
  if (loaded.error !== undefined)
    return <Result status="error" title={texts.common.failed} subTitle={loaded.error} />;
  if (loaded.loading && record === undefined) return <Skeleton active />;
  return (
    <ScopeContext.Provider value={scope}>
      <div className="pl-nested">
        <Blocks body={step.body} />
      </div>
    </ScopeContext.Provider>
  );
}
