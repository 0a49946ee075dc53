import { useHoursAhead, type DisplayProps } from '../contract.ts';
import { dateText } from '../dates.ts';

/** A date or moment on the server's wall clock, to the second unless a format says otherwise. */
export function DateText({ value, format }: DisplayProps & { format?: string }) {
  const hoursAhead = useHoursAhead();
  return value == null || value === '' ? null : <>{dateText(value, format, hoursAhead)}</>;
}
