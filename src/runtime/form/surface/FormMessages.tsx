import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';
import type { Conflict, Save } from './useSave.ts';
import { texts } from '../../locale/index.ts';

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
  const changed = conflict.changed.length > 0 ? texts.form.changed(conflict.changed.join(texts.common.comma)) : '';
  return (
    <Alert
      type="warning" showIcon role="alert" message={conflict.message}
      description={(
        <>
          <p className="pl-form-conflict">{changed}{texts.form.conflictHint}</p>
          <Space><Button size="small" type="primary" onClick={() => settle(true)}>{texts.form.goOn}</Button><Button size="small" onClick={() => settle(false)}>{texts.form.reload}</Button></Space>
        </>
      )}
    />
  );
}
