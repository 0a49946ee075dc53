import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../parts/lazyPart.tsx';

/**
 * A widget that is loaded when it is first drawn, with a stand-in of the height of a control:
 * nothing around it disappears or moves meanwhile. height: that of the piece in pixels, when it is
 * not that of a control.
 */
export function lazyPiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height?: number,
): LazyPart<Props> {
  const style = height === undefined ? undefined : { minHeight: height };
  return lazyPart(load, {
    waiting: <span className="pl-widget-waiting" style={style} aria-busy />,
  });
}
