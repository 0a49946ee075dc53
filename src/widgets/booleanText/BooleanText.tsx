import { looselyEqual } from '../../schema/expression/index.ts';
import type { DisplayProps } from '../contract.ts';

interface Props extends DisplayProps { checkedValue?: string | number | boolean; checkedText?: string; uncheckedText?: string }

/** One of two words. */
export const BooleanText = ({ value, checkedValue = true, checkedText = '是', uncheckedText = '否' }: Props) => <>{looselyEqual(value, checkedValue) ? checkedText : uncheckedText}</>;
