import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import Download from '@ant-design/icons/es/icons/DownloadOutlined';
import { App, Button } from 'antd';
import type { CSSProperties } from 'react';
import { listOf } from '../choices.ts';
import { copyText } from '../clipboard.ts';
import type { DisplayProps } from '../contract.ts';
import { saveText } from './saveText.ts';

/** Text that is taken elsewhere, such as a key or codes: in type that tells look-alikes apart, with buttons to copy and keep it. */
export function CopyText({ value, compact = false, columns = 1, download }: DisplayProps & { columns?: number; download?: string }) {
  const { message } = App.useApp();
  const lines = (Array.isArray(value) ? listOf(value) : [value]).map(String);
  if (compact) return <>{lines.join('、')}</>;
  const text = lines.join('\n');
  const copy = () => copyText(text).then(() => message.success('复制成功', 3), () => message.error('复制失败', 3));
  return (
    <div className="pl-copy-text">
      <div className="pl-copy-text-lines" style={{ '--pl-columns': Math.min(columns, lines.length) } as CSSProperties}>
        {lines.map((line, index) => <code key={index}>{line}</code>)}
      </div>
      <div className="pl-copy-text-buttons">
        <Button size="small" icon={<Copy />} onClick={() => void copy()}>复制</Button>
        {download && <Button size="small" icon={<Download />} onClick={() => saveText(`${text}\n`, download)}>下载</Button>}
      </div>
    </div>
  );
}
