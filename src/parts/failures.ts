/**
 * Parts that could not be loaded and are on show now: one request to try again is meant for all.
 */

interface Failure {
  retry(): void;
  inPlace: boolean;
}

const failures = new Set<Failure>();

/**
 * Has a failed part tried again when somebody asks for it.
 *
 * @param inPlace it stands in the page: it is also tried again when the network returns. What lies
 *   over the page waits for the person, whom it would interrupt.
 * @returns a function that ends it
 */
export function onRetry(retry: () => void, inPlace: boolean): () => void {
  const failure = { retry, inPlace };
  failures.add(failure);
  return () => failures.delete(failure);
}

/** Tries all failed parts again. */
export function retryAll(): void {
  failures.forEach(({ retry }) => retry());
}

let returns = 0;

/** How often the network has returned: what was begun before may fail of its absence. */
export const networkReturns = (): number => returns;

/** Tries the failed parts of pages again whenever the network returns. */
export function retryWhenOnline(): void {
  addEventListener('online', () => {
    returns += 1;
    failures.forEach(({ retry, inPlace }) => inPlace && retry());
  });
}
