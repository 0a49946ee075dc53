import type { CardPlan } from './plan.ts';
import { usePage } from '../../runtime/core/context.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { ActionRow } from '../../runtime/action/ActionRow.tsx';
import './card.css';

/** Blocks under a title; its buttons stand at the side, so that cards below each other are a list. */
export function CardBlock({ plan }: { plan: CardPlan }) {
  const { Blocks } = usePage();
  const evaluate = useEvaluate();
  const content = (
    <>
      {plan.title !== undefined && <h2 className="pl-list-title">{evaluate.text(plan.title)}</h2>}
      <Blocks body={plan.body} />
    </>
  );
  const hasActions = plan.actions.length > 0;
  return (
    <section
      className={hasActions ? 'pl-panel pl-entry' : 'pl-panel pl-holder'}
      aria-label={evaluate.text(plan.title) || undefined}
    >
      {hasActions ? <div className="pl-holder">{content}</div> : content}
      {hasActions && <ActionRow actions={plan.actions} block={plan.key} />}
    </section>
  );
}
