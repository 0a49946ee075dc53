/** Routes of the built-in map: on roads by the server (OSRM), else as the crow flies. */
import { distanceBetween, toGcj, toWgs } from '../coordinates.ts';
import { MapProblem, type MapHost, type MapRoute, type Point } from '../contract.ts';
import { texts } from '../locale/index.ts';

/** A step as the server passes it on; kinds and directions are those of OSRM. */
interface ServedStep {
  kind: string;
  direction: string;
  road: string;
  exit: number;
  distance: number;
}

interface ServedRoute {
  path: Point[];
  distance: number;
  duration: number;
  steps: ServedStep[];
}

export function straightRoute(from: Point, to: Point): MapRoute {
  return {
    path: [from, to],
    distance: distanceBetween(from, to),
    steps: [],
    straight: true,
  };
}

/** The roads of OpenStreetMap lie where satellites see them: WGS-84. */
export async function drivenRoute(
  host: MapHost,
  [from, to]: readonly [Point, Point],
  signal: AbortSignal,
): Promise<MapRoute> {
  const data = (await host.ask(
    '/map/route',
    { from: toWgs(from).join(','), to: toWgs(to).join(',') },
    signal,
  )) as ServedRoute | undefined;
  if (!data) throw new MapProblem(texts.route.noRoute);
  const { path, distance, duration, steps } = data;
  return {
    path: path.map(toGcj),
    distance,
    duration,
    steps: steps.map((step) => ({ text: stepText(step), distance: step.distance })),
    straight: false,
  };
}

const isDirection = (name: string): name is keyof typeof texts.route.directions =>
  Object.hasOwn(texts.route.directions, name);

/** What the driver does there. Kinds that nobody knows yet are followed by their direction. */
export function stepText({ kind, direction, road: name, exit }: ServedStep): string {
  const words = texts.route;
  const road = name || words.unnamed;
  if (kind === 'depart') return words.depart(road);
  if (kind === 'arrive') return words.arrive;
  if (kind === 'roundabout' || kind === 'rotary') return words.roundabout(exit, road);
  if (kind === 'merge') return words.merge(road);
  if (kind === 'new name' || kind === 'continue' || !isDirection(direction)) return words.go(road);
  return words.turn(words.directions[direction], road);
}
