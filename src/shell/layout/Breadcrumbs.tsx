import { Link } from 'react-router-dom';
import { texts } from '../locale/index.ts';
import { breadcrumbOf } from '../routing/breadcrumb.ts';
import type { Route } from '../routing/route.ts';
import styles from './Breadcrumbs.module.css';

/** Where the page stands in the menu; the last step and directories are plain text. */
export function Breadcrumbs({ route }: { route: Route }) {
  const crumbs = breadcrumbOf(route);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={texts.layout.breadcrumb} className={styles.trail}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li
            key={`${index}:${crumb.title}`}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {crumb.path ? <Link to={crumb.path}>{crumb.title}</Link> : crumb.title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
