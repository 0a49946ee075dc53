import type { DisplayProps } from '../contract.ts';
import { dateText } from '../dates.ts';

/** A date or moment in GMT+8, as the protocol writes it unless a format says otherwise. */
export const DateText = ({ value, format }: DisplayProps & { format?: string }) =>
  value == null || value === '' ? null : <>{dateText(value, format)}</>;
