import { useEffect, type RefObject } from 'react';

/**
 * Marks the box with data-left and data-right while columns are hidden on that side: fixed columns
 * then cast a shadow.
 */
export function useScrollShadow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-left', scrollLeft > 0);
      element.toggleAttribute('data-right', Math.ceil(scrollLeft) < scrollWidth - clientWidth - 1);
    };
    element.addEventListener('scroll', mark, { passive: true });
    // It reports once at the beginning, too.
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [box]);
}
