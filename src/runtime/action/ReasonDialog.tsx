import { Input, Modal } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { characterCount, longestReason } from '../../schema/record/index.ts';
import { focusFirst } from '../core/firstFocus.ts';
import { texts } from '../locale/index.ts';
import type { ReasonQuestion } from './ports.ts';
import './reason.css';

interface Props {
  question: ReasonQuestion;
  /** It has left the screen; without a reason when it was declined. */
  onClosed(reason: string | undefined): void;
}

/** A question before something that cannot be undone, answered by saying why. */
export function ReasonDialog({ question, onClosed }: Props) {
  const { title, content, ok, cancel, danger, reason } = question;
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [isReported, setReported] = useState(false);
  const given = useRef<string | undefined>(undefined);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const problem = isReported ? problemOf(text, reason) : undefined;
  const submit = () => {
    setReported(true);
    if (problemOf(text, reason) !== undefined) return area.current?.focus();
    given.current = text.trim();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={ok ?? texts.common.ok}
      cancelText={cancel ?? texts.common.cancel}
      okButtonProps={{ danger }}
      maskClosable={false}
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterOpenChange={(visible) => {
        if (visible) focusFirst(area.current);
        else onClosed(given.current);
      }}
      destroyOnHidden
    >
      {content !== undefined && <p className="pl-reason-content">{content}</p>}
      <label htmlFor={id} className="pl-reason-label">
        {reason.label}
      </label>
      <Input.TextArea
        id={id}
        ref={(field) => void (area.current = field?.resizableTextArea?.textArea ?? null)}
        value={text}
        rows={3}
        maxLength={longestReason}
        showCount
        status={problem === undefined ? '' : 'error'}
        aria-required
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <div id={`${id}-problem`} role="alert" className="pl-reason-problem">
          {problem}
        </div>
      )}
    </Modal>
  );
}

/** What the server would say of the reason; undefined when it is one. */
function problemOf(text: string, { label, min }: ReasonQuestion['reason']): string | undefined {
  const length = characterCount(text.trim());
  if (length === 0) return texts.action.noReason(label);
  return length < min ? texts.action.shortReason(label, min) : undefined;
}
