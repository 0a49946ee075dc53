import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../core/hooks/useLatest.ts';

/** Milliseconds between two checks at least, while somebody uses the form. */
const between = 15_000;

/** What somebody does who uses the window. */
const uses = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Checks whether a record is still what a form shows of it: once the form has been used for a
 * while, and at once when the window comes back into sight or the network does. A form that nobody
 * uses asks nothing, so it keeps no session alive.
 *
 * @param element stands in the form; what is in a tab behind does not check
 * @param check undefined: there is nothing to check
 */
export function useChecks(
  element: RefObject<HTMLElement | null>,
  check: (() => Promise<void>) | undefined,
): void {
  const latest = useLatest(check);
  const watches = check !== undefined;
  useEffect(() => {
    if (!watches) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    let checking = false;
    const checkNow = () => {
      clearTimeout(timer);
      timer = undefined;
      const isShown = element.current?.checkVisibility() ?? false;
      const begin = latest.current;
      if (!begin || checking || document.hidden || !navigator.onLine || !isShown) return;
      checking = true;
      void begin().finally(() => {
        checking = false;
        last = Date.now();
      });
    };
    const checkSoon = () => {
      timer ??= setTimeout(checkNow, Math.max(0, last + between - Date.now()));
    };
    const { signal } = end;
    for (const name of uses) window.addEventListener(name, checkSoon, { signal, passive: true });
    for (const name of ['focus', 'online']) window.addEventListener(name, checkNow, { signal });
    document.addEventListener('visibilitychange', checkNow, { signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [element, latest, watches]);
}
