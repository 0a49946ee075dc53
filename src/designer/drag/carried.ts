/** What is dragged, and the places that keys lead to with it. */
import type { Path } from '../document/path.ts';
import type { PaletteItem } from '../palette/items.ts';
import type { Target } from '../palette/target.ts';

/** Something of the palette, or parts of the page. */
export type Dragged =
  { kind: 'item'; item: PaletteItem } | { kind: 'parts'; parts: readonly Path[]; label: string };

/** The part under the pointer, and whether the pointer is in the second half of it. */
export interface Over {
  path: Path;
  isBehind: boolean;
}

/** A place where something can be dropped, or a list that refuses it. */
export interface Stop {
  /** What stands there, as under a pointer. */
  over: Over;
  /** undefined: it is refused. */
  target: Target | undefined;
  /** What stands in the list, for saying that it does not take what is carried. */
  kind: string;
  /** Dropped there, nothing changes. */
  isHome: boolean;
}

/** What is carried by keys, and where it is held. */
export interface Carried {
  drag: Dragged;
  stops: readonly Stop[];
  /** The stop where it is held. */
  at: number;
  /** The stop where it was held before. */
  from: number;
}
