/** Runs work again when the database, not the work, was the reason it failed: at most three times in all. */
export async function withRetry<T>(work: () => Promise<T>, isTransient: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3 || !isTransient(error)) throw error;
    }
  }
}
