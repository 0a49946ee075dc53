import { Alert, Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../core/hooks/useOnline.ts';
import type { Conflict } from './failedSave.ts';
import type { Save } from './useSave.ts';
import { texts } from '../../locale/index.ts';
import './container.css';

/**
 * What concerns the form as a whole: a refusal without a field, that nobody answered, or that
 * somebody else was faster. It comes into sight by itself.
 */
export function FormMessages({
  save: { refusal, unanswered, storedBefore, conflict, resolve, resend, leaveStored },
}: {
  save: Save;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, unanswered, storedBefore, conflict]);
  if (conflict)
    return (
      <div ref={element} className="pl-form-message">
        <ConflictAlert conflict={conflict} resolve={resolve} />
      </div>
    );
  if (unanswered !== undefined)
    return (
      <div ref={element} className="pl-form-message">
        <UnansweredAlert text={unanswered} resend={resend} />
      </div>
    );
  if (storedBefore)
    return (
      <div ref={element} className="pl-form-message">
        <StoredBeforeAlert resend={resend} leave={leaveStored} />
      </div>
    );
  return refusal === undefined ? null : (
    <div ref={element} className="pl-form-message">
      <Alert type="error" showIcon role="alert" message={refusal} />
    </div>
  );
}

/** What was entered before is a record now; what was changed since may become another one. */
function StoredBeforeAlert({
  resend,
  leave,
}: {
  resend: Save['resend'];
  leave: Save['leaveStored'];
}) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={texts.form.storedBefore}
      description={
        <>
          <p className="pl-form-conflict">{texts.form.storedBeforeHint}</p>
          <Space>
            <Button size="small" type="primary" onClick={leave}>
              {texts.form.leaveStored}
            </Button>
            <Button size="small" onClick={() => void resend()}>
              {texts.form.storeAnother}
            </Button>
          </Space>
        </>
      }
    />
  );
}

/** Nobody has answered: what was entered stays, and can be sent again. */
function UnansweredAlert({ text, resend }: { text: string; resend: Save['resend'] }) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={text}
      description={online && wasOffline ? texts.form.backOnline : texts.form.inputKept}
      action={
        <Button size="small" type="primary" disabled={!online} onClick={() => void resend()}>
          {texts.form.resend}
        </Button>
      }
    />
  );
}

function ConflictAlert({ conflict, resolve }: { conflict: Conflict; resolve: Save['resolve'] }) {
  const changed =
    conflict.changed.length > 0
      ? texts.form.changed(conflict.changed.join(texts.common.comma))
      : '';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={conflict.message}
      description={
        <>
          <p className="pl-form-conflict">
            {changed}
            {texts.form.conflictHint}
          </p>
          <Space>
            <Button size="small" type="primary" onClick={() => resolve(true)}>
              {texts.form.goOn}
            </Button>
            <Button size="small" onClick={() => resolve(false)}>
              {texts.form.reload}
            </Button>
          </Space>
        </>
      }
    />
  );
}
