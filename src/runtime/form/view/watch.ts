/** How far from the visible part, in pixels, fields are drawn. */
const ahead = 600;

/** One observer for all fields of a form that are still to be drawn. */
export function createWatch(): (element: Element, near: () => void) => () => void {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;
  const seen = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
  };
  return (element, near) => {
    // scrollMargin widens the scrolling parts inside the window (drawers), rootMargin the window
    // itself.
    observer ??= new IntersectionObserver(seen, {
      rootMargin: `${ahead}px`,
      scrollMargin: `${ahead}px`,
    } as IntersectionObserverInit);
    waiting.set(element, near);
    observer.observe(element);
    return () => {
      waiting.delete(element);
      observer?.unobserve(element);
    };
  };
}
