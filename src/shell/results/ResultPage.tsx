import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../locale/index.ts';
import { Illustration, type ResultStatus } from './Illustration.tsx';
import styles from './results.module.css';

export type { ResultStatus };

/**
 * Titles with the specification's English texts below (docs/protocol/frame.md#shared-pieces, result
 * pages).
 */
const words = (): Readonly<
  Record<ResultStatus, { title: string; text: string; note?: string }>
> => ({
  403: {
    title: texts.results.forbidden,
    text: texts.results.forbiddenText,
    note: "Sorry, you don't have access to this page.",
  },
  404: {
    title: texts.results.absent,
    text: texts.results.absentText,
    note: 'Sorry, the page you visited does not exist.',
  },
  500: {
    title: texts.results.failed,
    text: texts.results.failedText,
    note: 'Sorry, the server is reporting an error.',
  },
  missing: { title: texts.results.missing, text: '' },
  reserved: { title: texts.results.reserved, text: texts.results.reservedText },
});

interface ResultPageProps {
  status: ResultStatus;
  text?: ReactNode;
  extra?: ReactNode;
}

/** A page that says why there is nothing else to see, and the way out. */
export function ResultPage({ status, text, extra }: ResultPageProps) {
  const navigate = useNavigate();
  const { title, text: usual, note } = words()[status];
  return (
    <section className={styles.result}>
      <Illustration status={status} />
      <h1>
        {/^\d/.test(status) ? <span className={styles.code}>{status}</span> : null}
        {title}
      </h1>
      <div className={styles.text}>{text ?? usual}</div>
      {note && note !== usual && !text && (
        <div className={styles.note} lang="en">
          {note}
        </div>
      )}
      <div className={styles.actions}>
        {extra}
        <Button type="primary" onClick={() => void navigate('/')}>
          {texts.results.home}
        </Button>
      </div>
    </section>
  );
}
