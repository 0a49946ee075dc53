/** Points on the earth: how they are written, how far apart they are, and how China shifts them. */
import type { Point } from './contract.ts';

/** Digits of degrees that mean something: the sixth is a tenth of a metre. */
const digits = 6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => typeof one === 'number' && Number.isFinite(one)) &&
  Math.abs(value[0] as number) <= 180 &&
  Math.abs(value[1] as number) <= 90;

/** Without digits that mean nothing. */
export const rounded = ([longitude, latitude]: Point): Point => [
  Number(longitude.toFixed(digits)),
  Number(latitude.toFixed(digits)),
];

/** `116.397428, 39.90923`: longitude first, as maps of China write it. */
export const pointText = (point: Point): string => rounded(point).join(', ');

const number = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Reads what people type or paste, with a comma of either width, a space, or both between. */
export function readPoint(text: string): Point | undefined {
  const parts = text.trim().split(/[\s,，]+/);
  if (parts.length !== 2 || !parts.every((part) => number.test(part))) return undefined;
  const point = parts.map(Number);
  return isPoint(point) ? rounded(point) : undefined;
}

/** Mean radius of the earth in metres (IUGG). */
const earth = 6_371_008.8;

/** Metres on a great circle. */
export function distanceBetween([x1, y1]: Point, [x2, y2]: Point): number {
  const [a, b] = [radians(y1), radians(y2)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(x2 - x1) / 2) ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Of the ellipsoid of Krasovsky, on which GCJ-02 shifts points: its axis in metres. */
const axis = 6_378_245;
const eccentricity = 0.006_693_421_622_965_943;

const isInChina = ([x, y]: Point): boolean =>
  x >= 72.004 && x <= 137.8347 && y >= 0.8293 && y <= 55.8271;

/** Degrees by which GCJ-02 shifts a point of WGS-84. */
function shiftOf([longitude, latitude]: Point): Point {
  const [x, y] = [longitude - 105, latitude - 35];
  const wave = (value: number) => Math.sin(value * Math.PI);
  const short = (20 * wave(6 * x) + 20 * wave(2 * x)) * (2 / 3);
  const shared = 0.1 * x * y;
  const root = Math.sqrt(Math.abs(x));
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    shared +
    0.2 * root +
    short +
    ((20 * wave(y) + 40 * wave(y / 3) + 160 * wave(y / 12) + 320 * wave(y / 30)) * 2) / 3;
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    shared +
    0.1 * root +
    short +
    ((20 * wave(x) + 40 * wave(x / 3) + 150 * wave(x / 12) + 300 * wave(x / 30)) * 2) / 3;
  const sine = Math.sin(radians(latitude));
  const bend = 1 - eccentricity * sine * sine;
  return [
    (east * 180) / ((axis / Math.sqrt(bend)) * Math.cos(radians(latitude)) * Math.PI),
    (north * 180) / (((axis * (1 - eccentricity)) / (bend * Math.sqrt(bend))) * Math.PI),
  ];
}

/** From satellites and OpenStreetMap to maps of China. */
export function toGcj(point: Point): Point {
  if (!isInChina(point)) return point;
  const [x, y] = shiftOf(point);
  return [point[0] + x, point[1] + y];
}

/**
 * From maps of China to satellites and OpenStreetMap: the point that is shifted to the given one.
 */
export function toWgs(point: Point): Point {
  if (!isInChina(point)) return point;
  let guess = point;
  // Each step leaves less than a hundredth of the error.
  for (let step = 0; step < 4; step++) {
    const [x, y] = shiftOf(guess);
    guess = [point[0] - x, point[1] - y];
  }
  return guess;
}
