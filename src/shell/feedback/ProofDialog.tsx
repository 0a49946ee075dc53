import { Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useStore } from 'zustand';
import { focusFirst } from '../../runtime/core/firstFocus.ts';
import { ApiError } from '../../runtime/host.ts';
import { useApplication } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { sessionPaths } from '../../protocol/addresses.ts';

interface Refusal {
  field: 'password' | 'totp';
  text: string;
}

/**
 * Asks for the password before a change that matters, and for a code where a second factor is set
 * up; the refused request is then sent again.
 */
export default function ProofDialog() {
  const { feedback, http } = useApplication();
  const withCode = useStore(feedback.store).provingWithCode;
  const [open, setOpen] = useState(true);
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const proved = useRef(false);
  const inputs = { password: useRef<InputRef>(null), totp: useRef<InputRef>(null) };

  function refuse(field: Refusal['field'], text: string) {
    setRefusal({ field, text });
    inputs[field].current?.select();
  }

  async function prove() {
    if (busy) return;
    if (password === '') return refuse('password', texts.proof.passwordMissing);
    if (withCode && totp.trim() === '') return refuse('totp', texts.proof.codeMissing);
    setBusy(true);
    setRefusal(undefined);
    try {
      const body = withCode ? { password, totp: totp.trim() } : { password };
      await http.request({
        method: 'POST',
        url: sessionPaths.prove,
        body,
        quiet: true,
      });
      proved.current = true;
      setOpen(false);
    } catch (error) {
      const isCode = error instanceof ApiError && error.field === 'totp';
      refuse(
        isCode && withCode ? 'totp' : 'password',
        error instanceof Error ? error.message : String(error),
      );
    } finally {
      setBusy(false);
    }
  }

  const shared = { refusal, onEnter: () => void prove() };
  return (
    <Modal
      open={open}
      title={texts.proof.title}
      okText={texts.proof.ok}
      onOk={() => void prove()}
      confirmLoading={busy}
      onCancel={() => setOpen(false)}
      width={416}
      zIndex={1900}
      // Not before it has left the screen: what was refused may open another dialog.
      afterOpenChange={(shown) =>
        shown ? focusFirst(inputs.password.current?.input) : feedback.finishProof(proved.current)
      }
    >
      <Question
        {...shared}
        field="password"
        label={texts.proof.question}
        input={inputs.password}
        value={password}
        onChange={setPassword}
      />
      {withCode && (
        <Question
          {...shared}
          field="totp"
          label={texts.proof.code}
          input={inputs.totp}
          value={totp}
          onChange={setTotp}
        />
      )}
    </Modal>
  );
}

interface QuestionProps {
  field: Refusal['field'];
  label: string;
  input: Ref<InputRef>;
  value: string;
  refusal: Refusal | undefined;
  onChange(value: string): void;
  onEnter(): void;
}

function Question({ field, label, input, value, refusal, onChange, onEnter }: QuestionProps) {
  const id = useId();
  const text = refusal?.field === field ? refusal.text : undefined;
  const control = {
    id,
    ref: input,
    value,
    status: text === undefined ? undefined : ('error' as const),
    'aria-required': true,
    'aria-invalid': text !== undefined,
    'aria-describedby': `${id}-refusal`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && onEnter(),
  };
  return (
    <>
      <label htmlFor={id} style={{ display: 'block', marginBlock: '4px 8px' }}>
        {label}
      </label>
      {field === 'password' ? (
        <Input.Password {...control} autoComplete="current-password" maxLength={128} />
      ) : (
        <Input
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      )}
      <div
        id={`${id}-refusal`}
        role={text === undefined ? undefined : 'alert'}
        style={{ minHeight: 22, color: 'var(--ant-color-error-text)' }}
      >
        {text}
      </div>
    </>
  );
}
