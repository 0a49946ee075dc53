import { Alert } from 'antd';
import { isBreaking } from '../../schema/problem.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import { Difference } from '../publish/Difference.tsx';
import '../publish/publish.css';
import type { ImportReport } from './exchange.ts';

/** What importing a file would do, and what keeps it from being done. */
export function ReportView({ report }: { report: ImportReport }) {
  const texts = designerTexts().exchange;
  const { page, title, state, added, same, different, refusals, problems } = report;
  const breaking = problems.filter(isBreaking);
  const isNothing = state === 'same' && added.length === 0;
  return (
    <div className="pl-verdict">
      <h3>{texts.page(title, page)}</h3>
      {refusals.length + breaking.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={refusals.length > 0 ? texts.refused : texts.problems(breaking.length)}
          description={<Lines texts={[...refusals, ...breaking.map(problemLine)]} />}
        />
      )}
      {isNothing && <Alert type="success" showIcon message={texts.nothing} />}
      <Part label={texts.added} texts={added} />
      <Part label={texts.different} texts={different} />
      <Part label={texts.same} texts={same} />
      {state === 'different' && <Difference {...report} />}
    </div>
  );
}

const problemLine = (problem: ImportReport['problems'][number]): string =>
  `${problem.pointer} ${problemText(problem).text}`;

function Part({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <Lines texts={texts} />
    </section>
  );
}

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
