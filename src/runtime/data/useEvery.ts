import { useEffect, type RefObject } from 'react';
import { useLatest } from '../core/hooks/useLatest.ts';

/**
 * Calls again and again while an element is seen.
 *
 * @param seconds from one call to the next; undefined: none
 */
export function useEvery(
  seconds: number | undefined,
  element: RefObject<HTMLElement | null>,
  call: () => void,
): void {
  const latest = useLatest(call);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setInterval(() => {
      const isSeen =
        document.visibilityState === 'visible' && (element.current?.checkVisibility?.() ?? true);
      if (isSeen) latest.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, element, latest]);
}
