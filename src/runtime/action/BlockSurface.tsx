import { Result, Skeleton } from 'antd';
import { useMemo } from 'react';
import type { ActionPlan } from '../../schema/compile/plan.ts';
import type { LocalScope } from '../data/evaluate.ts';
import { useRecord } from '../data/useRecord.ts';
import { usePage } from '../page/context.ts';
import { ScopeContext, useEvaluate } from '../page/scope.ts';
import type { ActionOf } from './ports.ts';
import { Surface } from './Surface.tsx';
import { texts } from '../locale/index.ts';

interface Props {
  plan: ActionPlan;
  action: ActionOf<'openBlock'>;
  local: LocalScope;
  onClosed(): void;
}

/** Blocks in a drawer or modal; they read the row and the record (loaded, or the row itself). */
export function BlockSurface({ plan, action, local, onClosed }: Props) {
  const evaluate = useEvaluate();
  const title = evaluate.text(action.title ?? plan.label, local);
  return (
    <Surface
      kind={action.surface ?? 'drawer'}
      title={title}
      width={action.width}
      onClosed={onClosed}
    >
      <ScopeContext.Provider value={local}>
        <Contents plan={plan} action={action} local={local} />
      </ScopeContext.Provider>
    </Surface>
  );
}

function Contents({ plan, action, local }: Omit<Props, 'onClosed'>) {
  const { Blocks } = usePage();
  const loaded = useRecord(action.load);
  const record = action.load ? loaded.record : (local.record ?? local.row);
  const scope = useMemo(() => ({ ...local, record }), [local, record]);
  if (loaded.error !== undefined)
    return <Result status="error" title={texts.common.failed} subTitle={loaded.error} />;
  if (loaded.loading && record === undefined) return <Skeleton active />;
  return (
    <ScopeContext.Provider value={scope}>
      <div className="pl-nested">
        <Blocks body={plan.body ?? []} />
      </div>
    </ScopeContext.Provider>
  );
}
