import { useMemo } from 'react';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { useDisplayFor } from '../../runtime/display/useWidget.ts';
import { markdownHtml } from '../../widgets/markdown/markdownHtml.ts';
import type { MarkdownPlan } from './plan.ts';
import './markdown.css';

/** Markdown as the widget of formatted texts shows it, which cleans what comes of it. */
export function MarkdownBlock({ plan }: { plan: MarkdownPlan }) {
  const evaluate = useEvaluate();
  const Shown = useDisplayFor('richText')?.display;
  const title = evaluate.text(plan.title);
  const text = evaluate.text(plan.text);
  const html = useMemo(() => markdownHtml(text), [text]);
  return (
    <section className="pl-panel pl-markdown" aria-label={title || undefined}>
      {title !== '' && <h2 className="pl-list-title">{title}</h2>}
      {Shown && <Shown value={html} compact={false} />}
    </section>
  );
}
