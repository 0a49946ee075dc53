import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Illustration } from './Illustration.tsx';
import styles from './results.module.css';

export type ResultStatus = '403' | '404' | '500' | 'missing' | 'reserved';

/** Titles with the specification's English texts below (pages.md 1.9, result pages). */
const words: Readonly<Record<ResultStatus, { title: string; text: string; note?: string }>> = {
  403: { title: '无权访问', text: '抱歉，你没有访问该页面的权限。', note: "Sorry, you don't have access to this page." },
  404: { title: '页面不存在', text: '抱歉，你访问的页面不存在或已被移除。', note: 'Sorry, the page you visited does not exist.' },
  500: { title: '页面出错了', text: '抱歉，服务器出现错误。', note: 'Sorry, the server is reporting an error.' },
  missing: { title: '页面尚未配置', text: '' },
  reserved: { title: '功能建设中', text: '该页面的内容将在后续版本提供，当前版本暂未包含。' },
};

interface ResultPageProps { status: ResultStatus; text?: ReactNode; extra?: ReactNode }

/** A page that says why there is nothing else to see, and the way out. */
export function ResultPage({ status, text, extra }: ResultPageProps) {
  const navigate = useNavigate();
  const { title, text: usual, note } = words[status];
  return (
    <section className={styles.result}>
      <Illustration status={status} />
      <h1>{/^\d/.test(status) ? <span className={styles.code}>{status}</span> : null}{title}</h1>
      <div className={styles.text}>{text ?? usual}</div>
      {note && !text && <div className={styles.note} lang="en">{note}</div>}
      <div className={styles.actions}>
        {extra}
        <Button type="primary" onClick={() => void navigate('/')}>返回首页</Button>
      </div>
    </section>
  );
}
