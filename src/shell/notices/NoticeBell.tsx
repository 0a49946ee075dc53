import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { useCallback, useRef, useState } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { useApplication } from '../useApplication.ts';
import header from '../layout/Header.module.css';
import { texts } from '../locale/index.ts';
import type { Notice } from './notices.ts';
import { useUnread } from './useUnread.ts';
import styles from './notices.module.css';
import { noticePaths } from '../../protocol/addresses.ts';

const NoticePopover = lazyPart(async () => (await import('./NoticePopover.tsx')).default, {
  dismiss: ({ onClose }) => onClose(),
  isOpen: ({ open }) => open,
});
const NoticeDetail = lazyPart(async () => (await import('./NoticeDetail.tsx')).default, {
  dismiss: ({ onClose, onClosed }) => (onClose(), onClosed()),
});

/** More unread notices than this are shown as "99+". */
const mostCounted = 99;

/**
 * The bell of the header (docs/protocol/frame.md#the-bell), shown only to holders of
 * system:notice:list. What it opens is loaded when it is used.
 */
export function NoticeBell() {
  const { http } = useApplication();
  const { count, ids, refresh } = useUnread();
  /** undefined: not opened yet. */
  const [open, setOpen] = useState<boolean>();
  const [chosen, setChosen] = useState<Notice>();
  const bell = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  /** Servers without marks refuse; a notice can be read there all the same. */
  const mark = (url: string, params: Record<string, unknown>) =>
    http
      .request({ method: 'POST', url, params, quiet: true })
      .catch(() => null)
      .then(refresh);
  const choose = (notice: Notice) => {
    close();
    setChosen(notice);
    void mark(noticePaths.markRead, { noticeId: notice.noticeId });
  };
  const markAll =
    count > 0 ? () => mark(noticePaths.markAllRead, ids ? { ids: ids.join(',') } : {}) : undefined;
  return (
    <span className={styles.place}>
      <button
        ref={bell}
        type="button"
        className={header.button}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        aria-label={count > 0 ? texts.notices.unread(count) : texts.notices.title}
        onClick={() => setOpen(!open)}
      >
        <BellOutlined />
        {count > 0 && (
          <span aria-hidden className={styles.count}>
            {count > mostCounted ? `${mostCounted}+` : count}
          </span>
        )}
      </button>
      {open !== undefined && (
        <NoticePopover
          open={open}
          onClose={close}
          place={bell.current!.parentElement!}
          onChoose={choose}
          onMarkAll={markAll}
        />
      )}
      {chosen && (
        <NoticeDetail
          key={chosen.noticeId}
          notice={chosen}
          onClose={() => setChosen(undefined)}
          onClosed={() => bell.current?.focus()}
        />
      )}
    </span>
  );
}
