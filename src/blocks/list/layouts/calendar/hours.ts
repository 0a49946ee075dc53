/** Times of the day in minutes, apart from any zone, and rows beside each other on them. */

/** Minutes of a day, of a step that a row is moved by, and of a row without an end. */
export const dayMinutes = 1440;
export const stepMinutes = 15;
const usualMinutes = 60;
/** The shortest that a row is drawn, so that it can be read and held. */
const leastMinutes = 30;

/** Part of a day, in minutes from midnight. */
export interface MinuteRange {
  from: number;
  until: number;
}

/** Moments of a row: where it begins, and where it ends. */
export interface Moments {
  begin: string;
  end: string;
}

const millisecondsOf = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`);

/** A moment `yyyy-MM-dd HH:mm:ss` some minutes later, on the same clock. */
export const addMinutes = (moment: string, minutes: number): string =>
  new Date(millisecondsOf(moment) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** Minutes from one moment to another. */
export const minutesBetween = (begin: string, end: string): number =>
  (millisecondsOf(end) - millisecondsOf(begin)) / 60_000;

/** Minutes of a time `HH:mm` since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time of a minute of the day. */
export const timeOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Moments as they lie on the hours of days; undefined for what takes whole days: what has no time,
 * or lasts for a day and longer. Without an end a row takes an hour.
 */
export function timedMoments(begin: string, end: string): Moments | undefined {
  if (begin.length < 16) return undefined;
  if (end === '') return { begin, end: addMinutes(begin, usualMinutes) };
  if (end.length < 16) return undefined;
  const minutes = minutesBetween(begin, end);
  return minutes >= 0 && minutes < dayMinutes ? { begin, end } : undefined;
}

/** What of a row lies on a day; undefined where nothing does. */
export function partOnDay({ begin, end }: Moments, day: string): MinuteRange | undefined {
  const [first, last] = [begin.slice(0, 10), end.slice(0, 10)];
  if (day < first || day > last) return undefined;
  const from = day === first ? minutesOf(begin.slice(11, 16)) : 0;
  const until = day === last ? minutesOf(end.slice(11, 16)) : dayMinutes;
  // What ends at midnight takes nothing of the day that begins then.
  return day !== first && until === 0 ? undefined : { from, until: Math.max(from, until) };
}

/** A row on the hours of a day, beside those that it meets there. */
export interface PlacedHours<Event> extends MinuteRange {
  event: Event;
  /** Counted from the start of the line, from 0, of so many of the same width. */
  column: number;
  columns: number;
}

/** Places the rows of a day beside each other, so that none covers another. */
export function placeInDay<Event extends MinuteRange>(
  events: readonly Event[],
): PlacedHours<Event>[] {
  const placed: PlacedHours<Event>[] = [];
  let group: PlacedHours<Event>[] = [];
  let groupEnd = 0;
  const close = (): void => {
    const columns = 1 + Math.max(...group.map(({ column }) => column), 0);
    for (const one of group) one.columns = columns;
    placed.push(...group);
    group = [];
  };
  const inOrder = events.toSorted((one, other) => one.from - other.from || other.until - one.until);
  for (const event of inOrder) {
    const { from, until } = drawn(event);
    if (from >= groupEnd) close();
    const ends = group.filter((one) => one.until > from).map(({ column }) => column);
    let column = 0;
    while (ends.includes(column)) column += 1;
    group.push({ event, from, until, column, columns: 1 });
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, until);
  }
  close();
  return placed;
}

/** As long as it can be read, and within the day. */
function drawn({ from, until }: MinuteRange): MinuteRange {
  const start = Math.min(from, dayMinutes - leastMinutes);
  return { from: start, until: Math.min(dayMinutes, Math.max(until, start + leastMinutes)) };
}
