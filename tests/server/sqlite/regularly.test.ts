/** Work that is done now and then, and how it ends (src/server/db/regularly.ts). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { regularly } from '../../../src/server/db/regularly.ts';
import { DatabaseUnavailable } from '../../../src/server/db/unavailable.ts';

const interval = 1000;
const failures: unknown[] = [];
const onError = (error: unknown): void => void failures.push(error);

beforeEach(() => {
  failures.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('work that is done now and then', () => {
  it('begins a round at each interval, none while one is under way', async () => {
    const rounds: PromiseWithResolvers<void>[] = [];
    const end = regularly(
      () => {
        const round = Promise.withResolvers<void>();
        rounds.push(round);
        return round.promise;
      },
      { interval, onError },
    );
    expect(rounds).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(3 * interval);
    expect(rounds).toHaveLength(1);
    rounds[0]?.resolve();
    await vi.advanceTimersByTimeAsync(interval);
    expect(rounds).toHaveLength(2);
    rounds[1]?.resolve();
    await end();
  });

  it('lets the round under way know that it ends, and ends after it', async () => {
    const round = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const end = regularly(
      (ending) => {
        signal = ending;
        return round.promise;
      },
      { interval, atOnce: true, onError },
    );
    let hasEnded = false;
    const ended = end().then(() => (hasEnded = true));
    await vi.advanceTimersByTimeAsync(interval);
    expect([signal?.aborted, hasEnded]).toEqual([true, false]);
    round.resolve();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on after a failure and reports it, unless the database is away', async () => {
    const answers = [new Error('no'), new DatabaseUnavailable('away', undefined)];
    let rounds = 0;
    const end = regularly(
      async () => {
        rounds += 1;
        const answer = answers.shift();
        if (answer) throw answer;
      },
      { interval, onError },
    );
    await vi.advanceTimersByTimeAsync(3 * interval);
    expect(rounds).toBe(3);
    expect(failures).toEqual([new Error('no')]);
    await end();
  });
});
