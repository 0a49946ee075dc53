import { Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useApplication } from '../application.ts';
import { texts } from '../locale/index.ts';

/** Asks for the password before a change that matters; the refused request is then sent again. */
export default function ProofDialog() {
  const { feedback, http } = useApplication();
  const [open, setOpen] = useState(true);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const proved = useRef(false);
  const input = useRef<InputRef>(null);
  const id = useId();

  async function prove() {
    if (busy) return;
    if (password === '') return setRefusal(texts.proof.passwordMissing);
    setBusy(true);
    setRefusal(undefined);
    try {
      await http.request({ method: 'POST', url: '/system/user/profile/reauthenticate', body: { password }, quiet: true });
      proved.current = true;
      setOpen(false);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      input.current?.select();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open={open} title={texts.proof.title} okText={texts.proof.ok} onOk={() => void prove()} confirmLoading={busy} onCancel={() => setOpen(false)} width={416} zIndex={1900}
      // Not before it has left the screen: what was refused may open another dialog.
      afterOpenChange={(shown) => (shown ? input.current?.focus() : feedback.settleProof(proved.current))}
    >
      <label htmlFor={id} style={{ display: 'block', marginBlockEnd: 8 }}>{texts.proof.question}</label>
      <Input.Password
        id={id} ref={input} value={password} autoComplete="current-password" maxLength={100} status={refusal === undefined ? undefined : 'error'}
        aria-required aria-invalid={refusal !== undefined} aria-describedby={`${id}-refusal`}
        onChange={(event) => setPassword(event.target.value)} onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && void prove()}
      />
      <div id={`${id}-refusal`} role={refusal === undefined ? undefined : 'alert'} style={{ minHeight: 22, color: 'var(--ant-color-error-text)' }}>{refusal}</div>
    </Modal>
  );
}
