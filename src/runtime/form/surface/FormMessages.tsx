import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';
import type { Conflict, Save } from './useSave.ts';

/** What concerns the form as a whole: a refusal without a field, or that somebody else was faster. It comes into sight by itself. */
export function FormMessages({ refusal, conflict, settle }: Pick<Save, 'refusal' | 'conflict' | 'settle'>) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, conflict]);
  if (conflict) return <div ref={element} className="pl-form-message"><ConflictAlert conflict={conflict} settle={settle} /></div>;
  return refusal === undefined ? null : <div ref={element} className="pl-form-message"><Alert type="error" showIcon role="alert" message={refusal} /></div>;
}

function ConflictAlert({ conflict, settle }: { conflict: Conflict; settle: Save['settle'] }) {
  const changed = conflict.changed.length > 0 ? `对方修改了：${conflict.changed.join('、')}。` : '';
  return (
    <Alert
      type="warning" showIcon role="alert" message={conflict.message}
      description={(
        <>
          <p className="pl-form-conflict">{changed}继续编辑将保留您的修改，保存时覆盖对方对相同字段的修改；重新加载将放弃您的修改。</p>
          <Space><Button size="small" type="primary" onClick={() => settle(true)}>继续编辑</Button><Button size="small" onClick={() => settle(false)}>重新加载</Button></Space>
        </>
      )}
    />
  );
}
