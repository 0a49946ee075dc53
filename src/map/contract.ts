/**
 * What a map can do, whoever draws it: each provider is one folder beside this file. All points of
 * pages and of providers' answers are in GCJ-02, as maps of China are.
 */
import type { ComponentType } from 'react';

/** Degrees: longitude, latitude. */
export type Point = readonly [longitude: number, latitude: number];

/** Somewhere that has a name. */
export interface Place {
  /** Unique among the places of one answer. */
  key: string;
  name: string;
  /** Where it lies, for people who know several of its name. */
  detail: string;
  point: Point;
}

/** A part of a route that is driven without a turn. */
export interface RouteStep {
  text: string;
  /** Metres. */
  distance: number;
}

/** A way from one point to another. */
export interface MapRoute {
  path: readonly Point[];
  /** Metres. */
  distance: number;
  /** Seconds; absent where nobody knows. */
  duration?: number;
  steps: readonly RouteStep[];
  /** It is the line as the crow flies: no roads were asked. */
  straight: boolean;
}

/** A point that is marked on the map. */
export interface Marker {
  key: 'start' | 'end' | 'point';
  label: string;
  point: Point;
}

/** What is drawn. A new `fit` brings its points into sight. */
export interface BaseMapProps {
  /** What the map shows, for readers of the screen. */
  label: string;
  /** Where the map begins, and where resetting it leads. */
  center: Point;
  /** Zoom of web maps: 256 pixels for the world at 0, twice as many with each. */
  zoom: number;
  markers?: readonly Marker[];
  route?: MapRoute;
  fit?: readonly Point[];
  /** Chooses the point that was clicked, or that stands in the middle when Enter is pressed. */
  onPick?(point: Point): void;
  /** Called when the map cannot be drawn (any more). */
  onFailure?(message: string): void;
}

/** One way to draw maps, find places and drive. Each answer rejects with a MapProblem. */
export interface MapProvider {
  name: 'builtin' | 'amap';
  Base: ComponentType<BaseMapProps>;
  /** Places that a text means, the best first. */
  suggest(text: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** The way of least time. */
  route(from: Point, to: Point, signal: AbortSignal): Promise<MapRoute>;
  /** What stands at a point; undefined: nothing that has a name. */
  reverse(point: Point, signal: AbortSignal): Promise<Place | undefined>;
  dispose(): void;
}

/** Why a map, a search or a route failed, in words for people. */
export class MapProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MapProblem';
  }
}

/** What a failure says to people. */
export const problemText = (problem: unknown, fallback: string): string =>
  problem instanceof Error && problem.message !== '' ? problem.message : fallback;

/** What the server knows of maps. */
export interface MapSettings {
  /** It finds routes on roads (OSRM). */
  routing: boolean;
  /** Key of AMap, which draws the maps then. */
  amapKey?: string;
}

/** What maps ask of the page they stand in. */
export interface MapHost {
  /** The server has routes for maps. */
  served: boolean;
  /** Asks the server; gives `data` of the answer, and rejects with words for people. */
  ask(
    url: string,
    params: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<unknown>;
}
