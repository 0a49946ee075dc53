import { Button, Empty, Skeleton } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useApplication, useSession } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { routeAt } from '../routing/pages.ts';
import { noticesPath } from '../routing/paths.ts';
import { Panel } from './Panel.tsx';
import styles from './Home.module.css';
import { fetchNotices, type Notice } from '../notices/notices.ts';

/** The latest open notices (docs/protocol/product.md#limits: five, status 0). */
export function NoticeList() {
  const { http } = useApplication();
  const { findPage } = useSession();
  const [notices, setNotices] = useState<Notice[]>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      setNotices((await fetchNotices(http, { page: 1 })).rows);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, [http]);
  useEffect(() => {
    void load();
  }, [load]);
  const page = routeAt(findPage, noticesPath) ? (
    <Link to={noticesPath}>{texts.notices.all}</Link>
  ) : null;
  return (
    <Panel title={texts.notices.title} extra={page}>
      {failure && (
        <p className={styles.none}>
          {failure}{' '}
          <Button size="small" onClick={() => void load()}>
            {texts.common.retry}
          </Button>
        </p>
      )}
      {!failure && !notices && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {notices?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.notices.none} />
      )}
      <ul className={styles.notices}>
        {notices?.map(({ noticeId, noticeTitle, createTime }) => (
          <li key={noticeId}>
            <span title={noticeTitle}>{noticeTitle}</span>
            <time>{createTime}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
