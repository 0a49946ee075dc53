import { Popover } from 'antd';
import { useLayoutEffect } from 'react';
import { NoticePanel, type NoticePanelProps } from './NoticePanel.tsx';
import styles from './notices.module.css';

interface NoticePopoverProps extends NoticePanelProps {
  open: boolean;
  onClose(): void;
  /** Element around the bell; the list is put into it. */
  place: HTMLElement;
}

/**
 * The list below the bell. It stands in the document beside the bell, so that the Tab key goes from
 * one to the other.
 */
export default function NoticePopover({ open, onClose, place, ...panel }: NoticePopoverProps) {
  // A layout effect: whoever sees it open can close it.
  useLayoutEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => place.contains(target as Node) || onClose();
    // On the document: what was focused may have gone, such as the button that marked all as read.
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      place.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, onClose, place]);
  return (
    <Popover
      open={open}
      trigger={[]}
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      getPopupContainer={() => place}
      classNames={{ body: styles.popover }}
      content={<NoticePanel {...panel} />}
    >
      <span aria-hidden className={styles.anchor} />
    </Popover>
  );
}
