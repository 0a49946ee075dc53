import { QRCode } from 'antd';
import type { DisplayProps } from '../contract.ts';
import { plainText, shortText } from '../plainText.ts';
import { lateTexts } from '../locale/late/index.ts';

/** Bytes that the largest code holds at the correction of errors that antd draws with. */
const mostBytes = 2331;

/** A text as a QR code; black on white in dark mode, too: many cameras read nothing else. */
export function QrCode({
  value,
  size = 160,
  label = lateTexts.code.qr,
}: DisplayProps & { size?: number; label?: string }) {
  const text = plainText(value);
  if (new TextEncoder().encode(text).length > mostBytes)
    return (
      <span className="pl-plain">
        {lateTexts.code.tooLong}
        {shortText(text)}
      </span>
    );
  return (
    <div className="pl-qr" role="img" aria-label={label}>
      {/* The drawing calls itself a picture, too, without a name. */}
      <div aria-hidden>
        <QRCode value={text} type="svg" size={size} color="#000" bgColor="#fff" bordered={false} />
      </div>
    </div>
  );
}
