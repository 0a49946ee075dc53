import { Alert } from 'antd';
import type { IframePlan } from './plan.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { texts } from '../../runtime/locale/index.ts';
import './iframe.css';

/** Another address in a frame: it runs its own scripts, but in our name only when it is ours and the page trusts it. */
export function IframeBlock({ plan }: { plan: IframePlan }) {
  const evaluate = useEvaluate();
  const src = evaluate.text(plan.src);
  if (!isWebAddress(src))
    return <Alert type="error" showIcon message={texts.page.badAddress(src)} />;
  const isOurs =
    plan.trusted === true && new URL(src, document.baseURI).origin === window.location.origin;
  const sandbox = isOurs ? undefined : 'allow-scripts allow-forms allow-popups allow-downloads';
  return (
    <iframe
      className="pl-iframe"
      src={src}
      title={evaluate.text(plan.title)}
      style={{ height: plan.height ?? 'max(70vh, calc(100vh - 180px))' }}
      sandbox={sandbox}
      referrerPolicy="no-referrer"
    />
  );
}

function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text, window.location.href).protocol);
  } catch {
    return false;
  }
}
