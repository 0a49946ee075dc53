import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { fromPointer } from '../../schema/pointer.ts';
import { drawnForm } from '../canvas/formAlone.ts';
import { elementOf, placeOfElement } from '../canvas/places.ts';
import { pathOf } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, type Designer } from '../state/context.ts';
import { kindAt, type Target } from '../palette/target.ts';
import {
  draggedBy,
  drop,
  dropTarget,
  kindsOf,
  labelOf,
  type Dragged,
  type Over,
} from './dragged.ts';
import { isInside, usePointer, type Point } from './pointer.ts';
import './drag.css';

/** Where the pointer is: what would happen there, and the line that shows it. */
interface Hover {
  target: Target | undefined;
  line: { top: number; left: number; width: number; height: number };
  /** What stands there, for saying that it does not take the part. */
  kind: string;
}

/** In here, parts are dragged: from the palette into the page, and within the page. */
export function DragRoom({ children }: { children: ReactNode }) {
  const designer = useDesigner();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 5 } }),
  );
  const [drag, setDrag] = useState<Dragged>();
  const [hover, setHover] = useState<Hover>();
  const pointer = usePointer();
  const find = () => drag && pointer.current && hoverAt(designer, drag, pointer.current);
  const end = (isDropped: boolean) => {
    const last = isDropped ? find() : undefined;
    setDrag(undefined);
    setHover(undefined);
    if (!last || !drag) return;
    if (last.target) drop(designer, drag, last.target);
    else designer.store.refuse(refusal(designer, last.kind, drag));
  };
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) =>
        setDrag(draggedBy(designer.store, active.data.current?.drag as Dragged))
      }
      onDragMove={() => setHover(find())}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
      autoScroll={{
        canScroll: (element) => pointer.current !== undefined && isInside(element, pointer.current),
      }}
    >
      {children}
      {hover && (
        <div className="pl-drop-line" data-refused={!hover.target} style={hover.line} aria-hidden />
      )}
      <DragOverlay dropAnimation={null}>
        {drag && (
          <span className="pl-drag-shown" data-refused={hover !== undefined && !hover.target}>
            {hover && !hover.target ? refusal(designer, hover.kind, drag) : labelOf(drag)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function refusal(designer: Designer, kind: string, drag: Dragged): string {
  const { cannotHold, part, selection } = designerTexts();
  const isMixed = kindsOf(drag, designer.store.document()).length === 0;
  return isMixed ? selection.mixed : cannotHold(part(kind), labelOf(drag));
}

function hoverAt(
  designer: Designer,
  drag: Dragged,
  { clientX: x, clientY: y }: Point,
): Hover | undefined {
  const document = designer.store.document();
  // What is dragged stands under the pointer, too.
  const under = globalThis.document
    .elementsFromPoint(x, y)
    .find((element) => element.closest('[data-at], .pl-design-canvas'));
  const found = under && partUnder(designer, under);
  if (!found) return undefined;
  const { path, element, isAcross } = found;
  const { top, left, width, height } = element.getBoundingClientRect();
  const isBehind = isAcross ? x > left + width / 2 : y > top + height / 2;
  const over: Over = { path, isBehind };
  const target = dropTarget(document, over, kindsOf(drag, document));
  const edge = isAcross
    ? { top, left: isBehind ? left + width : left, width: 2, height }
    : { top: isBehind ? top + height : top, left, width, height: 2 };
  const isInside = target !== undefined && target.list.length >= path.length;
  const line = isInside || !target ? { top, left, width, height } : edge;
  return { target, line, kind: kindAt(document, path) ?? '' };
}

/** The part that an element of the outline or of the canvas stands for. */
function partUnder(
  { store }: Designer,
  under: Element,
): { path: Over['path']; element: Element; isAcross: boolean } | undefined {
  const document = store.document();
  const row = under.closest('[data-at]');
  if (row) {
    const path = pathOf(document, fromPointer(row.getAttribute('data-at') ?? ''));
    return { path, element: row, isAcross: false };
  }
  const paper = under.closest('.pl-design-canvas');
  if (!paper) return undefined;
  const form = drawnForm(document, store.getState().chosen);
  const path = placeOfElement(under, document, form) ?? (form === undefined ? [] : ['forms', form]);
  const element = elementOf(paper, document, path) ?? paper;
  return { path, element, isAcross: element instanceof HTMLTableCellElement };
}
