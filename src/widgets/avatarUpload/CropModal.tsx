import { App, Button, Modal, Upload } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWidgetHost } from '../contract.ts';
import { draw, kept, middle, squareSide, type Placement } from './crop.ts';
import { texts } from '../locale/index.ts';

interface Props {
  title: string;
  success: string;
  url: string;
  part: string;
  member: string;
  onStored?: (path: string) => void;
  onClosed(): void;
}

/** Side of the stored picture. */
const storedSide = 400;

const moves: Readonly<Record<string, Partial<Record<'x' | 'y' | 'scale', number>>>> = {
  ArrowLeft: { x: -8 },
  ArrowRight: { x: 8 },
  ArrowUp: { y: -8 },
  ArrowDown: { y: 8 },
  '+': { scale: 0.1 },
  '=': { scale: 0.1 },
  '-': { scale: -0.1 },
};

/** Choosing a picture and the square of it that is kept; by pointer, wheel, buttons or keys. */
export function CropModal({ title, success, url, part, member, onStored, onClosed }: Props) {
  const { request } = useWidgetHost();
  const { message } = App.useApp();
  const [open, setOpen] = useState(true);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [placement, setPlacement] = useState(middle);
  const [sending, setSending] = useState(false);
  const change = (by: Partial<Placement>) =>
    picture &&
    setPlacement((before) =>
      kept(
        {
          scale: before.scale + (by.scale ?? 0),
          turns: before.turns + (by.turns ?? 0),
          x: before.x + (by.x ?? 0),
          y: before.y + (by.y ?? 0),
        },
        picture,
      ),
    );

  const choose = async (file: File) => {
    try {
      const read = await createImageBitmap(file);
      setPlacement(kept(middle, read));
      setPicture(read);
    } catch {
      void message.error(texts.avatar.wrongFile);
    }
  };
  const store = async () => {
    if (!picture) return;
    setSending(true);
    try {
      const answer = await request({
        method: 'POST',
        url,
        form: await formOf(picture, placement, part),
      });
      onStored?.(String(answer[member] ?? ''));
      void message.success(success, 3);
      setOpen(false);
    } catch {
      // The refusal was shown by the request itself.
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      open={open}
      title={title}
      width={800}
      okText={texts.common.save}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: !picture, loading: sending }}
      onOk={() => void store()}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      destroyOnHidden
    >
      <div className="pl-crop">
        <CropArea picture={picture} placement={placement} onMove={change} />
        <Preview picture={picture} placement={placement} />
      </div>
      <div className="pl-crop-tools">
        <Upload
          accept="image/*"
          showUploadList={false}
          beforeUpload={(file) => {
            void choose(file);
            return false; // only read here
          }}
        >
          <Button>{texts.avatar.choose}</Button>
        </Upload>
        <Button disabled={!picture} onClick={() => change({ scale: 0.1 })}>
          {texts.avatar.larger}
        </Button>
        <Button disabled={!picture} onClick={() => change({ scale: -0.1 })}>
          {texts.avatar.smaller}
        </Button>
        <Button disabled={!picture} onClick={() => change({ turns: -1 })}>
          {texts.avatar.left}
        </Button>
        <Button disabled={!picture} onClick={() => change({ turns: 1 })}>
          {texts.avatar.right}
        </Button>
      </div>
    </Modal>
  );
}

interface Shown {
  picture: ImageBitmap | undefined;
  placement: Placement;
}

function usePainted({ picture, placement }: Shown) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, placement);
  }, [picture, placement]);
  return canvas;
}

function CropArea({ onMove, ...shown }: Shown & { onMove(by: Partial<Placement>): void }) {
  const canvas = usePainted(shown);
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1) onMove({ x: event.movementX, y: event.movementY });
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  return (
    // A picture that is moved: no native element is one.
    <div
      role="application"
      tabIndex={0}
      aria-label={texts.avatar.area}
      className="pl-crop-area"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      onWheel={(event) => onMove({ scale: event.deltaY < 0 ? 0.1 : -0.1 })}
    >
      <canvas ref={canvas} width={squareSide} height={squareSide} />
    </div>
  );
}

const Preview = (shown: Shown) => (
  <canvas
    ref={usePainted(shown)}
    className="pl-crop-preview"
    width={squareSide}
    height={squareSide}
    role="img"
    aria-label={texts.common.preview}
  />
);

async function formOf(picture: ImageBitmap, placement: Placement, part: string): Promise<FormData> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = storedSide;
  draw(canvas, picture, placement);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(texts.avatar.failed);
  const form = new FormData();
  form.append(part, blob, 'avatar.png');
  return form;
}
