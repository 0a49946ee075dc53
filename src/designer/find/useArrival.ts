import { useEffect } from 'react';
import { partAbove } from '../outline/outline.ts';
import type { Designer, Goal } from '../state/context.ts';
import { focusInOutline, goTo } from './goTo.ts';

/** Goes to a place of the page that was opened for it, or to the part around where it was. */
export function useArrival(
  designer: Designer,
  goal: Goal | undefined,
  onArrived: () => void,
): void {
  const { store } = designer;
  useEffect(() => {
    if (!goal) return undefined;
    const place = [...goal.path, ...goal.keys];
    const part = partAbove(store.document(), place);
    goTo(designer, part, place.slice(part.length));
    const frame = requestAnimationFrame(() => {
      focusInOutline(part);
      onArrived();
    });
    return () => cancelAnimationFrame(frame);
    // Once for each place: the designer around it is made anew with each drawing.
  }, [store, goal]); // oxlint-disable-line react/exhaustive-deps -- see above
}
