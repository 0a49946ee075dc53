/** Spans of the calendar by which records are grouped, as texts that sort in their order. */
import type { Period } from '../generated/types.gen.ts';

const dayMilliseconds = 86_400_000;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const two = (number: number): string => String(number).padStart(2, '0');

/** The period in which a day lies. @param day `yyyy-MM-dd`, with or without a time behind */
export function periodOf(day: string, by: Period): string {
  switch (by) {
    case 'year':
      return day.slice(0, 4);
    case 'quarter':
      return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
    case 'month':
      return day.slice(0, 7);
    case 'week': {
      const moment = Date.parse(day.slice(0, 10));
      const sinceMonday = (new Date(moment).getUTCDay() + 6) % 7;
      return dayOf(moment - sinceMonday * dayMilliseconds);
    }
    case 'day':
      return day.slice(0, 10);
  }
}

/** The period after one that periodOf gave. */
export function nextPeriod(period: string, by: Period): string {
  const year = Number(period.slice(0, 4));
  switch (by) {
    case 'year':
      return String(year + 1).padStart(4, '0');
    case 'quarter': {
      const quarter = Number(period.slice(-1));
      return quarter === 4
        ? `${nextPeriod(period, 'year')}-Q1`
        : `${period.slice(0, -1)}${quarter + 1}`;
    }
    case 'month': {
      const month = Number(period.slice(5, 7));
      return month === 12
        ? `${nextPeriod(period, 'year')}-01`
        : `${period.slice(0, 5)}${two(month + 1)}`;
    }
    case 'week':
      return dayOf(Date.parse(period) + 7 * dayMilliseconds);
    case 'day':
      return dayOf(Date.parse(period) + dayMilliseconds);
  }
}
