import { Alert } from 'antd';
import type { IframePlan } from '../../../schema/compile/plan.ts';
import { useEvaluate } from '../scope.ts';
import { texts } from '../../locale/index.ts';

/** Another address in a frame: it runs its own scripts, but never in our name (no same origin, no top navigation). */
export function IframeBlock({ plan }: { plan: IframePlan }) {
  const evaluate = useEvaluate();
  const src = evaluate.text(plan.src);
  if (!isWebAddress(src)) return <Alert type="error" showIcon message={texts.page.badAddress(src)} />;
  return <iframe className="pl-iframe" src={src} title={evaluate.text(plan.title)} style={{ height: plan.height ?? '70vh' }} sandbox="allow-scripts allow-forms allow-popups allow-downloads" referrerPolicy="no-referrer" />;
}

function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text, window.location.href).protocol);
  } catch {
    return false;
  }
}
