import type { CardPlan } from '../../../schema/compile/plan.ts';
import { usePage } from '../context.ts';
import { useEvaluate } from '../scope.ts';

export function CardBlock({ plan }: { plan: CardPlan }) {
  const { Blocks } = usePage();
  const evaluate = useEvaluate();
  return (
    <section className="pl-panel pl-holder" aria-label={evaluate.text(plan.title) || undefined}>
      {plan.title !== undefined && <h2 className="pl-list-title">{evaluate.text(plan.title)}</h2>}
      <Blocks body={plan.body} />
    </section>
  );
}
