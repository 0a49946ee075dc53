import { useLayoutEffect, useState } from 'react';

/**
 * Height in pixels for what scrolls by itself: the least one, or more where it stands in a drawer
 * that is higher than its contents. Measured when it is drawn and when the window changes.
 *
 * @param element what scrolls; null while it is not there yet
 */
export function useDrawerRoom(element: HTMLElement | null, least: number): number {
  const [height, setHeight] = useState(least);
  useLayoutEffect(() => {
    const body = element?.closest<HTMLElement>('.ant-drawer-body');
    if (!element || !body) return undefined;
    const look = () => {
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(body);
      const inside =
        body.clientHeight -
        Number.parseFloat(paddingBlockStart) -
        Number.parseFloat(paddingBlockEnd);
      const contents = [...body.children].reduce(
        (sum, child) => sum + child.getBoundingClientRect().height,
        0,
      );
      // As high as it is now, the element is a part of the contents.
      setHeight(
        Math.max(least, Math.floor(inside - contents + element.getBoundingClientRect().height)),
      );
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [element, least]);
  return height;
}
