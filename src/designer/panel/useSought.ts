import { useEffect, useRef, type RefObject } from 'react';
import { useDesignerState } from '../state/context.ts';

/** Attribute of a member that somebody has looked for. */
const mark = 'data-sought';

/**
 * Brings the member that was looked for into sight, and marks it. The form of the panel is drawn
 * when its parts are there: the member is awaited.
 */
export function useSought(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const sought = useDesignerState((state) => state.sought);
  useEffect(() => {
    const { current: root } = panel;
    if (!root || !sought) return undefined;
    const { member } = sought;
    const show = (): boolean => {
      const named = [...root.querySelectorAll(`[data-field="${CSS.escape(member)}"]`)];
      // Members of a frame may be called as those around it.
      const found = named.find((one) => !one.parentElement?.closest('.pl-frame'));
      if (!found) return false;
      found.setAttribute(mark, '');
      found.scrollIntoView({ block: 'nearest' });
      return true;
    };
    const observer = new MutationObserver(() => show() && observer.disconnect());
    if (!show()) observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      root.querySelector(`[${mark}]`)?.removeAttribute(mark);
    };
  }, [sought]);
  return panel;
}
