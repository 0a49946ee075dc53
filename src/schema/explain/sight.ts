import type { Path } from '../pointer.ts';
import type { Live } from './live.ts';
import type { ObservedParts } from './observed.ts';

/** All that an explanation looks at: the page, what became of its parts, and its present state. */
export interface Sight {
  page: unknown;
  seen: ObservedParts;
  live: Live;
}

/** What stands at a place; undefined where the way ends early. */
export const valueIn = (page: unknown, at: Path): unknown =>
  at.reduce<unknown>((value, step) => Object(value)[step], page);
