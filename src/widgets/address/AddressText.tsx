import { AreaText } from '../areaPicker/AreaText.tsx';
import type { DisplayProps } from '../contract.ts';
import { plainText, shortText } from '../plainText.ts';
import { addressIn } from './addressValue.ts';

/** An address in one line; what is none is shown as it is. */
export function AddressText({ value }: DisplayProps) {
  const address = addressIn(value);
  if (!address) return <>{shortText(plainText(value))}</>;
  const { code, area, detail = '' } = address;
  return (
    <span className="pl-plain">
      {area ?? (code && <AreaText value={code} />)}
      {code && detail && ' '}
      {detail}
    </span>
  );
}
