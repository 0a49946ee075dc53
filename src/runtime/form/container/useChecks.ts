import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../core/hooks/useLatest.ts';

/** Milliseconds between two looks at least, while somebody uses the form. */
const between = 15_000;

/** What somebody does who uses the window. */
const uses = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Looks whether a record is still what a form shows of it: once the form has been used for a while,
 * and at once when the window comes back into sight or the network does. A form that nobody uses
 * asks nothing, so it keeps no session alive.
 *
 * @param element stands in the form; what is in a tab behind does not look
 * @param look undefined: there is nothing to look for
 */
export function useLooks(
  element: RefObject<HTMLElement | null>,
  look: (() => Promise<void>) | undefined,
): void {
  const latest = useLatest(look);
  const watches = look !== undefined;
  useEffect(() => {
    if (!watches) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    let looking = false;
    const lookNow = () => {
      clearTimeout(timer);
      timer = undefined;
      const isShown = element.current?.checkVisibility() ?? false;
      const begin = latest.current;
      if (!begin || looking || document.hidden || !navigator.onLine || !isShown) return;
      looking = true;
      void begin().finally(() => {
        looking = false;
        last = Date.now();
      });
    };
    const lookSoon = () => {
      timer ??= setTimeout(lookNow, Math.max(0, last + between - Date.now()));
    };
    const { signal } = end;
    for (const name of uses) window.addEventListener(name, lookSoon, { signal, passive: true });
    for (const name of ['focus', 'online']) window.addEventListener(name, lookNow, { signal });
    document.addEventListener('visibilitychange', lookNow, { signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [element, latest, watches]);
}
