import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { HtmlPlan } from '../../../schema/compile/plan.ts';
import { useEvaluate } from '../scope.ts';

/** DOMPurify comes with the first HTML shown. */
const CleanHtml = lazy(async () => {
  const { default: DOMPurify } = await import('dompurify');
  return { default: ({ html }: { html: string }) => <div className="pl-html" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, { FORBID_TAGS: ['style', 'form'], FORBID_ATTR: ['style'], RETURN_TRUSTED_TYPE: true }) }} /> };
});

export function HtmlBlock({ plan }: { plan: HtmlPlan }) {
  const evaluate = useEvaluate();
  return <Suspense fallback={<Skeleton active />}><CleanHtml html={evaluate.text(plan.html)} /></Suspense>;
}
