import { texts } from '../texts.ts';

/** A day as people read it. */
export function dayLabel(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return texts.layouts.day(month ?? 0, date ?? 0);
}
