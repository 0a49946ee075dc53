import type { PreferenceStore } from '../../runtime/host.ts';
import { Link } from 'react-router-dom';
import { hasPermi } from '../../protocol/rights.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { useSession, useTabs } from '../useApplication.ts';
import { Avatar } from '../layout/Avatar.tsx';
import { texts } from '../locale/index.ts';
import { menuLeaves, type MenuNode } from '../routing/menu.ts';
import { homePath } from '../routing/paths.ts';
import { greetingAt } from './greeting.ts';
import { NoticeList } from './NoticeList.tsx';
import { Panel } from './Panel.tsx';
import { useRecentPages } from './useRecentPages.ts';
import styles from './Home.module.css';

/** 首页: who is signed in, the way to the pages, and what is new. */
export default function Home({ preferences }: { preferences: PreferenceStore }) {
  const { user, viewer, menu } = useSession();
  const pages = menuLeaves(menu).filter(({ external }) => !external);
  const recent = useRecentPages(useTabs(), preferences).flatMap(
    (path) => pages.find(({ key }) => key === path) ?? [],
  );
  const place = [
    user.dept?.deptName,
    user.roles
      ?.map(({ roleName }) => roleName)
      .filter(Boolean)
      .join(texts.common.comma),
  ]
    .filter(Boolean)
    .join(' | ');
  return (
    <div className={styles.home}>
      <section className={styles.welcome}>
        <Avatar path={user.avatar} size={64} />
        <div>
          <h1>{texts.home.greeting(greetingAt(new Date()), user.nickName ?? user.userName)}</h1>
          {place && <p>{place}</p>}
        </div>
      </section>
      <div
        className={styles.columns}
        data-single={!hasPermi(viewer, 'system:notice:list') || undefined}
      >
        <div className={styles.stack}>
          {recent.length > 0 && (
            <Panel title={texts.home.recent}>
              <Tiles pages={recent} />
            </Panel>
          )}
          <Panel title={texts.home.navigation}>
            {pages.length > 0 ? (
              <Tiles pages={pages} />
            ) : (
              <p className={styles.none}>{texts.home.noMenu}</p>
            )}
          </Panel>
        </div>
        {hasPermi(viewer, 'system:notice:list') && <NoticeList />}
      </div>
    </div>
  );
}

function Tiles({ pages }: { pages: readonly MenuNode[] }) {
  return (
    <ul className={styles.tiles}>
      {pages
        .filter(({ key }) => key !== homePath)
        .map((page) => (
          <li key={page.key}>
            <Link to={page.address!}>
              <span className={styles.icon}>
                <Icon name={page.icon ?? 'page'} />
              </span>
              {page.title}
            </Link>
          </li>
        ))}
    </ul>
  );
}
