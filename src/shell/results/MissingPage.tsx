import { useSession } from '../useApplication.ts';
import { hasPermi } from '../../protocol/rights.ts';
import { texts } from '../locale/index.ts';
import { ResultPage } from './ResultPage.tsx';
import styles from './results.module.css';

/**
 * A menu names a component for which no page exists. Whoever may edit menus learns which file is
 * missing; everybody else that it is not theirs to mend.
 */
export function MissingPage({ component, id }: { component: string; id: string }) {
  const { viewer } = useSession();
  if (!hasPermi(viewer, 'system:menu:edit'))
    return <ResultPage status="missing" text={texts.results.missingText} />;
  return (
    <ResultPage
      status="missing"
      text={
        <dl className={styles.facts}>
          <dt>{texts.results.missingComponent}</dt>
          <dd>
            <code>{component}</code>
          </dd>
          <dt>{texts.results.missingFile}</dt>
          <dd>
            <code>schemas/pages/{id}.json</code>
          </dd>
          <dt>{texts.results.missingRemedy}</dt>
          <dd>{texts.results.missingRemedyText}</dd>
        </dl>
      }
    />
  );
}
