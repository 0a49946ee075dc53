import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import Download from '@ant-design/icons/es/icons/DownloadOutlined';
import { App, Button } from 'antd';
import type { CSSProperties } from 'react';
import { listOf } from '../choices.ts';
import { copyText } from '../clipboard.ts';
import type { DisplayProps } from '../contract.ts';
import { saveText } from './saveText.ts';
import { texts } from '../locale/index.ts';
import './copyText.css';

/**
 * Text that is taken elsewhere, such as a key or codes: in type that distinguishes look-alikes,
 * with buttons to copy and keep it.
 */
export function CopyText({
  value,
  compact = false,
  columns = 1,
  download,
}: DisplayProps & { columns?: number; download?: string }) {
  const { message } = App.useApp();
  const lines = (Array.isArray(value) ? listOf(value) : [value]).map(String);
  if (compact) return <>{lines.join(texts.common.comma)}</>;
  const text = lines.join('\n');
  const copy = () =>
    copyText(text).then(
      () => message.success(texts.common.copied, 3),
      () => message.error(texts.common.copyFailed, 3),
    );
  return (
    <div className="pl-copy-text">
      <div
        className="pl-copy-text-lines"
        style={{ '--pl-columns': Math.min(columns, lines.length) } as CSSProperties}
      >
        {lines.map((line, index) => (
          <code key={index}>{line}</code>
        ))}
      </div>
      <div className="pl-copy-text-buttons">
        <Button size="small" icon={<Copy />} onClick={() => void copy()}>
          {texts.common.copy}
        </Button>
        {download && (
          <Button size="small" icon={<Download />} onClick={() => saveText(`${text}\n`, download)}>
            {texts.common.download}
          </Button>
        )}
      </div>
    </div>
  );
}
