import { Result, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useRecord } from '../data/useRecord.ts';
import { usePage } from '../page/context.ts';
import { ScopeContext } from '../page/scope.ts';
import type { TitledOpening } from './ports.ts';
import { Surface } from './Surface.tsx';
import { texts } from '../locale/index.ts';

interface Props extends TitledOpening<'show'> {
  onClosed(): void;
}

/** Blocks in a drawer or modal; they read the row and the record (loaded, or the row itself). */
export function BlockSurface({ step, local, title, onClosed }: Props) {
  return (
    <Surface kind={step.container} title={title} width={step.width} onClosed={onClosed}>
      <ScopeContext.Provider value={local}>
        <Contents step={step} local={local} />
      </ScopeContext.Provider>
    </Surface>
  );
}

function Contents({ step, local }: Pick<Props, 'step' | 'local'>) {
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
