import { useState, type MouseEvent } from 'react';
import { placeOfElement } from '../canvas/places.ts';
import { useDesigner } from '../state/context.ts';
import type { LivePage } from './live.ts';

/** Choosing a part by a click in the running page. */
export interface Picking {
  isPicking: boolean;
  setPicking(isPicking: boolean): void;
  handlers: {
    onClickCapture(event: MouseEvent): void;
    onMouseDownCapture(event: MouseEvent): void;
  };
}

/** The next click in the page chooses what was clicked, instead of using it. */
export function usePicking(live: LivePage): Picking {
  const { store } = useDesigner();
  const [isPicking, setPicking] = useState(false);
  const hold = (event: MouseEvent): boolean => {
    if (!isPicking) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!hold(event) || !(event.target instanceof Element)) return;
    // What is opened over the page is a form.
    const form = event.target.closest('[role="dialog"]')
      ? live.getState().forms.at(-1)?.plan.key
      : undefined;
    const place = placeOfElement(event.target, store.document(), form);
    if (place) store.choose(place);
    setPicking(false);
  };
  return {
    isPicking,
    setPicking,
    handlers: { onClickCapture, onMouseDownCapture: (event) => void hold(event) },
  };
}
