import { useLayoutEffect, useState, type CSSProperties } from 'react';

/** Pixels between messages and what they must not cover. */
const gap = 12;
/** Room in pixels that a message needs below its place. */
const least = 160;

const bottomOf = (element: Element): number => {
  const { bottom, height } = element.getBoundingClientRect();
  return height > 0 ? bottom : 0;
};

/**
 * Where messages stand: below the head of the window and below the search of the page on show,
 * whose buttons are what one needs after a failed search. Where that leaves no room, at the lower
 * edge.
 */
function freePlace(): CSSProperties {
  const heads = [...document.querySelectorAll('[data-head]')].map(bottomOf);
  const [search = 0] = [...document.querySelectorAll('main search')]
    .map(bottomOf)
    .filter((bottom) => bottom > 0);
  const top = Math.max(gap, search, ...heads) + gap;
  return top > innerHeight - least ? { bottom: gap } : { top };
}

/** The place as it is now, while it is needed. */
export function useFreePlace(needed: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ top: gap });
  useLayoutEffect(() => {
    if (!needed) return undefined;
    const measure = () =>
      setPlace((before) => {
        const now = freePlace();
        return now.top === before.top && now.bottom === before.bottom ? before : now;
      });
    measure();
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure);
    };
  }, [needed]);
  return place;
}
