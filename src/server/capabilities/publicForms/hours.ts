/** Hours of the day at which a form is open, in the time of the protocol. */
import { timeText } from '../../db/time.ts';

const day = 86_400_000;
/** Days after which every day of the week has come once more. */
const horizon = 8;

/** When a form is open: from a moment to another, and in these at these hours. */
export interface OpeningHours {
  opensAt: string | null;
  closesAt: string | null;
  /** Times of day, HH:mm:ss; at the last one it is closed. null: all day. */
  hours: { begin: string; end: string } | null;
  /** Of the week 0 all days, 1 Monday to Friday, 2 Saturday and Sunday. */
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
  return isOpenDay(date, days) && (!hours || (hours.begin <= time && time < hours.end));
}

/** When a form opens next, from a moment on; undefined: never again. */
export function nextOpening(now: number, opening: OpeningHours): string | undefined {
  const { opensAt, closesAt, hours, days } = opening;
  const present = timeText(now);
  const from = opensAt !== null && opensAt > present ? opensAt : present;
  const first = Date.parse(`${from.slice(0, 10)}T00:00:00Z`);
  for (let ahead = 0; ahead < horizon; ahead++) {
    const date = new Date(first + ahead * day).toISOString().slice(0, 10);
    if (!isOpenDay(date, days)) continue;
    const opens = `${date} ${hours?.begin ?? '00:00:00'}`;
    const next = opens < from ? from : opens;
    if (isOpenHour(next, opening)) return closesAt === null || next <= closesAt ? next : undefined;
  }
  return undefined;
}
