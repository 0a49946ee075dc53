import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLostChunk, part } from '../../src/shell/results/chunks.ts';

afterEach(() => vi.useRealTimers());

describe('parts of the application', () => {
  it('come through, and fail with the failure of their loading', async () => {
    await expect(part(() => Promise.resolve('a part'))).resolves.toBe('a part');
    await expect(part(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')))).rejects.toSatisfy(isLostChunk);
  });

  it('are lost after 120 seconds', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const loading = part(() => new Promise(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(isLostChunk(settled.mock.calls[0][0])).toBe(true);
  });

  it('are told from errors of their own', () => {
    expect(['Unable to preload CSS for /assets/a.css', 'error loading dynamically imported module: x', 'Importing a module script failed.'].every((text) => isLostChunk(new Error(text)))).toBe(true);
    expect([new Error('x is undefined'), 'dynamically imported module', null].some(isLostChunk)).toBe(false);
  });
});
