/** A point as records hold it: `{ lng, lat, label }`, in GCJ-02. */
import type { Place, Point } from './contract.ts';
import { isPoint, pointText, readPoint, rounded } from './coordinates.ts';
import { isObject } from '../schema/isObject.ts';

export interface MapPoint {
  lng: number;
  lat: number;
  /** What people call it. */
  label?: string;
}

/** JSON in a text, or the text itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The place that a value means, whether it is an object, its JSON, or `116.39, 39.9`. */
export function placeIn(value: unknown): Place | undefined {
  const given = typeof value === 'string' ? (readPoint(value) ?? parsed(value)) : value;
  const held = isPoint(given) ? { lng: given[0], lat: given[1] } : given;
  if (!isObject(held)) return undefined;
  const point: unknown[] = [held.lng, held.lat];
  if (!isPoint(point)) return undefined;
  const label = typeof held.label === 'string' ? held.label.trim() : '';
  return placeAt(point, label);
}

/** A place whose name may be unknown. */
export const placeAt = (point: Point, name = ''): Place => ({
  key: 'point',
  name: name || pointText(point),
  detail: '',
  point: rounded(point),
});

/** What a record holds of a place; coordinates are no name. */
export function pointOf({ name, point }: Place): MapPoint {
  const [lng, lat] = rounded(point);
  return name === pointText(point) ? { lng, lat } : { lng, lat, label: name };
}

/** Whether there is something that should be a point. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** What is there although it is no point, as it is. */
export const rawText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
