import { useLayoutEffect, useState, type RefObject } from 'react';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { elementOf } from './places.ts';

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The frames around what is chosen; the one that leads stands out. */
export function Marker({
  root,
  form,
}: {
  root: RefObject<HTMLDivElement | null>;
  form: string | undefined;
}) {
  const chosen = useDesignerState((state) => state.chosen);
  const beside = useDesignerState((state) => state.beside);
  const width = useDesignerState((state) => state.width);
  const document = useDocument();
  const { store } = useDesigner();
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);
  useLayoutEffect(() => {
    const paper = root.current;
    if (!paper) return undefined;
    const measure = () =>
      setBoxes((before) => {
        const now = store.document();
        const next = [chosen, ...beside].map((at) => boxOf(paper, elementOf(paper, now, at)));
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
  }, [root, store, document, chosen, beside, width, form]);
  return boxes.map(
    (box, index) =>
      box && (
        <div
          key={`${box.top} ${box.left} ${index}`}
          className="pl-design-marker"
          data-lead={index === 0}
          style={box}
          aria-hidden
        />
      ),
  );
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
