import { useEffect, useState, type RefObject } from 'react';

/** What has an element, as the boxes of antd do. */
interface Box {
  nativeElement: Element;
}

/**
 * Whether a box is in the visible part of the window and of what scrolls it: the list of one that
 * is scrolled away would lie above whatever stands at the edge.
 *
 * @param isWatched false: the last answer stays
 */
export function useInSight(box: RefObject<Box | null>, isWatched: boolean): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = box.current?.nativeElement;
    if (!isWatched || !element) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isWatched]);
  return isInSight;
}
