/**
 * Lists that a server cut, with how many rows there are. Kept
 * beside the lists, so that it is known wherever the rows of an answer end up.
 */
import type { Answer, Protocol } from '../../schema/protocol.ts';

const limits = new WeakMap<object, number>();

/** Remembers which lists of an answer were cut. */
export function noteLimits({ answers }: Protocol, answer: Answer): void {
  for (const [list, limit] of answers.limits(answer)) limits.set(list, limit);
}

/** How many rows of a list there are when it was cut; undefined for a whole one. */
export const limitOf = (list: unknown): number | undefined =>
  typeof list === 'object' && list !== null ? limits.get(list) : undefined;
