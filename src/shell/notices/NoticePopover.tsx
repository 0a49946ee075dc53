import { Popover } from 'antd';
import { useEffect, useRef } from 'react';
import { NoticePanel, type NoticePanelProps } from './NoticePanel.tsx';
import styles from './notices.module.css';

interface NoticePopoverProps extends NoticePanelProps { open: boolean; onClose(): void }

/** The list below the bell. It stands in the document beside the bell, so that the Tab key goes from one to the other. */
export default function NoticePopover({ open, onClose, ...panel }: NoticePopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => anchor.current!.parentElement!.contains(target as Node) || onClose();
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open, onClose]);
  return (
    <Popover open={open} trigger={[]} placement="bottomRight" arrow={false} destroyOnHidden getPopupContainer={() => anchor.current!.parentElement!}
      classNames={{ body: styles.popover }} content={<NoticePanel {...panel} />}>
      <span ref={anchor} aria-hidden className={styles.anchor} />
    </Popover>
  );
}
