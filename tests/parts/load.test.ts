import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadInTime, longestLoad, optionalPart } from '../../src/parts/load.ts';

afterEach(() => vi.useRealTimers());

describe('parts of the application', () => {
  it('come through, and fail with the failure of their loading', async () => {
    await expect(loadInTime(() => Promise.resolve('a part'))).resolves.toBe('a part');
    await expect(loadInTime(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
  });

  it('are lost after 120 seconds', async () => {
    vi.useFakeTimers();
    const finished = vi.fn();
    const loading = loadInTime(() => new Promise(() => {})).catch(finished);
    await vi.advanceTimersByTimeAsync(longestLoad - 1);
    expect(finished).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(finished).toHaveBeenCalledTimes(1);
  });

  it('that are optional never fail', async () => {
    await expect(optionalPart(() => Promise.reject(new Error('gone')))).resolves.toBeUndefined();
  });
});
