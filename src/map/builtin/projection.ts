/** Web Mercator: the earth as maps of the web draw it. */
import type { Point } from '../contract.ts';

/** A place on the drawing: pixels at zoom 0, times `unit`. */
export type Spot = readonly [x: number, y: number];

/** Units of the drawing on a pixel of zoom 0: enough for two digits to be less than a pixel. */
const unit = 32;
const width = 256 * unit;

/** Units of the drawing that a pixel covers at a zoom. */
export const unitsPerPixel = (zoom: number): number => unit / 2 ** zoom;

/** Latitude at which the square of the world ends. */
const end = 85.0511;

export function project([longitude, latitude]: Point): Spot {
  const sine = Math.sin((Math.max(-end, Math.min(end, latitude)) * Math.PI) / 180);
  return [
    width * (longitude / 360 + 0.5),
    width * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  ];
}

export function unproject([x, y]: Spot): Point {
  const turn = (0.5 - y / width) * 2 * Math.PI;
  return [(x / width - 0.5) * 360, (Math.atan(Math.sinh(turn)) * 180) / Math.PI];
}

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The least box around spots, of which a route may have very many. */
export function boxOf(spots: readonly Spot[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}
