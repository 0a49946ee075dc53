import { setImmediate } from 'node:timers/promises';

/** Pieces of work done in one turn of the event loop. */
const turn = 50;

/** Does something for each of many, a few at a time: other requests are answered in between. */
export async function eachInTurns<T>(all: readonly T[], work: (one: T) => void): Promise<void> {
  for (let at = 0; at < all.length; at += turn) {
    if (at > 0) await setImmediate();
    for (const one of all.slice(at, at + turn)) work(one);
  }
}
