import { Empty } from 'antd';
import { useContext, useMemo, type CSSProperties } from 'react';
import type { RepeatPlan } from './plan.ts';
import { usePage } from '../../runtime/core/context.ts';
import { ScopeContext, useEvaluate } from '../../runtime/core/scope.ts';
import { texts } from '../../runtime/locale/index.ts';
import './repeat.css';

/**
 * The same blocks for each record of a list, as cards side by side where there is room. Nothing
 * while the list is still loading.
 */
export function RepeatBlock({ plan }: { plan: RepeatPlan }) {
  const evaluate = useEvaluate();
  const records = useMemo(() => {
    const found = valueOf(() => evaluate.value(plan.records));
    return Array.isArray(found)
      ? found.filter((row: unknown) => evaluate.test(plan.where, { row, record: row }))
      : undefined;
  }, [evaluate, plan]);
  if (records?.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={evaluate.text(plan.empty) || texts.common.none}
      />
    );
  return (
    <ul className="pl-repeat" style={{ '--pl-columns': plan.columns } as CSSProperties}>
      {records?.map((row: unknown, index) => (
        <Repeated key={index} plan={plan} row={row} index={index + 1} />
      ))}
    </ul>
  );
}

function Repeated({ plan, row, index }: { plan: RepeatPlan; row: unknown; index: number }) {
  const { Blocks } = usePage();
  const outer = useContext(ScopeContext);
  const scope = useMemo(() => ({ ...outer, row, record: row, index }), [outer, row, index]);
  return (
    <li className="pl-repeated pl-holder">
      <ScopeContext.Provider value={scope}>
        <Blocks body={plan.body} />
      </ScopeContext.Provider>
    </li>
  );
}

/** An expression that reads what is not there yet gives nothing. */
function valueOf(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
