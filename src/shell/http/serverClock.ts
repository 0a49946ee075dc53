/** The clock of the server, as far as its answers show it. */

/** Milliseconds by which it is ahead of ours. */
let ahead = 0;

/**
 * What the header Date cannot show: it has whole seconds, and an answer is under way for a while.
 */
const unsure = 2000;

/** Takes note of the header Date of an answer, if it has one. */
export function noteDate(date: unknown): void {
  const difference = Date.parse(String(date)) - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < unsure ? 0 : difference;
}

/** Present time by the clock of the server, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + ahead;
