/**
 * Lists that a server cut: its answer names them in `limited`, with how many rows there are. Kept
 * beside the lists, so that it is known wherever the rows of an answer end up.
 */
import type { Envelope } from '../host.ts';

const limits = new WeakMap<object, number>();

/** Remembers which lists of an answer were cut. Other servers never say so. */
export function noteLimits(answer: Envelope): void {
  const { limited } = answer;
  if (typeof limited !== 'object' || limited === null) return;
  for (const [member, limit] of Object.entries(limited)) {
    const list = Object.hasOwn(answer, member) ? answer[member] : undefined;
    if (typeof list === 'object' && list !== null && typeof limit === 'number')
      limits.set(list, limit);
  }
}

/** How many rows of a list there are when it was cut; undefined for a whole one. */
export const limitOf = (list: unknown): number | undefined =>
  typeof list === 'object' && list !== null ? limits.get(list) : undefined;
