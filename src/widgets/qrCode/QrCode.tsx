import { QRCode } from 'antd';
import type { DisplayProps } from '../contract.ts';
import { texts } from '../locale/index.ts';

/** A text as a QR code; black on white in dark mode, too: many cameras read nothing else. */
export function QrCode({
  value,
  size = 160,
  label = texts.code.qr,
}: DisplayProps & { size?: number; label?: string }) {
  return (
    <div className="pl-qr" role="img" aria-label={label}>
      {/* The drawing calls itself a picture, too, without a name. */}
      <div aria-hidden>
        <QRCode
          value={String(value)}
          type="svg"
          size={size}
          color="#000"
          bgColor="#fff"
          bordered={false}
        />
      </div>
    </div>
  );
}
