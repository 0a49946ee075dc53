import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What a person does to scroll; restoring ends there. */
const ownScrolls = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * The document scrolls for all panes: each remembers how far and goes back there when it is shown
 * again.
 */
export function useKeptScroll(pane: RefObject<HTMLElement | null>, active: boolean): void {
  const top = useRef(0);
  useLayoutEffect(() => (active ? restore(pane.current!, top.current) : undefined), [pane, active]);
  // A layout effect: the listener is gone before hiding the pane shortens the document and so
  // scrolls it.
  useLayoutEffect(() => {
    if (!active) return;
    const note = () => {
      top.current = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [active]);
}

/**
 * Scrolls to the place, again whenever the page grows, until it is reached or somebody scrolls:
 * lists that measure themselves have their full height only some frames after they became visible.
 * Returns how to stop.
 */
function restore(pane: HTMLElement, top: number): () => void {
  const step = () => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top) stop();
  };
  const observer = new ResizeObserver(step);
  const stop = () => {
    observer.disconnect();
    for (const kind of ownScrolls) removeEventListener(kind, stop);
  };
  for (const kind of ownScrolls) addEventListener(kind, stop, { passive: true });
  observer.observe(pane);
  step();
  return stop;
}
