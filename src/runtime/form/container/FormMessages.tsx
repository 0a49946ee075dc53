import { Alert, Button, Space } from 'antd';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useOnline } from '../../core/hooks/useOnline.ts';
import type { Conflict } from './failedSave.ts';
import { useChecks } from './useChecks.ts';
import type { Save } from './useSave.ts';
import { texts } from '../../locale/index.ts';
import { lateTexts } from '../../locale/late/index.ts';
import './container.css';

/**
 * What concerns the form as a whole: a refusal without a field, that nobody answered, or that
 * somebody else was faster. It comes into sight by itself.
 */
export function FormMessages({ save }: { save: Save }) {
  const element = useRef<HTMLDivElement>(null);
  useChecks(element, save.checkRecord);
  const { refusal, unanswered, storedBefore, conflict, removed } = save;
  const message = messageOf(save);
  const isThere = message !== undefined;
  useEffect(() => {
    if (isThere) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere, refusal, unanswered, storedBefore, conflict, removed]);
  return (
    <div ref={element} className={message && 'pl-form-message'}>
      {message}
    </div>
  );
}

/** The one message that counts now; undefined: there is nothing to say. */
function messageOf(save: Save): ReactElement | undefined {
  const { refusal, unanswered, storedBefore, conflict, removed, resend } = save;
  if (removed) return <RemovedAlert />;
  if (conflict) return <ConflictAlert conflict={conflict} resolve={save.resolve} />;
  if (unanswered !== undefined) return <UnansweredAlert text={unanswered} resend={resend} />;
  if (storedBefore) return <StoredBeforeAlert resend={resend} leave={save.leaveStored} />;
  if (refusal === undefined) return undefined;
  return <Alert type="error" showIcon role="alert" message={refusal} />;
}

/** Nothing can be stored any more; what was entered can still be read and copied. */
function RemovedAlert() {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={lateTexts.form.removed}
      description={lateTexts.form.removedHint}
    />
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
