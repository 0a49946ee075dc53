import { Button, Empty, Skeleton } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useApplication, useSession } from '../application.ts';
import { Panel } from './Panel.tsx';
import styles from './Home.module.css';

interface Notice { noticeId: number; noticeTitle: string; createTime: string }

/** The latest open notices (spec.md 9: five, status 0). */
export function NoticeList() {
  const { http } = useApplication();
  const { table } = useSession();
  const [notices, setNotices] = useState<Notice[]>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      const { rows } = await http.request({ url: '/system/notice/list', params: { pageNum: 1, pageSize: 5, status: '0' }, quiet: true });
      setNotices((rows ?? []) as Notice[]);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, [http]);
  useEffect(() => {
    void load();
  }, [load]);
  const page = table.routes.has('/system/notice') ? <Link to="/system/notice">全部</Link> : null;
  return (
    <Panel title="通知公告" extra={page}>
      {failure && <p className={styles.none}>{failure} <Button size="small" onClick={() => void load()}>重试</Button></p>}
      {!failure && !notices && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {notices?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="暂无公告" />}
      <ul className={styles.notices}>
        {notices?.map(({ noticeId, noticeTitle, createTime }) => <li key={noticeId}><span title={noticeTitle}>{noticeTitle}</span><time>{createTime}</time></li>)}
      </ul>
    </Panel>
  );
}
