import { message as messageApi, Modal, notification as notificationApi } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useApplication } from '../application.ts';
import { errorSeconds } from '../http/feedback.ts';
import { texts } from '../locale/index.ts';
import { openPaths } from '../routing/static.ts';
import { signInAddress } from '../routing/redirect.ts';
import { part } from '../results/chunks.ts';
import type { Notice } from './channel.ts';

const ProofDialog = lazy(() => part(() => import('./ProofDialog.tsx')));

type Message = ReturnType<typeof messageApi.useMessage>[0];
type Notification = ReturnType<typeof notificationApi.useNotification>[0];

/** Shows what the feedback channel holds: notifications, download messages and the expiry dialog. */
export default function FeedbackHost() {
  const { feedback } = useApplication();
  const { notices, expired, proving } = useStore(feedback.store);
  const [message, messages] = messageApi.useMessage();
  const [notification, notifications] = notificationApi.useNotification({ maxCount: 5, stack: { threshold: 4 } });
  useEffect(() => {
    if (notices.length === 0) return;
    for (const notice of notices) show(notice, message, notification);
    feedback.taken(notices.map(({ id }) => id));
  }, [notices, message, notification, feedback]);
  return (
    <>
      {messages}
      {notifications}
      <ExpiryDialog open={expired} />
      {proving && <Suspense><ProofDialog /></Suspense>}
    </>
  );
}

const titles = () => ({ error: texts.common.error, warning: texts.common.warning, success: texts.common.tip });

function show(notice: Notice, message: Message, notification: Notification): void {
  if (notice.kind === 'download') return showDownload(notice, message);
  const { kind, text, title = titles()[kind] } = notice;
  // The same text is one notification, however many requests failed alike.
  notification[kind]({ key: `${kind}:${text}`, message: title, description: text, duration: errorSeconds, role: 'alert' });
}

function showDownload(notice: Extract<Notice, { kind: 'download' }>, message: Message): void {
  const key = `download:${notice.id}`;
  if (notice.state === 'done') return void message.success({ key, content: texts.http.downloaded, duration: 3 });
  if (notice.state === 'running') return void message.loading({ key, content: <DownloadText {...notice} />, duration: 0 });
  if (notice.text) return void message.error({ key, content: notice.text, duration: errorSeconds });
  message.destroy(key);
}

function DownloadText({ received, total }: { received: number; total?: number }) {
  const progress = received === 0 ? '' : total ? `${Math.floor((received / total) * 100)}%` : `${(received / 1_048_576).toFixed(1)} MB`;
  return <><span>{texts.http.downloading}</span>{progress && <span style={{ marginInlineStart: 8, fontVariantNumeric: 'tabular-nums' }}>{progress}</span>}</>;
}

/** Above any other dialog, also the questions of antd (2000) that open while it comes. */
const aboveAll = 3000;

/** One dialog for any number of refused requests; the page behind stays as it is (spec.md 4). */
function ExpiryDialog({ open }: { open: boolean }) {
  const application = useApplication();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = open && !openPaths.includes(pathname);
  useEffect(() => {
    if (!shown) return;
    // Until the focus has moved here, Escape would reach a form behind, and close it.
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    addEventListener('keydown', stop, true);
    return () => removeEventListener('keydown', stop, true);
  }, [shown]);
  const confirm = () => {
    application.suspend();
    void navigate(signInAddress(pathname, search) ?? pathname);
  };
  return (
    <Modal open={shown} title={texts.http.expiredTitle} okText={texts.http.expiredOk} onOk={confirm} width={416} centered
      closable={false} keyboard={false} mask maskClosable={false} cancelButtonProps={{ hidden: true }} zIndex={aboveAll}>
      {texts.http.expired}
    </Modal>
  );
}
