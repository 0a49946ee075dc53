import { Button } from 'antd';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { BaseMapProps } from '../contract.ts';
import { rounded } from '../coordinates.ts';
import { texts } from '../locale/index.ts';
import { Land, Markers, Names, RouteLine } from './MapLayers.tsx';
import { unitsPerPixel, unproject, type Spot } from './projection.ts';
import { useChina, type China } from './useChina.ts';
import { useGestures } from './useGestures.ts';
import { fitting, pan, spotAt, viewOf, zoomAt, type Size, type View } from './view.ts';
import './builtin.css';

/** Pixels of one press of an arrow key. */
const stride = 64;

export interface BuiltinMapProps extends BaseMapProps {
  /** Drawn between the land and the names, in units of the drawing. */
  children?: ReactNode;
  /** Called with the spot that was clicked, beside onPick. */
  onSpot?(spot: Spot): void;
}

/** A map of China as lines: pulled by the mouse, the finger and the keys. */
export function BuiltinMap(props: BuiltinMapProps) {
  const { china, failed } = useChina();
  const { onFailure } = props;
  const report = useEffectEvent(() => onFailure?.(texts.dataLost));
  useEffect(() => {
    if (failed) report();
  }, [failed]);
  if (!china) return <div className="pl-map-waiting" role="status" aria-label={texts.loading} />;
  return <Drawn {...props} china={china} />;
}

function Drawn({ china, ...props }: BuiltinMapProps & { china: China }) {
  const { label, center, zoom, fit, markers = [], route, onPick, onSpot, children } = props;
  const keys = useId();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const size = useSize(element);
  const [view, setView] = useState(() => viewOf(center, zoom));
  const fitted = useRef<unknown>(undefined);
  useEffect(() => {
    if (!fit || !size || fitted.current === fit) return;
    fitted.current = fit;
    setView((before) => fitting(fit, size) ?? before);
  }, [fit, size]);
  const reset = () => setView((size && fit && fitting(fit, size)) ?? viewOf(center, zoom));
  const choose = (offset: Spot) => {
    const spot = spotAt(view, offset);
    onSpot?.(spot);
    onPick?.(rounded(unproject(spot)));
  };
  const canChoose = onPick !== undefined || onSpot !== undefined;
  const gestures = useGestures({
    element,
    change: setView,
    onClick: canChoose ? choose : undefined,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyedView(event.key);
    if (next) setView(next);
    else if (event.key === 'Home') reset();
    else if (event.key === 'Enter' && canChoose) choose([0, 0]);
    else return;
    event.preventDefault();
  };
  return (
    <div className="pl-map">
      <div
        ref={setElement}
        className={canChoose ? 'pl-map-surface pl-map-choosing' : 'pl-map-surface'}
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
        onDoubleClick={canChoose ? undefined : () => setView((before) => zoomAt(before, 1))}
        {...gestures}
      >
        {size && (
          <svg className="pl-map-drawing" width={size.width} height={size.height} aria-hidden>
            <g transform={transformOf(view, size)}>
              <Land outlines={china.outlines} />
              {children}
              {route && <RouteLine route={route} />}
            </g>
            <Names {...{ view, size, ...china }} />
            <Markers {...{ view, size, markers }} />
          </svg>
        )}
        {canChoose && <span className="pl-map-cross" aria-hidden />}
      </div>
      <span id={keys} hidden>
        {canChoose ? texts.pickKeys : texts.keys}
      </span>
      <Tools onZoom={(by) => setView((before) => zoomAt(before, by))} onReset={reset} />
      <span className="pl-map-note">{texts.sketch}</span>
    </div>
  );
}

function Tools({ onZoom, onReset }: { onZoom(by: number): void; onReset(): void }) {
  const tool = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button size="small" icon={icon} title={label} aria-label={label} onClick={onClick} />
  );
  return (
    <div className="pl-map-tools">
      {tool(texts.zoomIn, '+', () => onZoom(1))}
      {tool(texts.zoomOut, '−', () => onZoom(-1))}
      {tool(texts.reset, '⟲', onReset)}
    </div>
  );
}

/** From units of the drawing to pixels of the place. */
function transformOf({ middle: [x, y], zoom }: View, { width, height }: Size): string {
  const scale = 1 / unitsPerPixel(zoom);
  return `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`;
}

/** What a key does to the view. */
function keyedView(key: string): ((view: View) => View) | undefined {
  const ways: Record<string, Spot> = {
    ArrowLeft: [stride, 0],
    ArrowRight: [-stride, 0],
    ArrowUp: [0, stride],
    ArrowDown: [0, -stride],
  };
  const way = ways[key];
  if (way) return (view) => pan(view, way);
  if (key === '+' || key === '=') return (view) => zoomAt(view, 1);
  if (key === '-' || key === '_') return (view) => zoomAt(view, -1);
  return undefined;
}

/** Pixels of an element, as they change; undefined before it is drawn. */
function useSize(element: HTMLElement | null): Size | undefined {
  const [size, setSize] = useState<Size>();
  const read = useCallback(() => {
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    if (width > 0 && height > 0) setSize({ width, height });
  }, [element]);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, read]);
  return size;
}
