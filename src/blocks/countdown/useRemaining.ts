import { useEffect, useState } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';

/** Milliseconds between looks while nobody sees the window: the longest that a browser waits. */
const unseen = 60_000;

/**
 * Milliseconds until a moment, anew each second while the window is seen. It is read from the
 * clock, so that a window that was hidden or asleep shows what is true at once.
 *
 * @param moment epoch milliseconds; undefined: nothing is counted
 * @param now the present moment by the clock that counts
 * @param onEnd called when the moment is reached, unless it is past from the beginning
 */
export function useRemaining(
  moment: number | undefined,
  now: () => number,
  onEnd: () => void,
): number {
  const left = (): number => (moment === undefined ? 0 : Math.max(0, moment - now()));
  const [, setCount] = useState(0);
  const latest = useLatest({ left, onEnd });
  useEffect(() => {
    if (moment === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = latest.current.left() > 0;
    const look = () => {
      clearTimeout(timer);
      setCount((count) => count + 1);
      const rest = latest.current.left();
      if (rest > 0) timer = setTimeout(look, waitFor(rest));
      else if (isRunning) {
        isRunning = false;
        latest.current.onEnd();
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, latest]);
  return left();
}

/** Until the next whole second. */
const waitFor = (rest: number): number =>
  document.hidden ? Math.min(rest, unseen) : rest % 1000 || 1000;
