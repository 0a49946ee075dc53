/** The line that shows where something would stand. */
export interface Line {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Shown {
  isBehind: boolean;
  /** It would stand in the part, or cannot: the whole part is shown. */
  isWhole: boolean;
}

/** Whether what stands beside an element stands to its left and right. */
export const isAcross = (element: Element): boolean => element instanceof HTMLTableCellElement;

/** The line at an element, in pixels of the window. */
export function lineAt(element: Element, { isBehind, isWhole }: Shown): Line {
  const { top, left, width, height } = element.getBoundingClientRect();
  if (isWhole) return { top, left, width, height };
  return isAcross(element)
    ? { top, left: isBehind ? left + width : left, width: 2, height }
    : { top: isBehind ? top + height : top, left, width, height: 2 };
}
