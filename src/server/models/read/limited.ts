/** What an answer says of lists that were cut. */
import type { ListAnswer } from '../types.ts';

/**
 * The member `limited` of an answer: by the name of each member whose list was cut, how many of
 * its rows are there. Nothing when no list was cut. Not part of the protocol; its clients ignore
 * it.
 */
export function limitedMember(lists: Record<string, Pick<ListAnswer, 'limit'>>): {
  limited?: Record<string, number>;
} {
  const cut = Object.entries(lists).flatMap(([name, { limit }]) =>
    limit === undefined ? [] : [[name, limit] as const],
  );
  return cut.length ? { limited: Object.fromEntries(cut) } : {};
}

/** Cuts a list that was read with one row more than the limit. */
export function cutAt<T>(
  rows: readonly T[],
  limit: number,
): { rows: readonly T[]; limit?: number } {
  return rows.length > limit ? { rows: rows.slice(0, limit), limit } : { rows };
}
