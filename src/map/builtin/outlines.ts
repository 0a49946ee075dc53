/** Outlines of provinces and cities, which share their borders as TopoJSON does. */
import { optionalPart } from '../../parts/load.ts';
import { keptPart } from './keptPart.ts';
import { boxOf, project, type Box, type Spot } from './projection.ts';

/** Arcs of a ring: of a negative one the arc `~number` backwards. */
type Ring = readonly number[];

/** As the file holds them. */
export interface RawOutlines {
  scale: readonly [number, number];
  translate: readonly [number, number];
  /** Differences in whole steps: x, y, x, y, … */
  arcs: readonly (readonly number[])[];
  /** Polygons by the code of the division. */
  areas: Readonly<Record<string, readonly (readonly Ring[])[]>>;
  provinces: Readonly<Record<string, readonly (readonly Ring[])[]>>;
  /** Rings of the frame in which islands far in the south are drawn, in degrees. */
  frame: readonly (readonly [number, number][])[];
}

/** One outline, ready to be drawn. */
export interface Outline {
  code: string;
  /** The d of an SVG path. */
  path: string;
  rings: readonly (readonly Spot[])[];
  box: Box;
}

export interface Outlines {
  provinces: readonly Outline[];
  areas: readonly Outline[];
  /** The d of the frame of the islands, and where its name stands. */
  frame: { path: string; label: Spot };
}

const digits = (value: number): number => Math.round(value * 100) / 100;

const pathOf = (rings: readonly (readonly Spot[])[]): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}Z`).join('');

/** Arcs as points of the drawing. */
function arcsOf({ arcs, scale, translate }: RawOutlines): Spot[][] {
  return arcs.map((steps) => {
    const spots: Spot[] = [];
    let [x, y] = [0, 0];
    for (let index = 0; index < steps.length; index += 2) {
      x += steps[index] ?? 0;
      y += steps[index + 1] ?? 0;
      spots.push(project([x * scale[0] + translate[0], y * scale[1] + translate[1]]));
    }
    return spots;
  });
}

function outlinesOf(raw: RawOutlines): Outlines {
  const arcs = arcsOf(raw);
  const ringOf = (ring: Ring): Spot[] =>
    ring.flatMap((number, index) => {
      const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? []);
      // An arc begins where the one before it ends.
      return index === 0 ? arc : arc.slice(1);
    });
  const layer = (shapes: RawOutlines['areas']): Outline[] =>
    Object.entries(shapes).map(([code, polygons]) => {
      const rings = polygons.flatMap((polygon) => polygon.map(ringOf));
      return { code, rings, path: pathOf(rings), box: boxOf(rings.flat()) };
    });
  const frame = raw.frame.map((ring) => ring.map(project));
  const [left, , right, bottom] = boxOf(frame.flat());
  return {
    provinces: layer(raw.provinces),
    areas: layer(raw.areas),
    frame: { path: pathOf(frame), label: [(left + right) / 2, bottom] },
  };
}

/** Whether a spot lies in an outline: a line from it to the right crosses its rings unevenly. */
export function holds({ rings, box }: Outline, [x, y]: Spot): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  let inside = false;
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) ?? [0, 0];
    for (const [x2, y2] of ring) {
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
      [x1, y1] = [x2, y2];
    }
  }
  return inside;
}

/** Fetched once for all maps and pickers; undefined: it did not come. */
export const loadOutlines = keptPart(
  () => optionalPart(() => import('./data/outlines.json')),
  (loaded) => outlinesOf(loaded.default as unknown as RawOutlines),
);
