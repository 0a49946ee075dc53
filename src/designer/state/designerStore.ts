/** The one state of the designer: the page that is edited, what was done to it, what is chosen. */
import { edit, redo, startHistory, undo, type History } from '../../schema/edit/history.ts';
import { EditError } from '../../schema/edit/error.ts';
import { isWithin } from '../../schema/edit/operations.ts';
import type { Command } from '../../schema/edit/commands.ts';
import { Store } from '../../runtime/core/store.ts';
import type { JsonObject } from '../document/page.ts';
import { nearestPlace, type Path } from '../document/path.ts';
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
  /** Place of the chosen part; empty: the page itself. */
  chosen: Path;
  /** The tab of the panel that was opened last. */
  panelTab: string;
  /** Grows with each change that did not come from the panel: the panel is drawn anew. */
  outside: number;
  width: CanvasWidth;
  /** What is in the canvas can be used instead of edited. */
  trying: boolean;
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
  /** The edit came from the panel, which shows it already. */
  fromPanel?: boolean;
}

export class DesignerStore extends Store<DesignerState> {
  readonly root: Path;

  constructor({ id, document, base, draft, root = [] }: OpenedPage) {
    super({
      id,
      history: startHistory(document),
      base,
      draft,
      chosen: root,
      panelTab: 'properties',
      outside: 0,
      width: 'desk',
      trying: false,
      preview: undefined,
      asJson: false,
      sought: undefined,
      side: undefined,
      pane: 'canvas',
      paneVisits: 0,
      dialog: undefined,
      asked: undefined,
      lookup: undefined,
      refused: undefined,
    });
    this.root = root;
  }

  document = (): unknown => this.getState().history.document;

  /** Carries out commands as one step; a refused one leaves everything as it was. */
  edit(commands: Command | readonly Command[], options: EditOptions = {}): boolean {
    const { gesture, choose, fromPanel = false } = options;
    const list = [commands].flat();
    if (!list.every((command) => this.isInside(command))) {
      this.refuse('outside');
      return false;
    }
    try {
      const { history: before } = this.getState();
      const one = gesture ?? (list.length > 1 ? `step ${before.done.length}` : undefined);
      const history = list.reduce((now, command) => edit(now, command, one), before);
      this.follow(history, choose, !fromPanel);
      return true;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      this.setState({ refused: { problem: error.problem } });
      return false;
    }
  }

  choose(path: Path): void {
    this.setState({
      chosen: this.within(nearestPlace(this.document(), path)),
      sought: undefined,
    });
  }

  /** Runs the page, or runs it in another way. */
  startPreview(change: Partial<PreviewSettings>): void {
    this.setState(({ preview = { data: 'live', isDark: false, isAsking: false } }) => ({
      preview: { ...preview, ...change },
      asJson: false,
    }));
  }

  leavePreview(): void {
    this.setState({ preview: undefined });
  }

  /** Goes to a pane, and to one of the views at the left. */
  showPane(pane: PaneName, side?: SideView): void {
    this.setState(({ paneVisits }) => ({
      pane,
      paneVisits: paneVisits + 1,
      preview: undefined,
      ...(side && { side }),
    }));
  }

  undo(): void {
    this.follow(undo(this.getState().history));
  }

  redo(): void {
    this.follow(redo(this.getState().history));
  }

  /** Says that something cannot be done. */
  refuse(problem: string): void {
    this.setState({ refused: { problem } });
  }

  /** The place, or the root where it is outside. */
  private within(path: Path): Path {
    return isWithin(path, this.root) ? path : this.root;
  }

  /** Whether a command leaves alone what is outside the root; the root can be replaced. */
  private isInside(command: Command): boolean {
    const places = command.type === 'move' ? [command.from, command.to] : [command.at];
    const isSet = command.type === 'set';
    return places.every(
      (place) =>
        isWithin(place, this.root) &&
        (this.root.length === 0 || isSet || place.length > this.root.length),
    );
  }

  private follow(history: History, choose?: Path, outside = true): void {
    this.setState(({ chosen, outside: count }) => ({
      history,
      chosen: this.within(nearestPlace(history.document, choose ?? chosen)),
      outside: outside ? count + 1 : count,
      refused: undefined,
    }));
  }
}
