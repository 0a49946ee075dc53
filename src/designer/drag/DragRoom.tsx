import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { fromPointer } from '../../schema/pointer.ts';
import { drawnForm } from '../canvas/formAlone.ts';
import { elementOf, placeOfElement } from '../canvas/places.ts';
import { pathOf } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, type Designer } from '../state/context.ts';
import { kindAt, type Target } from '../palette/target.ts';
import { drop, dropTarget, kindsOf, labelOf, type Dragged, type Over } from './dragged.ts';
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
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const [drag, setDrag] = useState<Dragged>();
  const [hover, setHover] = useState<Hover>();
  const end = (event?: DragEndEvent) => {
    const last = event && drag && hoverAt(designer, drag, event);
    setDrag(undefined);
    setHover(undefined);
    if (!last || !drag) return;
    if (last.target) drop(designer, drag, last.target);
    else designer.store.refuse(refusal(last.kind, drag));
  };
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setDrag(active.data.current?.drag as Dragged)}
      onDragMove={(event) => drag && setHover(hoverAt(designer, drag, event))}
      onDragEnd={end}
      onDragCancel={() => end()}
    >
      {children}
      {hover && (
        <div className="pl-drop-line" data-refused={!hover.target} style={hover.line} aria-hidden />
      )}
      <DragOverlay dropAnimation={null}>
        {drag && (
          <span className="pl-drag-shown" data-refused={hover !== undefined && !hover.target}>
            {hover && !hover.target ? refusal(hover.kind, drag) : labelOf(drag)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const refusal = (kind: string, drag: Dragged): string => {
  const { cannotHold, part } = designerTexts();
  return cannotHold(part(kind), labelOf(drag));
};

function hoverAt(
  designer: Designer,
  drag: Dragged,
  { activatorEvent, delta }: Pick<DragMoveEvent, 'activatorEvent' | 'delta'>,
): Hover | undefined {
  if (!(activatorEvent instanceof PointerEvent)) return undefined;
  const x = activatorEvent.clientX + delta.x;
  const y = activatorEvent.clientY + delta.y;
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
