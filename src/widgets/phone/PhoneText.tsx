import { isPhone } from '../../schema/record/phone.ts';
import type { DisplayProps } from '../contract.ts';
import { MaskedText } from '../MaskedText.tsx';
import { plainText, shortText } from '../plainText.ts';
import { groupedPhone } from './writtenPhone.ts';

/** A mobile number to be called; what is none, or is hidden, as text. */
export function PhoneText({ value, masked = false }: DisplayProps & { masked?: boolean }) {
  const text = plainText(value);
  return masked && isPhone(text) ? (
    <MaskedText text={text} mask="phone">
      {(shown) => <Callable text={shown} />}
    </MaskedText>
  ) : (
    <Callable text={text} />
  );
}

function Callable({ text }: { text: string }) {
  const shown = groupedPhone(shortText(text));
  if (!isPhone(text)) return <span className="pl-number">{shown}</span>;
  return (
    // The row that it stands in is not clicked.
    <a className="pl-number" href={`tel:+86${text}`} onClick={(event) => event.stopPropagation()}>
      {shown}
    </a>
  );
}
