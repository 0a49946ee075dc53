import { looselyEqual } from '../../schema/expression/index.ts';
import type { DisplayProps } from '../contract.ts';
import { texts } from '../locale/index.ts';

interface Props extends DisplayProps {
  checkedValue?: string | number | boolean;
  checkedText?: string;
  uncheckedText?: string;
}

/** One of two words. */
export const BooleanText = ({
  value,
  checkedValue = true,
  checkedText = texts.truth.yes,
  uncheckedText = texts.truth.no,
}: Props) => <>{looselyEqual(value, checkedValue) ? checkedText : uncheckedText}</>;
