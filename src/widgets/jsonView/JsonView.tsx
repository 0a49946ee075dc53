import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import { App, Button } from 'antd';
import { useMemo } from 'react';
import { copyText } from '../clipboard.ts';
import type { DisplayProps } from '../contract.ts';
import { shortText } from '../plainText.ts';
import { formatJson } from './formatJson.ts';
import { texts } from '../locale/index.ts';
import './jsonView.css';

/** JSON, indented, with a button that copies it. Texts that are no JSON are shown as they are. */
export function JsonView({
  value,
  compact = false,
  maxHeight = 360,
}: DisplayProps & { maxHeight?: number }) {
  const { message } = App.useApp();
  const text = useMemo(() => formatJson(value, compact ? 0 : 2), [value, compact]);
  if (compact) return <>{shortText(text)}</>;
  const copy = async () => {
    try {
      await copyText(text);
      void message.success(texts.common.copied, 3);
    } catch {
      void message.error(texts.common.copyFailed, 3);
    }
  };
  return (
    <div className="pl-json">
      <Button
        className="pl-json-copy"
        size="small"
        type="text"
        icon={<Copy />}
        aria-label={texts.common.copy}
        onClick={() => void copy()}
      />
      <pre style={{ maxHeight }} tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}
