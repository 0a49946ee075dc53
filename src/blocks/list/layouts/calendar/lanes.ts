/** Rows of a week below each other, so that none covers another. */
import { daysBetween } from './days.ts';

/** A row on its days. */
export interface DayRange {
  first: string;
  last: string;
}

/** A row in one week. */
export interface Placed<Event> {
  event: Event;
  /** Its first day in the week, from 0, and how many days of the week it takes. */
  from: number;
  span: number;
  /** Counted from the top, from 0. */
  lane: number;
  /** It began before the week, or goes on after it. */
  isContinued: boolean;
  goesOn: boolean;
}

/** Places the rows of a week in their order: each in the highest lane that is free on its days. */
export function placeInWeek<Event extends DayRange>(
  events: readonly Event[],
  week: readonly string[],
): Placed<Event>[] {
  const monday = week[0]!;
  const sunday = week.at(-1)!;
  const taken: Set<string>[] = [];
  return events
    .filter(({ first, last }) => first <= sunday && last >= monday)
    .toSorted((one, other) => compare(one, other))
    .map((event) => {
      const days = week.filter((day) => day >= event.first && day <= event.last);
      const free = taken.findIndex((lane) => days.every((day) => !lane.has(day)));
      const lane = free < 0 ? taken.length : free;
      taken[lane] = new Set([...(taken[lane] ?? []), ...days]);
      return {
        event,
        from: daysBetween(monday, days[0]!),
        span: days.length,
        lane,
        isContinued: event.first < monday,
        goesOn: event.last > sunday,
      };
    });
}

/** Earlier ones first, then longer ones; others stay in their order. */
function compare(one: DayRange, other: DayRange): number {
  if (one.first !== other.first) return one.first < other.first ? -1 : 1;
  return one.last === other.last ? 0 : one.last > other.last ? -1 : 1;
}
