import { designerTexts } from '../locale/index.ts';
import './freeForm.css';

/** What was submitted; undefined: nothing yet. */
export function Submitted({ values }: { values: unknown }) {
  const { result } = designerTexts().forms;
  if (values === undefined) return null;
  return (
    <section className="pl-panel pl-submitted" aria-label={result}>
      <h2>{result}</h2>
      <pre role="status">{JSON.stringify(values, null, 2)}</pre>
    </section>
  );
}
