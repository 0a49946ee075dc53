import { Button, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useWidgetHost, type WidgetHost } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { usePad } from './usePad.ts';

interface Props {
  upload: WidgetHost['requests']['upload'];
  color: string;
  height: number;
  onStored(path: string): void;
  onClosed(): void;
}

/** Signing over the page: nothing is stored before 确定, and nothing afterwards is left to do. */
export function SignDialog({ upload, color, height, onStored, onClosed }: Props) {
  const { request } = useWidgetHost();
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [sending, setSending] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = usePad(canvas, color);
  const store = async () => {
    const picture = await pad.picture();
    if (!picture) return;
    const form = new FormData();
    form.append(upload.part, picture, 'signature.png');
    setSending(true);
    try {
      const answer = await request({ method: 'POST', url: upload.url, form });
      onStored(String(answer[upload.member] ?? ''));
      setOpen(false);
    } catch {
      // The refusal was shown by the request itself; what was drawn is still there.
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      open={open}
      title={lateTexts.signature.title}
      width={640}
      maskClosable={false}
      okText={lateTexts.records.ok(0)}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: pad.strokes === 0 && typed.trim() === '', loading: sending }}
      onOk={() => void store()}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isOpen) => isOpen && pad.begin()}
      afterClose={onClosed}
      destroyOnHidden
    >
      <canvas
        ref={canvas}
        className="pl-signature-pad"
        style={{ height }}
        role="img"
        aria-label={lateTexts.signature.area}
      />
      <div className="pl-signature-tools">
        <Button disabled={pad.strokes === 0} onClick={pad.undo}>
          {lateTexts.signature.undo}
        </Button>
        <Button
          disabled={pad.strokes === 0 && typed === ''}
          onClick={() => {
            setTyped('');
            pad.clear();
          }}
        >
          {lateTexts.signature.clear}
        </Button>
        <Input
          value={typed}
          maxLength={20}
          aria-label={lateTexts.signature.type}
          placeholder={lateTexts.signature.type}
          onChange={(event) => {
            setTyped(event.target.value);
            pad.write(event.target.value);
          }}
        />
      </div>
    </Modal>
  );
}
