import type { Problem } from '../../schema/problem.ts';
import { pageText, readPage } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDocument } from '../state/context.ts';
import { JsonText } from './JsonText.tsx';

const wholePage: Path = [];

/** The page as its file: what is typed here is drawn, and what is edited elsewhere stands here. */
export function JsonView() {
  const { store } = useDesigner();
  const read = (text: string): readonly Problem[] => {
    const page = readPage(text);
    if ('problems' in page) return page.problems;
    store.edit({ type: 'set', at: [], value: page.document }, { gesture: 'json' });
    return [];
  };
  return (
    <section className="pl-design-json" aria-label={designerTexts().json}>
      <JsonText
        path={wholePage}
        text={pageText(useDocument())}
        rows={24}
        onText={read}
        present={() => pageText(store.document())}
      />
    </section>
  );
}
