import { Steps } from 'antd';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import type { StepsPlan } from './plan.ts';

/** How far something is. */
export function StepsBlock({ plan }: { plan: StepsPlan }) {
  const evaluate = useEvaluate();
  const title = evaluate.text(plan.title);
  const place = placeOf(plan, evaluate);
  const done = evaluate.test(plan.finished, undefined, false);
  const failed = evaluate.test(plan.failed, undefined, false);
  return (
    <section className="pl-panel" aria-label={title || undefined}>
      {title !== '' && <h2 className="pl-list-title">{title}</h2>}
      <Steps
        current={place}
        status={failed ? 'error' : done ? 'finish' : 'process'}
        items={plan.items.map(({ label, text }) => ({
          title: evaluate.text(label),
          ...(text !== undefined && { description: evaluate.text(text) }),
        }))}
      />
    </section>
  );
}

/** Place of the present step; -1: none has begun. */
function placeOf({ current, items }: StepsPlan, evaluate: Evaluate): number {
  try {
    const value = evaluate.value(current);
    return items.findIndex((item) => String(item.value) === String(value));
  } catch {
    return -1;
  }
}
