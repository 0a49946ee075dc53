import type { DisplayProps } from '../contract.ts';
import { numberText, type NumberFormat } from '../../schema/record/numberText.ts';

/** A number with its decimals and unit; what is no number is shown as it is. */
export const NumberText = ({
  value,
  precision,
  grouping,
  currency,
  suffix,
}: DisplayProps & NumberFormat) => (
  <span className="pl-number">
    {numberText(value, { precision, grouping, currency })}
    {suffix}
  </span>
);
