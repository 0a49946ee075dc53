import { useEffect, useRef, type PointerEvent } from 'react';
import type { Spot } from './projection.ts';
import { pan, zoomAt, type View } from './view.ts';

/** Pixels within which a press is a click. */
const still = 5;
/** Zoom for a notch of a wheel. */
const notch = 0.5;

interface Gestures {
  element: HTMLElement | null;
  change(next: (view: View) => View): void;
  onClick?: ((offset: Spot) => void) | undefined;
}

/** Offset from the middle of the element, in pixels. */
function offsetIn(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [clientX - left - width / 2, clientY - top - height / 2];
}

/**
 * The map under the mouse and the fingers: pulled, pinched, turned nearer by the wheel, clicked.
 */
export function useGestures({ element, change, onClick }: Gestures) {
  const pressed = useRef(new Map<number, Spot>());
  const moved = useRef(false);
  useEffect(() => {
    if (!element) return undefined;
    // React listens passively: the page would be scrolled, too.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaMode === 0 ? event.deltaY / 100 : event.deltaY / 3;
      const by = -Math.max(-2, Math.min(2, pixels)) * notch;
      change((view) => zoomAt(view, by, offsetIn(element, event)));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [element, change]);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pressed.current.size === 0) moved.current = false;
    else moved.current = true;
    pressed.current.set(event.pointerId, offsetIn(event.currentTarget, event));
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pressed.current.get(event.pointerId);
    if (!before) return;
    const now = offsetIn(event.currentTarget, event);
    const way: Spot = [now[0] - before[0], now[1] - before[1]];
    if (!moved.current && Math.hypot(...way) < still) return;
    moved.current = true;
    const [other] = [...pressed.current].filter(([id]) => id !== event.pointerId);
    pressed.current.set(event.pointerId, now);
    change((view) => (other ? pinch(view, { before, now, other: other[1] }) : pan(view, way)));
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    if (!pressed.current.delete(event.pointerId)) return;
    if (event.type === 'pointerup' && !moved.current && pressed.current.size === 0)
      onClick?.(offsetIn(event.currentTarget, event));
  };
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}

/** Two fingers: what lies between them stays there, and grows with their distance. */
function pinch(view: View, { before, now, other }: { before: Spot; now: Spot; other: Spot }): View {
  const between = (spot: Spot): Spot => [(spot[0] + other[0]) / 2, (spot[1] + other[1]) / 2];
  const apart = (spot: Spot) => Math.max(1, Math.hypot(spot[0] - other[0], spot[1] - other[1]));
  const [from, to] = [between(before), between(now)];
  const moved = pan(view, [to[0] - from[0], to[1] - from[1]]);
  return zoomAt(moved, Math.log2(apart(now) / apart(before)), to);
}
