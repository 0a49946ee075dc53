import { Empty } from 'antd';
import { usePage } from '../../runtime/core/context.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { useWidget } from '../../runtime/display/useWidget.ts';
import { texts } from '../../runtime/locale/index.ts';
import type { QrPlan } from './plan.ts';
import './qr.css';

/** A code of a text, or of the address at which the page is shown. */
export function QrBlock({ plan }: { plan: QrPlan }) {
  // Whoever goes on to another address of the page draws it anew.
  usePage();
  const evaluate = useEvaluate();
  const Code = useWidget(plan.component)?.display;
  const title = evaluate.text(plan.title);
  const caption = evaluate.text(plan.caption);
  const value = plan.text === undefined ? window.location.href : evaluate.text(plan.text);
  return (
    <section className="pl-panel" aria-label={title || undefined}>
      {title !== '' && <h2 className="pl-list-title">{title}</h2>}
      {value === '' ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.common.none} />
      ) : (
        <figure className="pl-qr-block">
          {Code && <Code value={value} {...plan.props} />}
          {caption !== '' && <figcaption>{caption}</figcaption>}
        </figure>
      )}
    </section>
  );
}
