import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApplication } from '../useApplication.ts';
import { errorSeconds } from '../http/feedback.ts';
import { texts } from '../locale/index.ts';
import type { Notice } from './channel.ts';
import { useFreePlace } from './useFreePlace.ts';
import styles from './Toasts.module.css';

/** Seconds for which a finished download is reported. */
const doneSeconds = 3;

/**
 * What went wrong, what succeeded, and how downloads go on. It is part of the first script: what
 * speaks of a lost network must not come over the network. Messages go by themselves, also under
 * the mouse.
 */
export function Toasts() {
  const { feedback } = useApplication();
  const { notices } = useStore(feedback.store);
  const place = useFreePlace(notices.length > 0);
  const downloads = notices.filter(({ kind }) => kind === 'download');
  const others = notices.filter(({ kind }) => kind !== 'download');
  return (
    <>
      <div className={styles.corner} style={place}>
        {others.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
      <div className={styles.middle}>
        {downloads.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
    </>
  );
}

function Toast({ notice }: { notice: Notice }) {
  const { feedback } = useApplication();
  const { id } = notice;
  const seconds = secondsOf(notice);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => feedback.drop(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [feedback, id, seconds]);
  const { variant, title, text } = wordsOf(notice);
  return (
    <div
      className={styles.toast}
      data-toast={variant}
      role={variant === 'error' ? 'alert' : 'status'}
    >
      <Mark variant={variant} />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        <span>{text}</span>
      </div>
      {notice.kind !== 'download' && (
        <button type="button" aria-label={texts.common.close} onClick={() => feedback.drop(id)}>
          ×
        </button>
      )}
    </div>
  );
}

/** How long a message stays; undefined: until something happens. */
function secondsOf(notice: Notice): number | undefined {
  if (notice.kind !== 'download') return errorSeconds;
  return { running: undefined, done: doneSeconds, failed: errorSeconds }[notice.state];
}

type Variant = 'error' | 'warning' | 'success' | 'running';

function wordsOf(notice: Notice): { variant: Variant; title?: string; text: string } {
  if (notice.kind !== 'download') {
    const titles = {
      error: texts.common.error,
      warning: texts.common.warning,
      success: texts.common.tip,
    };
    return { variant: notice.kind, title: notice.title ?? titles[notice.kind], text: notice.text };
  }
  switch (notice.state) {
    case 'running':
      return { variant: 'running', text: `${texts.http.downloading} ${progressOf(notice)}`.trim() };
    case 'done':
      return { variant: 'success', text: texts.http.downloaded };
    case 'failed':
      return { variant: 'error', text: notice.text };
  }
}

function progressOf({ received, total }: { received: number; total?: number }): string {
  if (received === 0) return '';
  return total
    ? `${Math.floor((received / total) * 100)}%`
    : `${(received / 1_048_576).toFixed(1)} MB`;
}

const marks: Readonly<Record<Variant, string>> = {
  error: 'M8 8l8 8M16 8l-8 8',
  warning: 'M12 6.5v7M12 17v.5',
  success: 'M7 12.5l3.5 3.5L17 9',
  running: '',
};

/** The sign before a message, in the colour of its kind. */
const Mark = ({ variant }: { variant: Variant }) =>
  variant === 'running' ? (
    <i className={styles.turning} aria-hidden />
  ) : (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden
      focusable="false"
    >
      <circle cx="12" cy="12" r="10" fill="currentColor" />
      <path
        d={marks[variant]}
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
