import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { widthLimits } from '../state/view.ts';
import { texts } from '../../../runtime/locale/index.ts';

interface Props {
  column: string;
  label: string;
  /**
   * Width in pixels as laid out; wider tables give a column more, which is reported when the edge
   * takes the focus.
   */
  width: number;
  first: boolean;
  onResize(column: string, width: number | undefined): void;
}

/** Pixels by which a key makes a column wider or narrower. */
const step = 16;
const within = (width: number): number =>
  Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, width)));
const valueText = (label: string, width: number): string => texts.list.pixels(label, width);
const headOf = (edge: Element): HTMLElement => edge.closest('th')!;
/** All of them from left to right, in whichever row of the head they stand. */
const edgesOf = (edge: Element): HTMLElement[] =>
  [...edge.closest('thead')!.querySelectorAll<HTMLElement>('.pl-edge')].sort(
    (one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left,
  );

/**
 * The edge of a column, dragged to change its width; a double click gives it the page's width
 * again. While it is dragged only the `<col>` changes, so that no cell is drawn. All edges of a
 * table are one stop for Tab.
 */
export function ColumnEdge({ column, label, width, first, onResize }: Props) {
  const drag = ({ currentTarget: edge, clientX, pointerId, button }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    const begin = headOf(edge).offsetWidth;
    const col = edge
      .closest('table')!
      .querySelector<HTMLElement>(`col[data-column="${CSS.escape(column)}"]`)!;
    let dragged = begin;
    const move = (event: globalThis.PointerEvent) => {
      dragged = within(begin + event.clientX - clientX);
      col.style.width = `${dragged}px`;
    };
    const end = () => {
      edge.removeEventListener('pointermove', move);
      if (dragged !== begin) onResize(column, dragged);
    };
    edge.setPointerCapture(pointerId);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', end, { once: true });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const edges = edgesOf(edge);
    if (way !== 0 && event.shiftKey)
      onResize(column, within(headOf(edge).offsetWidth + way * step));
    else if (way !== 0) edges[edges.indexOf(edge) + way]?.focus();
    else if (event.key === 'Delete') onResize(column, undefined);
    else return;
    event.preventDefault();
  };
  const takeFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const laidOut = headOf(currentTarget).offsetWidth;
    currentTarget.setAttribute('aria-valuenow', String(laidOut));
    currentTarget.setAttribute('aria-valuetext', valueText(label, laidOut));
    for (const edge of edgesOf(currentTarget)) edge.tabIndex = edge === currentTarget ? 0 : -1;
  };
  return (
    // A separator that is focusable is a control (WAI-ARIA: window splitter).
    <span
      // The head around it is named by the column: here the column stands in the value, so that a
      // head is not read twice.
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.list.width}
      aria-valuetext={valueText(label, width)}
      aria-valuenow={width}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      tabIndex={first ? 0 : -1}
      title={texts.list.widthHint}
      className="pl-edge"
      onPointerDown={drag}
      onDoubleClick={() => onResize(column, undefined)}
      onKeyDown={press}
      onFocus={takeFocus}
    />
  );
}
