/** Routes by car from a service that answers as OSRM does (its HTTP API, version 1). */
import { say } from '../../../schema/locale/message.ts';
import { isObject } from '../../../schema/isObject.ts';
import { Refusal } from '../../http/errors.ts';
import { readService } from './outside.ts';

export type Coordinates = [longitude: number, latitude: number];

/** A part of a route without a turn; kinds and directions are those of OSRM. */
interface Step {
  kind: string;
  direction: string;
  road: string;
  /** Which exit of a roundabout; 0: none. */
  exit: number;
  /** Metres. */
  distance: number;
}

interface DrivenRoute {
  path: Coordinates[];
  /** Metres. */
  distance: number;
  /** Seconds. */
  duration: number;
  steps: Step[];
}

/** Codes with which OSRM says that nobody can drive there. */
const impossible = new Set(['NoRoute', 'NoSegment']);

/** Milliseconds that a route may take. */
const longest = 10_000;
/** Bytes of the largest answer. */
const largest = 4 * 1024 * 1024;

/**
 * The fastest way; null: there is none.
 * @param address of the service, without a trailing slash
 * @throws Refusal when the service does not answer, or answers something else
 */
export async function askOsrm(
  address: string,
  ends: readonly [Coordinates, Coordinates],
  signal: AbortSignal,
): Promise<DrivenRoute | null> {
  const url = new URL(`${address}/route/v1/driving/${ends.map((end) => end.join(',')).join(';')}`);
  url.search = 'overview=simplified&geometries=geojson&steps=true&alternatives=false';
  const { body } = await readService(url, { longest, largest, signal });
  const answer = parsed(body);
  if (impossible.has(String(answer?.code))) return null;
  const route = answer?.code === 'Ok' ? routeOf(answer) : undefined;
  if (!route) throw new Refusal(say`路线服务返回了无法识别的内容`);
  return route;
}

type Json = Record<string, unknown>;

function parsed(body: Buffer): Json | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

const isCoordinates = (value: unknown): value is Coordinates =>
  Array.isArray(value) &&
  value.length >= 2 &&
  Math.abs(Number(value[0])) <= 180 &&
  Math.abs(Number(value[1])) <= 90;

/** What pages need of the first route; undefined: it is none. */
function routeOf({ routes }: Json): DrivenRoute | undefined {
  const [first] = objects(routes);
  if (!first || typeof first.distance !== 'number' || typeof first.duration !== 'number')
    return undefined;
  const { coordinates } = isObject(first.geometry) ? first.geometry : {};
  const path = (Array.isArray(coordinates) ? coordinates : [])
    .filter(isCoordinates)
    .map(([longitude, latitude]): Coordinates => [Number(longitude), Number(latitude)]);
  if (path.length < 2) return undefined;
  return {
    path,
    distance: number(first.distance),
    duration: number(first.duration),
    steps: objects(first.legs).flatMap(({ steps }) => objects(steps).map(stepOf)),
  };
}

function stepOf({ name, distance, maneuver }: Json): Step {
  const { type, modifier, exit } = isObject(maneuver) ? maneuver : {};
  return {
    kind: text(type),
    direction: text(modifier),
    road: text(name),
    exit: number(exit),
    distance: number(distance),
  };
}
