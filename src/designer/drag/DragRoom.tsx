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
import { drawnForm } from '../document/formAlone.ts';
import { elementOf, placeOfElement } from '../canvas/places.ts';
import { pathOf } from '../document/path.ts';
import { useDesigner, type Designer } from '../state/context.ts';
import { kindAt, listAt, type Target } from '../palette/target.ts';
import type { Dragged, Over } from './carried.ts';
import { Carry } from './Carry.tsx';
import { draggedBy, drop, dropTarget, kindsOf, labelOf } from './dragged.ts';
import { isAcross, lineAt, type Line } from './line.ts';
import { isInside, usePointer, type Point } from './pointer.ts';
import { refusal } from './words.ts';
import './drag.css';

/** Where the pointer is: what would happen there, and the line that shows it. */
interface Hover {
  target: Target | undefined;
  line: Line;
  /** What stands there, for saying that it does not take the part. */
  kind: string;
}

const nothing = (): undefined => undefined;

/** Keys drag in a way of our own, which speaks; what dnd-kit says by itself is English. */
const silent = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: nothing,
    onDragMove: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
};

/** In here, parts are dragged by pointer and keys: from the palette, and within the page. */
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
    else designer.store.refuse(refusal(designer, [last.kind], drag));
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={silent}
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
      <Carry />
      {hover && (
        <div className="pl-drop-line" data-refused={!hover.target} style={hover.line} aria-hidden />
      )}
      <DragOverlay dropAnimation={null}>
        {drag && (
          <span className="pl-drag-shown" data-refused={hover !== undefined && !hover.target}>
            {hover && !hover.target ? refusal(designer, [hover.kind], drag) : labelOf(drag)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
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
  const { path, element } = found;
  const { top, left, width, height } = element.getBoundingClientRect();
  const isBehind = isAcross(element) ? x > left + width / 2 : y > top + height / 2;
  const over: Over = { path, isBehind };
  const target = dropTarget(document, over, kindsOf(drag, document));
  const isWhole = !target || target.list.length >= path.length;
  const line = lineAt(element, { isBehind, isWhole });
  return { target, line, kind: listAt(document, path)?.kind ?? kindAt(document, path) ?? '' };
}

/** The part that an element of the outline or of the canvas stands for. */
function partUnder(
  { store }: Designer,
  under: Element,
): { path: Over['path']; element: Element } | undefined {
  const document = store.document();
  const row = under.closest('[data-at]');
  if (row) {
    const path = pathOf(document, fromPointer(row.getAttribute('data-at') ?? ''));
    return { path, element: row };
  }
  const paper = under.closest('.pl-design-canvas');
  if (!paper) return undefined;
  const form = drawnForm(document, store.getState().chosen);
  const path = placeOfElement(under, document, form) ?? (form === undefined ? [] : ['forms', form]);
  const element = elementOf(paper, document, path) ?? paper;
  return { path, element };
}
