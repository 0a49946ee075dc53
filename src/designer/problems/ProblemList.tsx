import { Empty } from 'antd';
import { useMemo } from 'react';
import { fromPointer } from '../../schema/pointer.ts';
import type { Problem } from '../../schema/problem.ts';
import { pathOf } from '../document/path.ts';
import { goTo } from '../find/goTo.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import { partAbove } from '../outline/outline.ts';
import { useDesigner } from '../state/context.ts';
import './problems.css';

/** What the checker says of the page; a click goes to the place. */
export function ProblemList({
  problems,
  onChosen,
}: {
  problems: readonly Problem[];
  /** The place of one was chosen. */
  onChosen?(): void;
}) {
  const designer = useDesigner();
  const texts = designerTexts();
  const shown = useMemo(
    () => problems.map((problem) => ({ ...problem, ...problemText(problem) })),
    [problems],
  );
  if (problems.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noProblems} />;
  return (
    <ul className="pl-problems" aria-label={texts.problems}>
      {shown.map(({ pointer, message, text, lang }) => (
        <li key={`${pointer} ${message}`}>
          <button
            type="button"
            onClick={() => {
              const document = designer.store.document();
              const place = pathOf(document, fromPointer(pointer));
              const part = partAbove(document, place);
              goTo(designer, part, place.slice(part.length));
              onChosen?.();
            }}
          >
            <span lang={lang}>{text}</span>
            <code>{pointer || '/'}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}
