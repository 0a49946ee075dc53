import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { texts } from '../runtime/locale/index.ts';
import './pane.css';

/** Pixels between which a pane can be dragged. */
export const paneLimits = { least: 160, most: 640 };

/** Pixels by which an arrow key moves the edge. */
const step = 16;
const within = (width: number): number =>
  Math.round(Math.min(paneLimits.most, Math.max(paneLimits.least, width)));

/**
 * The edge of a pane, dragged or moved by the arrow keys; a double click gives the pane the page's
 * width again.
 */
export function PaneEdge({
  pane,
  width,
  onResize,
}: {
  pane: RefObject<HTMLDivElement | null>;
  width: number;
  onResize(width: number | undefined): void;
}) {
  const drag = ({ currentTarget: edge, clientX, pointerId, button }: PointerEvent<HTMLElement>) => {
    if (button !== 0 || !pane.current) return;
    const { style, offsetWidth } = pane.current;
    let next = offsetWidth;
    const move = (event: globalThis.PointerEvent) => {
      next = within(offsetWidth + event.clientX - clientX);
      style.flexBasis = `${next}px`;
    };
    const end = () => {
      edge.removeEventListener('pointermove', move);
      if (next !== offsetWidth) onResize(next);
    };
    edge.setPointerCapture(pointerId);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', end, { once: true });
  };
  const press = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    onResize(within(width + way * step));
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.pane.width}
      tabIndex={0}
      aria-valuenow={width}
      aria-valuemin={paneLimits.least}
      aria-valuemax={paneLimits.most}
      title={texts.pane.widthHint}
      className="pl-pane-edge"
      onPointerDown={drag}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={press}
    />
  );
}
