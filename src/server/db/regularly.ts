/** Work on the database that is done now and then, and that nobody waits for. */
import { unlessAway } from './unavailable.ts';

interface Pace {
  /** Milliseconds from the beginning of one round to that of the next. */
  interval: number;
  /** The first round begins now; default: when the interval is over. */
  atOnce?: boolean;
  onError(error: unknown): void;
}

/**
 * Does the work again and again; a round that is still under way takes the place of the next one.
 * @param work one round; what takes long leaves the rest to the next one when `ending` is aborted
 * @returns ends it: resolves when no round uses the database any more
 */
export function regularly(
  work: (ending: AbortSignal) => Promise<unknown>,
  { interval, atOnce = false, onError }: Pace,
): () => Promise<void> {
  const controller = new AbortController();
  let underWay: Promise<unknown> | undefined;
  const begin = (): void => {
    underWay ??= work(controller.signal)
      .catch(unlessAway(onError))
      .finally(() => (underWay = undefined));
  };
  const timer = setInterval(begin, interval).unref();
  if (atOnce) begin();
  return async () => {
    clearInterval(timer);
    controller.abort();
    await underWay;
  };
}
