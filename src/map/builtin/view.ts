/** Which part of the drawing is in sight. */
import type { Point } from '../contract.ts';
import { boxOf, project, unitsPerPixel, type Spot } from './projection.ts';

/** The spot in the middle, and how near it is. */
export interface View {
  middle: Spot;
  zoom: number;
}

/** Pixels of the place in which the map is drawn. */
export interface Size {
  width: number;
  height: number;
}

export const zooms = { least: 3, most: 13 };

const clampZoom = (zoom: number): number => Math.max(zooms.least, Math.min(zooms.most, zoom));

/** The corners of what there is to see: nobody gets lost in the sea. */
const [left, top] = project([70, 56]);
const [right, bottom] = project([140, 2]);

const clampSpot = ([x, y]: Spot): Spot => [
  Math.max(left, Math.min(right, x)),
  Math.max(top, Math.min(bottom, y)),
];

export const viewOf = (center: Point, zoom: number): View => ({
  middle: clampSpot(project(center)),
  zoom: clampZoom(zoom),
});

/** Moves the drawing by pixels. */
export function pan({ middle: [x, y], zoom }: View, [dx, dy]: Spot): View {
  const units = unitsPerPixel(zoom);
  return { middle: clampSpot([x - dx * units, y - dy * units]), zoom };
}

/** Where pixels from the middle of the place stand on the drawing. */
export function spotAt({ middle: [x, y], zoom }: View, [dx, dy]: Spot): Spot {
  const units = unitsPerPixel(zoom);
  return [x + dx * units, y + dy * units];
}

/** Where a spot stands in the place, in pixels from its left upper corner. */
export function pixelAt({ middle, zoom }: View, { width, height }: Size, [x, y]: Spot): Spot {
  const units = unitsPerPixel(zoom);
  return [(x - middle[0]) / units + width / 2, (y - middle[1]) / units + height / 2];
}

/** Comes nearer or goes back, while what stands at an offset from the middle stays there. */
export function zoomAt(view: View, by: number, offset: Spot = [0, 0]): View {
  const zoom = clampZoom(view.zoom + by);
  const [x, y] = spotAt(view, offset);
  const units = unitsPerPixel(zoom);
  return { middle: clampSpot([x - offset[0] * units, y - offset[1] * units]), zoom };
}

/** Pixels between the points in sight and the edge. */
const margin = 48;
/** Zoom for a single point. */
const near = 9;

/** All the points in sight, as near as possible. */
export function fitting(points: readonly Point[], { width, height }: Size): View | undefined {
  if (points.length === 0) return undefined;
  const [x1, y1, x2, y2] = boxOf(points.map(project));
  const room = (pixels: number) => Math.max(1, pixels - 2 * margin);
  const units = Math.max((x2 - x1) / room(width), (y2 - y1) / room(height));
  const zoom = units === 0 ? near : Math.log2(unitsPerPixel(0) / units);
  return { middle: [(x1 + x2) / 2, (y1 + y2) / 2], zoom: clampZoom(Math.min(zoom, near + 2)) };
}
