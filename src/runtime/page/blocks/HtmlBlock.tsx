import { Skeleton } from 'antd';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import type { HtmlPlan } from '../../../schema/compile/plan.ts';
import { useEvaluate } from '../scope.ts';

/** DOMPurify comes with the first HTML shown. */
const CleanHtml = lazyPart(async () => (await import('./CleanHtml.tsx')).CleanHtml, { waiting: <Skeleton active /> });

export function HtmlBlock({ plan }: { plan: HtmlPlan }) {
  return <CleanHtml html={useEvaluate().text(plan.html)} />;
}
