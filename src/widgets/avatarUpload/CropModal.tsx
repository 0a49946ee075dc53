import { App, Button, Modal, Upload } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useWidgetHost } from '../contract.ts';
import { draw, type Cut } from './crop.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';

interface Props {
  title: string;
  success: string;
  url: string;
  part: string;
  member: string;
  onStored?: (path: string) => void;
  onClosed(): void;
}

/** Sides in pixels of the stored picture and of the preview. */
const sides = { stored: 400, preview: 200 };
const zooms = { least: 1, most: 5, step: 0.1 };

/** A chosen picture: for the cropper by its address, for the canvas by its pixels. */
interface Chosen {
  address: string;
  pixels: ImageBitmap;
}

/** Choosing a picture and the square of it that is kept; by pointer, wheel, buttons or keys. */
export function CropModal({ title, success, url, part, member, onStored, onClosed }: Props) {
  const { request } = useWidgetHost();
  const { message } = App.useApp();
  const [open, setOpen] = useState(true);
  const [picture, setPicture] = useState<Chosen>();
  const [placement, setPlacement] = useState(middle);
  const [area, setArea] = useState<Area>();
  const [sending, setSending] = useState(false);
  const { rotation } = placement;
  const zoom = (by: number) =>
    setPlacement((before) => ({
      ...before,
      zoom: Math.min(zooms.most, Math.max(zooms.least, before.zoom + by)),
    }));
  const turn = (by: number) =>
    setPlacement((before) => ({ ...before, rotation: (before.rotation + by + 360) % 360 }));
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.address)), [picture]);

  const choose = async (file: File) => {
    try {
      const pixels = await createImageBitmap(file);
      setPlacement(middle);
      setPicture({ address: URL.createObjectURL(file), pixels });
    } catch {
      void message.error(lateTexts.avatar.wrongFile);
    }
  };
  const store = async () => {
    if (!picture || !area) return;
    setSending(true);
    try {
      const form = await formOf(picture.pixels, { area, rotation }, part);
      const answer = await request({ method: 'POST', url, form });
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
      okButtonProps={{ disabled: !area, loading: sending }}
      onOk={() => void store()}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      destroyOnHidden
    >
      <div className="pl-crop">
        <CropArea
          picture={picture}
          placement={placement}
          onPlace={(part) => setPlacement((before) => ({ ...before, ...part }))}
          onZoom={zoom}
          onCut={setArea}
        />
        <Preview picture={picture} cut={area && { area, rotation }} />
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
          <Button>{lateTexts.avatar.choose}</Button>
        </Upload>
        <Button disabled={!picture} onClick={() => zoom(zooms.step)}>
          {lateTexts.avatar.larger}
        </Button>
        <Button disabled={!picture} onClick={() => zoom(-zooms.step)}>
          {lateTexts.avatar.smaller}
        </Button>
        <Button disabled={!picture} onClick={() => turn(-90)}>
          {lateTexts.avatar.left}
        </Button>
        <Button disabled={!picture} onClick={() => turn(90)}>
          {lateTexts.avatar.right}
        </Button>
      </div>
    </Modal>
  );
}

/** How the picture lies under the square that is kept. */
interface Placement {
  crop: { x: number; y: number };
  zoom: number;
  rotation: number;
}

const middle: Placement = { crop: { x: 0, y: 0 }, zoom: zooms.least, rotation: 0 };

interface CropAreaProps {
  picture: Chosen | undefined;
  placement: Placement;
  onPlace(part: Partial<Placement>): void;
  onZoom(by: number): void;
  onCut(area: Area): void;
}

/**
 * The picture under the square; the arrow keys move it (react-easy-crop), plus and minus bring it
 * nearer and farther.
 */
function CropArea({ picture, placement, onPlace, onZoom, onCut }: CropAreaProps) {
  const press = (event: KeyboardEvent) => {
    const by = { '+': zooms.step, '=': zooms.step, '-': -zooms.step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onZoom(by);
  };
  return (
    // The keys come from the square inside.
    <div role="presentation" className="pl-crop-area" onKeyDown={press}>
      {picture && (
        <Cropper
          {...placement}
          image={picture.address}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          keyboardStep={8}
          onCropChange={(crop) => onPlace({ crop })}
          onZoomChange={(next) => onPlace({ zoom: next })}
          onCropAreaChange={(_percent, pixels) => onCut(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': lateTexts.avatar.area }}
          disableAutomaticStylesInjection
        />
      )}
    </div>
  );
}

function Preview({ picture, cut }: { picture: Chosen | undefined; cut: Cut | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && picture && cut) draw(canvas.current, picture.pixels, cut);
  });
  return (
    <canvas
      ref={canvas}
      className="pl-crop-preview"
      width={sides.preview}
      height={sides.preview}
      role="img"
      aria-label={texts.common.preview}
    />
  );
}

async function formOf(pixels: ImageBitmap, cut: Cut, part: string): Promise<FormData> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sides.stored;
  draw(canvas, pixels, cut);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(lateTexts.avatar.failed);
  const form = new FormData();
  form.append(part, blob, 'avatar.png');
  return form;
}
