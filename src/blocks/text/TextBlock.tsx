import type { ReactElement } from 'react';
import type { TextPlan } from './plan.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { Notice } from './parts.ts';

export function TextBlock({ plan }: { plan: TextPlan }): ReactElement {
  const evaluate = useEvaluate();
  const text = evaluate.text(plan.text);
  const icon = evaluate.text(plan.icon);
  const content =
    icon === '' ? (
      text
    ) : (
      <>
        <Icon name={icon} /> {text}
      </>
    );
  switch (plan.tone) {
    case 'info':
    case 'warning':
    case 'error':
      return <Notice tone={plan.tone} text={text} />;
    case 'title':
      return <h2 className="pl-list-title">{content}</h2>;
    case 'secondary':
      return <p className="pl-text pl-secondary">{content}</p>;
    case 'plain':
      return <p className="pl-text">{content}</p>;
  }
}
