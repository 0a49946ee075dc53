import { useLayoutEffect, useState } from 'react';

/**
 * An element of the body for the drawers, dialogs and pop-ups of one page (`pane-layer`) or of the
 * frame (`frame-layer`): they are out of sight together with it. Behind the sign-in page global.css
 * hides all layers.
 */
export function useLayer(className: 'pane-layer' | 'frame-layer', active = true): HTMLElement {
  const [layer] = useState(() => {
    const element = document.createElement('div');
    element.className = className;
    return element;
  });
  useLayoutEffect(() => {
    document.body.append(layer);
    return () => layer.remove();
  }, [layer]);
  useLayoutEffect(() => {
    layer.hidden = !active;
  }, [layer, active]);
  return layer;
}
