import type { HtmlPlan } from './plan.ts';
import { useDisplayFor } from '../../runtime/display/useWidget.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';

/** Formatted text as the widget of such fields shows it. */
export function HtmlBlock({ plan }: { plan: HtmlPlan }) {
  const evaluate = useEvaluate();
  const Shown = useDisplayFor('richText')?.display;
  const html = evaluate.text(plan.html);
  return Shown ? <Shown value={html} compact={false} /> : null;
}
