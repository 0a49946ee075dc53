import { memo } from 'react';
import type { MapRoute, Marker } from '../contract.ts';
import { texts } from '../locale/index.ts';
import type { Divisions } from '../../schema/divisions.ts';
import { labelsOf } from './labels.ts';
import type { Outlines } from './outlines.ts';
import { project } from './projection.ts';
import { pixelAt, type Size, type View } from './view.ts';

/** Land and its borders; drawn once, moved by the layer around it. */
export const Land = memo(({ outlines }: { outlines: Outlines }) => (
  <>
    {outlines.areas.map(({ code, path }) => (
      <path key={code} className="pl-map-area" d={path} />
    ))}
    {outlines.provinces.map(({ code, path }) => (
      <path key={code} className="pl-map-province" d={path} />
    ))}
    <path className="pl-map-frame" d={outlines.frame.path} />
  </>
));

/** The way, in units of the drawing. */
export const RouteLine = memo(({ route: { path, straight } }: { route: MapRoute }) => {
  const points = path.map((point) => project(point).join(',')).join(' ');
  return (
    <>
      <polyline className="pl-map-route-edge" points={points} />
      <polyline
        className={straight ? 'pl-map-route pl-map-route-straight' : 'pl-map-route'}
        points={points}
      />
    </>
  );
});

interface OverProps {
  view: View;
  size: Size;
}

/** Names, as large at every zoom. */
export function Names({
  divisions,
  outlines,
  view,
  size,
}: OverProps & { divisions: Divisions; outlines: Outlines }) {
  const [x, y] = pixelAt(view, size, outlines.frame.label);
  return (
    <g className="pl-map-names">
      {labelsOf(divisions, view, size).map(({ code, name, at, level }) => (
        <text key={code} x={at[0]} y={at[1]} data-level={level}>
          {name}
        </text>
      ))}
      <text x={x} y={y + 14} data-level={1}>
        {texts.islands}
      </text>
    </g>
  );
}

/** Points that are marked: a drop with its letter. */
export function Markers({ markers, view, size }: OverProps & { markers: readonly Marker[] }) {
  return markers.map(({ key, label, point }) => {
    const [x, y] = pixelAt(view, size, project(point));
    return (
      <g
        key={key}
        className={`pl-map-marker pl-map-marker-${key}`}
        transform={`translate(${x} ${y})`}
      >
        <path d="M0 0C-4 -9 -13 -14 -13 -24A13 13 0 0 1 13 -24C13 -14 4 -9 0 0Z" />
        {key === 'point' ? <circle cy={-24} r={5} /> : <text y={-19.5}>{label}</text>}
      </g>
    );
  });
}
