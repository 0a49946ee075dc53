import { useMemo } from 'react';
import { plainText } from '../plainText.ts';
import type { DisplayProps } from '../contract.ts';
import { SaveCode } from '../qrCode/SaveCode.tsx';
import { lateTexts } from '../locale/late/index.ts';
import { barsOf, type Bars } from './bars.ts';
import './barcode.css';

interface Props extends DisplayProps {
  format?: string;
  height?: number;
  showText?: boolean;
  download?: boolean;
}

/** Empty modules at each side, which readers of barcodes need. */
const margin = 10;
/** Height of a barcode in a cell, and of its text. */
const heights = { cell: 28, text: 18 };

/** A text as a barcode; black on white in dark mode, too: many cameras read nothing else. */
export function Barcode({
  value,
  format = 'CODE128',
  height = 64,
  showText = true,
  download = false,
  compact,
}: Props) {
  const text = plainText(value ?? '');
  const bars = useMemo(() => barsOf(text, format), [text, format]);
  if (text === '') return null;
  if (!bars)
    return (
      <span title={lateTexts.codes.impossible(format)}>
        {text}
        {!compact && (
          <span className="pl-barcode-problem">{lateTexts.codes.impossible(format)}</span>
        )}
      </span>
    );
  const name = lateTexts.codes.barcode(text);
  return (
    <span className="pl-barcode">
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${bars.width + 2 * margin} 1`}
        preserveAspectRatio="none"
        height={compact ? heights.cell : height}
        width={(bars.width + 2 * margin) * (compact ? 1 : 2)}
        shapeRendering="crispEdges"
      >
        {bars.bars.map(({ from, width }) => (
          <rect key={from} x={from + margin} y={0} width={width} height={1} fill="#000" />
        ))}
      </svg>
      {showText && !compact && <span className="pl-barcode-text">{text}</span>}
      {download && !compact && (
        <SaveCode name={text} draw={(canvas) => draw(canvas, bars, { height, showText })} />
      )}
    </span>
  );
}

/** Pixels of a module in the picture that is saved. */
const scale = 3;

function draw(
  canvas: HTMLCanvasElement,
  { width, bars, text }: Bars,
  { height, showText }: { height: number; showText: boolean },
): void {
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + (showText ? heights.text : 0) + margin) * scale;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const bar of bars)
    context.fillRect(
      (bar.from + margin) * scale,
      (margin / 2) * scale,
      bar.width * scale,
      height * scale,
    );
  if (!showText) return;
  context.font = `${14 * scale}px monospace`;
  context.textAlign = 'center';
  context.fillText(text, canvas.width / 2, canvas.height - 5 * scale);
}
