import { Button, Empty, Skeleton, Tabs, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { useApplication } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { fetchNotices, firstNoticeType, hasMore, shortTitle, type Notice } from './notices.ts';
import { useNoticeTypes } from './useNoticeTypes.ts';
import styles from './notices.module.css';

export interface NoticePanelProps {
  onChoose(notice: Notice): void;
  onMarkAll: (() => Promise<void>) | undefined;
}

/**
 * Content of the popover: a tab for each type, the notices of the chosen one. It is made anew at
 * each opening.
 */
export function NoticePanel({ onChoose, onMarkAll }: NoticePanelProps) {
  const types = useNoticeTypes();
  const [type, setType] = useState(firstNoticeType);
  const { notices, more, busy, failure, next } = useNotices(type);
  return (
    <div className={styles.panel}>
      {/* Beside the tabs: antd's extra content would stand inside the list of tabs, where only tabs belong. */}
      <div className={styles.head}>
        <Tabs
          size="small"
          activeKey={type}
          onChange={setType}
          items={
            types?.map(({ dictValue, dictLabel }) => ({ key: dictValue, label: dictLabel })) ?? []
          }
        />
        {onMarkAll && (
          <Button type="link" size="small" onClick={() => void onMarkAll()}>
            {texts.notices.markAll}
          </Button>
        )}
      </div>
      <div className={styles.list} aria-busy={busy} tabIndex={-1}>
        {failure && (
          <p role="alert" className={styles.note}>
            {failure}
          </p>
        )}
        {!notices && busy && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {notices?.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.notices.none} />
        )}
        <ul>
          {notices?.map((notice) => (
            <li key={notice.noticeId}>
              <Tooltip
                title={
                  shortTitle(notice.noticeTitle) === notice.noticeTitle ? '' : notice.noticeTitle
                }
                placement="left"
              >
                <button
                  type="button"
                  data-unread={notice.isRead === false || undefined}
                  onClick={() => onChoose(notice)}
                >
                  <span>{shortTitle(notice.noticeTitle)}</span>
                  <time>{notice.createTime}</time>
                </button>
              </Tooltip>
            </li>
          ))}
        </ul>
      </div>
      {/* Below the list, not at its end: nobody would scroll to what cannot be seen. */}
      {more && (
        <Button type="link" block loading={busy} onClick={next} className={styles.more}>
          {texts.notices.more}
        </Button>
      )}
    </div>
  );
}

interface Loaded {
  type: string;
  page: number;
  rows: Notice[];
  total: number;
}

/** Notices of a type, page after page; another type begins with its first page. */
function useNotices(type: string) {
  const { http } = useApplication();
  const [request, setRequest] = useState({ type, page: 1 });
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const page = request.type === type ? request.page : 1;
  const present = loaded?.type === type ? loaded : undefined;
  useEffect(() => {
    const control = new AbortController();
    setFailure(undefined);
    fetchNotices(http, { type, page, signal: control.signal }).then(
      ({ rows, total }) =>
        setLoaded((before) => ({
          type,
          page,
          total,
          rows: page > 1 && before?.type === type ? [...before.rows, ...rows] : rows,
        })),
      (error: Error) => !control.signal.aborted && setFailure(error.message),
    );
    return () => control.abort();
  }, [http, type, page]);
  return {
    notices: present?.rows,
    more: present !== undefined && hasMore(present.total, present.page),
    busy: present?.page !== page && failure === undefined,
    failure,
    next: () => setRequest({ type, page: page + 1 }),
  };
}
