/** Waiting in tests that run beside others on a busy machine. */

// The real ones, whatever clock a test sets.
const later = globalThis.setTimeout;
const now = performance.now.bind(performance);

/** How long is waited for what comes at once on a calm machine, in milliseconds. */
const patience = 60_000;

/**
 * Waits until a check no longer throws, and resolves with what it returns; fails with what it threw
 * last. One check ends before the next begins, and none is left running.
 */
export async function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  const end = now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (now() > end) throw error;
    }
    await new Promise((resolve) => later(resolve, 10));
  }
}
