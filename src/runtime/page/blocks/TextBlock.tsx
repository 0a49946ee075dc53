import { Alert } from 'antd';
import type { TextPlan } from '../../../schema/compile/plan.ts';
import { useEvaluate } from '../scope.ts';

export function TextBlock({ plan }: { plan: TextPlan }) {
  const text = useEvaluate().text(plan.text);
  switch (plan.tone) {
    case 'info': case 'warning': case 'error': return <Alert type={plan.tone} showIcon message={text} />;
    case 'title': return <h2 className="pl-list-title">{text}</h2>;
    default: return <p className={plan.tone === 'secondary' ? 'pl-text pl-secondary' : 'pl-text'}>{text}</p>;
  }
}
