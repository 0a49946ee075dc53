import { Alert, App, Form, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { newKey } from '../../runtime/core/newKey.ts';
import { ApiError } from '../../runtime/host.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace, useDesignerState } from '../state/context.ts';
import type { LivePage } from './revisions.ts';

/** What is done with a version: published again, or taken back. */
export interface Asking {
  kind: 'restore' | 'withdraw';
  number: number;
}

interface Props {
  asking: Asking;
  live: LivePage;
  /** The server knows better: what is shown is old. */
  onRefused(): void;
  onClose(): void;
}

/** Asks why, and does it. */
export function ReasonDialog({ asking: { kind, number }, live, onRefused, onClose }: Props) {
  const { revisions, onPublished } = useWorkplace();
  const { message } = App.useApp();
  const page = useDesignerState((state) => state.id);
  const isChanged = useDesignerState(({ history, draft }) => draft || history.done.length > 0);
  const texts = designerTexts();
  const { publish } = texts;
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const key = useRef(newKey());
  const send = async () => {
    const input = { page, expected: live.hash, reason: reason.trim() };
    setSending(true);
    try {
      if (kind === 'restore') await revisions.restore({ ...input, number }, key.current);
      else await revisions.withdraw(input, key.current);
      void message.success(kind === 'restore' ? publish.restored(number) : publish.withdrawn);
      if (isChanged) onRefused();
      else onPublished();
      onClose();
    } catch (error) {
      setFailure((error as Error).message);
      if (error instanceof ApiError && error.answer) {
        key.current = newKey();
        onRefused();
      }
    } finally {
      setSending(false);
    }
  };
  const hint = live.fileState === 'none' || live.fileState === 'absent';
  return (
    <Modal
      open
      title={kind === 'restore' ? publish.restoreTitle(number) : publish.withdrawTitle}
      okText={kind === 'restore' ? publish.restore : publish.withdraw}
      cancelText={texts.cancel}
      okButtonProps={{
        disabled: reason.trim() === '',
        loading: isSending,
        danger: kind === 'withdraw',
      }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {failure !== undefined && <Alert type="error" showIcon message={failure} />}
      <p>
        {kind === 'restore'
          ? publish.restoreHint
          : hint
            ? publish.withdrawGone
            : publish.withdrawHint}
      </p>
      <Form layout="vertical">
        <Form.Item
          label={kind === 'restore' ? publish.reason : publish.withdrawReason}
          htmlFor="pl-reason"
          required
        >
          <Input.TextArea
            id="pl-reason"
            autoFocus
            value={reason}
            maxLength={200}
            showCount
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
