/** What the designer knows of the page that is edited. */
import type { History } from '../../schema/edit/history.ts';
import type { JsonObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import type { Carried } from '../drag/carried.ts';
import type { PreviewSettings } from '../preview/settings.ts';
import type { CanvasWidth, DialogName, LookupMode, PaneName, SideView } from './views.ts';

export interface DesignerState {
  /** Id of the page; it is also its address among the drafts. */
  id: string;
  history: History;
  /** What the work began with. */
  base: Base;
  /** The draft of the server that the page is, or has become. */
  draft: ServerDraft | undefined;
  /** Place of the chosen part; empty: the page itself. Of several it is the one that leads. */
  chosen: Path;
  /** Parts that are chosen together with it. */
  beside: readonly Path[];
  /** Where a range of parts begins. */
  anchor: Path;
  /** The tab of the panel that was opened last. */
  panelTab: string;
  /** Grows with each change that did not come from the panel: the panel is drawn anew. */
  outside: number;
  width: CanvasWidth;
  /** What is in the canvas can be used instead of edited. */
  trying: boolean;
  /** Sample records stand in the place of those that there are; never part of the page. */
  isSampling: boolean;
  /** The page is run instead of edited; undefined: it is edited. */
  preview: PreviewSettings | undefined;
  /** The file of the page is shown instead of the canvas. */
  asJson: boolean;
  /** The member of the chosen part that was looked for, by its field in the panel. */
  sought: { member: string } | undefined;
  /** What stands at the left; undefined: what does at first. */
  side: SideView | undefined;
  /** The pane that narrow windows show. */
  pane: PaneName;
  /** Grows each time that somebody goes to a pane, which gets the focus then. */
  paneVisits: number;
  dialog: DialogName | undefined;
  /** Place of a member that is added as soon as somebody has said what it is called. */
  asked: Path | undefined;
  /** Somebody looks for something; undefined: nobody does. */
  lookup: LookupMode | undefined;
  /** What is dragged by keys. */
  carried: Carried | undefined;
  /** Why the last edit was refused; a new object each time. */
  refused: { problem: string } | undefined;
}

/** A page as people got it, and the mark of its text; null: there was none. */
export interface Base {
  text: string | null;
  hash: string | null;
}

/** A draft on the server, and the document that it holds. */
export interface ServerDraft {
  draftId: string;
  /** Counts up each time that somebody saves it. */
  version: number;
  isOwn: boolean;
  document?: unknown;
}

/** A page that is opened: its id, its document and what the work began with. */
export interface OpenedPage {
  id: string;
  document: JsonObject;
  base: Base;
  draft?: ServerDraft | undefined;
  /** The part that is edited; nothing outside it is shown or changed. Default the whole page. */
  root?: Path;
}

export interface EditOptions {
  /** Commands with the same one in a row are undone together. */
  gesture?: string;
  /** The part that is chosen afterwards; default the one that was, or the nearest that is left. */
  choose?: Path;
  /** Parts that are chosen with it afterwards, the one that a range begins with first. */
  beside?: readonly Path[];
  /** The edit came from the panel, which shows it already. */
  fromPanel?: boolean;
}
