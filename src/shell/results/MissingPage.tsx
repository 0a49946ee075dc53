import { useSession } from '../application.ts';
import { hasPermi } from '../../schema/permission.ts';
import { ResultPage } from './ResultPage.tsx';
import styles from './results.module.css';

/**
 * A menu names a component for which no page exists. Whoever may edit menus is told which file is missing;
 * everybody else that it is not theirs to mend.
 */
export function MissingPage({ component, id }: { component: string; id: string }) {
  const { viewer } = useSession();
  if (!hasPermi(viewer, 'system:menu:edit')) return <ResultPage status="missing" text="该菜单对应的页面还没有准备好，请联系系统管理员。" />;
  return (
    <ResultPage status="missing" text={(
      <dl className={styles.facts}>
        <dt>菜单组件</dt><dd><code>{component}</code></dd>
        <dt>缺少的页面文件</dt><dd><code>schemas/pages/{id}.json</code></dd>
        <dt>如何处理</dt><dd>新增该页面文件，或在菜单管理中把组件路径改为已有页面的编号。普通用户看到的是联系管理员的提示。</dd>
      </dl>
    )} />
  );
}
