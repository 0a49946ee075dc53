import { isIdNumber } from '../../schema/record/idNumber.ts';
import type { DisplayProps } from '../contract.ts';
import { MaskedText } from '../MaskedText.tsx';
import { plainText, shortText } from '../plainText.ts';
import { groupedIdNumber } from './writtenIdNumber.ts';

/** A number of an identity card, with its middle hidden until somebody asks for it. */
export function IdNumberText({ value, masked = true }: DisplayProps & { masked?: boolean }) {
  const text = plainText(value);
  const draw = (shown: string) => (
    <span className="pl-number">{groupedIdNumber(shortText(shown))}</span>
  );
  return masked && isIdNumber(text) ? (
    <MaskedText text={text} mask="idNumber">
      {draw}
    </MaskedText>
  ) : (
    draw(text)
  );
}
