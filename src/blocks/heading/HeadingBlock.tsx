import type { HeadingPlan } from './plan.ts';
import { useDisplayFor } from '../../runtime/display/useWidget.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import './heading.css';

/** A round picture with a title and a line below. */
export function HeadingBlock({ plan }: { plan: HeadingPlan }) {
  const evaluate = useEvaluate();
  const Picture = useDisplayFor('avatar')?.display;
  const text = evaluate.text(plan.text);
  return (
    <header className="pl-heading">
      {plan.picture !== undefined && Picture && (
        <Picture value={evaluate.text(plan.picture)} size={96} />
      )}
      <h2>{evaluate.text(plan.title)}</h2>
      {text !== '' && <p className="pl-text pl-secondary">{text}</p>}
    </header>
  );
}
