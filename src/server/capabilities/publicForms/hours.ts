/** Hours of the day at which a form is open, in the time of the protocol. */
import { timeText } from '../../db/time.ts';

const day = 86_400_000;
/** Days after which every day of the week has come once more. */
const horizon = 8;

/** When a form is open: from a moment to another, and in these at these hours. */
export interface OpeningHours {
  opensAt: string | null;
  closesAt: string | null;
  /**
   * Times of day, HH:mm:ss; at the last one it is closed, which is of the next day where it is not
   * behind the first. null: all day.
   */
  hours: { begin: string; end: string } | null;
  /** Of the week 0 all days, 1 Monday to Friday, 2 Saturday and Sunday: those that it opens on. */
  days: string | null;
}

/** Whether a day, yyyy-MM-dd, is one of those. */
function isOpenDay(date: string, days: string | null): boolean {
  const isWeekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  return days === '1' ? !isWeekend : days === '2' ? isWeekend : true;
}

/** Whether a form is open at a time of the clock, whatever its first and last moment are. */
export function isOpenHour(clock: string, { hours, days }: OpeningHours): boolean {
  const [date = '', time = ''] = clock.split(' ');
  if (!hours) return isOpenDay(date, days);
  const { begin, end } = hours;
  if (begin < end) return isOpenDay(date, days) && begin <= time && time < end;
  // Over midnight: since this evening, or still since the last one.
  return (
    (begin <= time && isOpenDay(date, days)) || (time < end && isOpenDay(dayAfter(date, -1), days))
  );
}

/** The day, yyyy-MM-dd, that is so many days later. */
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** When a form opens next, from a moment on; undefined: never again. */
export function nextOpening(now: number, opening: OpeningHours): string | undefined {
  const { opensAt, closesAt, hours } = opening;
  const present = timeText(now);
  const from = opensAt !== null && opensAt > present ? opensAt : present;
  const days = Array.from({ length: horizon }, (_, ahead) => dayAfter(from.slice(0, 10), ahead));
  const begins = days.map((date) => `${date} ${hours?.begin ?? '00:00:00'}`);
  const next = [from, ...begins].find((one) => one >= from && isOpenHour(one, opening));
  return next === undefined || (closesAt !== null && next > closesAt) ? undefined : next;
}
