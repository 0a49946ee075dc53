import type { InputProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { plainText } from '../plainText.ts';
import { TypedText } from '../TypedText.tsx';
import { groupedIdNumber, holderOf, idNumberIn } from './writtenIdNumber.ts';

interface Props extends InputProps {
  masked?: boolean;
  holder?: boolean;
  allowClear?: boolean;
}

/** A number of an identity card, typed and pasted as people write it. */
export function IdNumberInput({ masked: _masked, holder = true, ...props }: Props) {
  const known = holder ? holderOf(plainText(props.value)) : undefined;
  return (
    <>
      <TypedText {...props} read={idNumberIn} write={groupedIdNumber} inputMode="text" />
      {known && (
        <small className="pl-secondary" role="status">
          {lateTexts.idNumber.holder(known.born, known.isMale)}
        </small>
      )}
    </>
  );
}
