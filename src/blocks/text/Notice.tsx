import { Alert } from 'antd';
import type { TextPlan } from './plan.ts';

/** A text that people should not miss. */
export function Notice({
  tone,
  text,
}: {
  tone: Extract<TextPlan['tone'], 'info' | 'warning' | 'error'>;
  text: string;
}) {
  return <Alert type={tone} showIcon message={text} />;
}
