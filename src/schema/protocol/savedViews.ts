import type { Answer, WireRequest } from './wire.ts';

/** A list, by the id of its page and its name there. */
export interface ListPlace {
  page: string;
  list: string;
}

/** What people give a view of a list. */
export interface SavedViewInput {
  name: string;
  /** Everybody who may open the page finds it. */
  isShared: boolean;
  /** What the list made of it: search, order, page size and columns. */
  content: unknown;
}

/** A view of a list that somebody has kept. */
export interface SavedView extends SavedViewInput {
  viewId: string;
  /** Counts its changes: a change of an older version is refused. */
  version: number;
  isOwn: boolean;
  /** The list opens in it, for whoever asks. */
  isDefault: boolean;
  /** Whoever asks may change and remove it. */
  isChangeable: boolean;
  /** Who made it. */
  ownerName: string | null;
}

/** Views of lists, kept by the server. */
export interface SavedViews {
  load(place: ListPlace): WireRequest;
  read(answer: Answer): { views: readonly SavedView[]; mayShare: boolean };
  add(place: ListPlace, input: SavedViewInput): WireRequest;
  /** The id of the view that an answer says was added. */
  added(answer: Answer): string;
  change(view: Pick<SavedView, 'viewId' | 'version'>, input: Partial<SavedViewInput>): WireRequest;
  remove(view: Pick<SavedView, 'viewId'>): WireRequest;
  /** @param viewId null: the list opens as its page says */
  setDefault(place: ListPlace, viewId: string | null): WireRequest;
}
