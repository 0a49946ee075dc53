import type { InputProps } from '../contract.ts';
import { TypedText } from '../TypedText.tsx';
import { groupedPhone, phoneIn } from './writtenPhone.ts';

/** A mobile number, typed and pasted as people write it. */
export const PhoneInput = ({
  masked: _masked,
  ...props
}: InputProps & { masked?: boolean; allowClear?: boolean }) => (
  <TypedText
    {...props}
    read={phoneIn}
    write={groupedPhone}
    inputMode="tel"
    prefix={<span className="pl-secondary">+86</span>}
  />
);
