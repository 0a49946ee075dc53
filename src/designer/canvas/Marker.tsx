import { useLayoutEffect, useState, type RefObject } from 'react';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { elementOf } from './places.ts';

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The frame around what is chosen. */
export function Marker({
  root,
  form,
}: {
  root: RefObject<HTMLDivElement | null>;
  form: string | undefined;
}) {
  const chosen = useDesignerState((state) => state.chosen);
  const width = useDesignerState((state) => state.width);
  const document = useDocument();
  const { store } = useDesigner();
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const paper = root.current;
    if (!paper) return undefined;
    const measure = () =>
      setBox((before) => {
        const next = boxOf(paper, elementOf(paper, store.document(), chosen));
        return JSON.stringify(before) === JSON.stringify(next) ? before : next;
      });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(paper);
    const changes = new MutationObserver(measure);
    changes.observe(paper, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      changes.disconnect();
    };
  }, [root, store, document, chosen, width, form]);
  return box && <div className="pl-design-marker" style={box} aria-hidden />;
}

/** Between an element and its frame, in pixels. */
const gap = 3;

/** Where an element stands in the paper. */
function boxOf(paper: Element, element: Element | null): Box | undefined {
  if (!element) return undefined;
  // A frame of its own takes no room: what stands in it does.
  const shown =
    getComputedStyle(element).display === 'contents' ? element.firstElementChild : element;
  if (!shown) return undefined;
  const own = shown.getBoundingClientRect();
  const outer = paper.getBoundingClientRect();
  return {
    top: own.top - outer.top - gap,
    left: own.left - outer.left - gap,
    width: own.width + 2 * gap,
    height: own.height + 2 * gap,
  };
}
