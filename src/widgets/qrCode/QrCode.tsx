import { QRCode } from 'antd';
import { useRef } from 'react';
import type { DisplayProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { plainText, shortText } from '../plainText.ts';
import { SaveCode } from './SaveCode.tsx';

interface Props extends DisplayProps {
  size?: number;
  label?: string;
  download?: boolean;
}

/** Most bytes that a QR code can hold with the least correction of errors. */
const mostBytes = 2953;

/** Pixels of its side in a cell. */
const inCell = 64;

/** A text as a QR code; black on white in dark mode, too: many cameras read nothing else. */
export function QrCode({
  value,
  size = 160,
  label = lateTexts.code.qr,
  download = false,
  compact,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const text = plainText(value);
  if (text === '') return null;
  // A text that no code can hold is at least read by people.
  if (new TextEncoder().encode(text).length > mostBytes)
    return (
      <span className="pl-plain">
        {lateTexts.code.tooLong}
        {shortText(text)}
      </span>
    );
  return (
    <>
      <div className="pl-qr" role="img" aria-label={label} ref={frame}>
        {/* The drawing calls itself a picture, too, without a name. */}
        <div aria-hidden>
          <QRCode
            value={text}
            type="svg"
            size={compact ? Math.min(size, inCell) : size}
            color="#000"
            bgColor="#fff"
            bordered={false}
            errorLevel={text.length > 500 ? 'L' : 'M'}
          />
        </div>
      </div>
      {download && !compact && (
        <div>
          <SaveCode name={text} draw={(canvas) => drawCode(canvas, frame.current!)} />
        </div>
      )}
    </>
  );
}

/** Pixels of a module in the picture that is saved, and empty modules around them. */
const scale = 8;
const margin = 4;

/** The drawing on the screen, module by module, with the empty edge that cameras need. */
function drawCode(canvas: HTMLCanvasElement, frame: HTMLElement): void {
  const drawing = frame.querySelector('svg')!;
  const side = drawing.viewBox.baseVal.width;
  canvas.width = canvas.height = (side + 2 * margin) * scale;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, margin * scale, margin * scale);
  context.fillStyle = '#000';
  // The first path is the ground, the last one the modules.
  const modules = [...drawing.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- that of a canvas, not of a list
  context.fill(new Path2D(modules));
}
