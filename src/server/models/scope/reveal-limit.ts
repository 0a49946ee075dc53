/**
 * How many masked values one person may learn a minute: by asking for them, or by guessing them with
 * searches. Each process counts for itself, in memory, as http/rate-limits.ts does.
 */
import { TooMany } from '../../http/errors.ts';

/** Values a minute. */
export const revealsPerMinute = 60;

const timeWindow = 60_000;
/** People remembered; those who came first go first. */
const cache = 10_000;

interface Count {
  /** Epoch milliseconds. */
  since: number;
  count: number;
  /** What was asked last: pages of one search count once. */
  last: string | undefined;
}

export interface RevealLimit {
  /**
   * Counts one value for the person, unless the same was asked just before.
   * @throws TooMany
   */
  admit(userId: number, search?: string): void;
}

/** @param now present time in epoch milliseconds */
export function createRevealLimit(now: () => number): RevealLimit {
  const counts = new Map<number, Count>();
  return {
    admit(userId, search) {
      const at = now();
      let one = counts.get(userId);
      if (!one || at - one.since >= timeWindow) {
        counts.delete(userId);
        counts.set(userId, (one = { since: at, count: 0, last: undefined }));
        const [oldest] = counts.keys();
        if (counts.size > cache && oldest !== undefined) counts.delete(oldest);
      }
      if (search !== undefined && one.last === search) return;
      if (one.count >= revealsPerMinute)
        throw new TooMany(Math.ceil((one.since + timeWindow - at) / 1000));
      one.count += 1;
      one.last = search;
    },
  };
}
