import { Image } from 'antd';
import { useState } from 'react';
import { useWidgetHost, type DisplayProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import './signature.css';

/** Pixels of its height, by itself and in a cell. */
const heights = { whole: 64, cell: 28 };

/** A stored signature, enlarged by a click. */
export function SignaturePicture({ value, compact }: DisplayProps) {
  const { fileUrl } = useWidgetHost();
  const [broken, setBroken] = useState<unknown>();
  // Anything else is no picture that could be shown.
  if (typeof value !== 'string' || value === '') return null;
  const src = fileUrl(value);
  if (src === undefined)
    return <span className="pl-secondary">{lateTexts.image.tooLong(value.length)}</span>;
  if (broken === value) return <span title={value}>{lateTexts.signature.broken}</span>;
  return (
    <span className="pl-signature">
      <Image
        src={src}
        alt={lateTexts.signature.picture}
        height={compact ? heights.cell : heights.whole}
        onError={() => setBroken(value)}
      />
    </span>
  );
}
