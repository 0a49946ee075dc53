import { Modal, Skeleton, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { CleanHtml } from '../../widgets/html/CleanHtml.tsx';
import { useApplication } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { isOpen, type Notice, type NoticeText } from './notices.ts';
import { useNoticeTypes } from './useNoticeTypes.ts';
import styles from './notices.module.css';
import { noticePaths } from '../../protocol/addresses.ts';

interface NoticeDetailProps {
  notice: Notice;
  onClose(): void;
  /** The dialog has gone: the focus may go elsewhere. */
  onClosed(): void;
}

/**
 * A notice in full: type tag, title and its cleaned HTML, 900 px wide (docs/protocol/product.md).
 */
export default function NoticeDetail({ notice, onClose, onClosed }: NoticeDetailProps) {
  const { http } = useApplication();
  const types = useNoticeTypes();
  const [text, setText] = useState<NoticeText>();
  const [failure, setFailure] = useState<string>();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const control = new AbortController();
    http
      .request({
        url: `${noticePaths.root}/${notice.noticeId}`,
        signal: control.signal,
        quiet: true,
      })
      .then(
        ({ data }) =>
          isOpen(data as NoticeText)
            ? setText(data as NoticeText)
            : setFailure(texts.notices.closed),
        (error: Error) => !control.signal.aborted && setFailure(error.message),
      );
    return () => control.abort();
  }, [http, notice.noticeId]);
  const label = types?.find(({ dictValue }) => dictValue === notice.noticeType)?.dictLabel;
  return (
    <Modal
      open={open}
      width={900}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClose();
        onClosed();
      }}
      title={
        <span className={styles.title}>
          {label && <Tag color="red">{label}</Tag>}
          {text?.noticeTitle ?? notice.noticeTitle}
        </span>
      }
    >
      {failure && (
        <p role="alert" className={styles.note}>
          {failure}
        </p>
      )}
      {!text && !failure && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {text && <CleanHtml html={text.noticeContent ?? ''} />}
    </Modal>
  );
}
