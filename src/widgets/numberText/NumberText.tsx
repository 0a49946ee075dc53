import type { DisplayProps } from '../contract.ts';
import { numberText } from './numberText.ts';

/** A number with its decimals and unit; what is no number is shown as it is. */
export const NumberText = ({
  value,
  precision,
  grouping,
  suffix,
}: DisplayProps & { precision?: number; grouping?: boolean }) => (
  <>
    {numberText(value, { precision, grouping })}
    {suffix}
  </>
);
