import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { Popover } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useApplication } from '../application.ts';
import header from '../layout/Header.module.css';
import { texts } from '../locale/index.ts';
import type { Notice } from './notices.ts';
import { useUnread } from './useUnread.ts';
import styles from './notices.module.css';

const NoticePanel = lazy(() => import('./NoticePanel.tsx'));
const NoticeDetail = lazy(() => import('./NoticeDetail.tsx'));

/** More unread notices than this are shown as "99+". */
const mostCounted = 99;

/** The bell of the header with its popover (pages.md 1.7); shown only to holders of system:notice:list. */
export function NoticeBell() {
  const { http } = useApplication();
  const { count, ids, refresh } = useUnread();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Notice>();
  const bell = useRef<HTMLButtonElement>(null);
  /** Servers without marks refuse; a notice can be read there all the same. */
  const mark = (url: string, params: Record<string, unknown>) => http.request({ method: 'POST', url, params, quiet: true }).catch(() => null).then(refresh);
  const choose = (notice: Notice) => {
    setOpen(false);
    setChosen(notice);
    void mark('/system/notice/markRead', { noticeId: notice.noticeId });
  };
  const markAll = count > 0 ? () => mark('/system/notice/markReadAll', ids ? { ids: ids.join(',') } : {}) : undefined;
  const close = () => {
    setOpen(false);
    bell.current?.focus();
  };
  return (
    <span onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <Popover
        open={open} onOpenChange={setOpen} trigger="click" placement="bottomRight" arrow={false} destroyOnHidden
        getPopupContainer={(button) => button.parentElement!} classNames={{ body: styles.popover }}
        content={<Suspense fallback={<div className={styles.loading} />}><NoticePanel onChoose={choose} onMarkAll={markAll} /></Suspense>}
      >
        <button ref={bell} type="button" className={`${header.button} ${styles.bell}`} aria-haspopup="dialog" aria-expanded={open} aria-label={count > 0 ? texts.notices.unread(count) : texts.notices.title}>
          <BellOutlined />
          {count > 0 && <span aria-hidden className={styles.count}>{count > mostCounted ? `${mostCounted}+` : count}</span>}
        </button>
      </Popover>
      {chosen && <Suspense><NoticeDetail key={chosen.noticeId} notice={chosen} onClose={() => setChosen(undefined)} onClosed={() => bell.current?.focus()} /></Suspense>}
    </span>
  );
}
