import { texts } from '../texts.ts';

/** A day as people read it; of a moment, or a place that begins with its day, the day alone. */
export function dayLabel(day: string): string {
  const [, month, date] = day.slice(0, 10).split('-').map(Number);
  return texts.layouts.day(month ?? 0, date ?? 0);
}
