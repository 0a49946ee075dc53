/** The one state of the designer: the page that is edited, what was done to it, what is chosen. */
import { edit, redo, startHistory, undo, type History } from '../../schema/edit/history.ts';
import { EditError } from '../../schema/edit/error.ts';
import { isWithin } from '../../schema/edit/operations.ts';
import { perform, type Command } from '../../schema/edit/commands.ts';
import { Store } from '../../runtime/core/store.ts';
import { namesToKeep } from '../document/keptNames.ts';
import { nearestPlace, samePath, type Path } from '../document/path.ts';
import type { PreviewSettings } from '../preview/settings.ts';
import { includesPlace, isPart } from '../selection/places.ts';
import type { DesignerState, EditOptions, OpenedPage } from './designerState.ts';
import type { PaneName, SideView } from './views.ts';

/** The document after all commands. */
const outcome = (document: unknown, commands: readonly Command[]): unknown =>
  commands.reduce((now, command) => perform(now, command).document, document);

export class DesignerStore extends Store<DesignerState> {
  readonly root: Path;
  /** How many steps of several commands there were: each is undone by itself. */
  private steps = 0;

  constructor({ id, document, base, draft, root = [] }: OpenedPage) {
    super({
      id,
      history: startHistory(document),
      base,
      draft,
      chosen: root,
      beside: [],
      anchor: root,
      panelTab: 'properties',
      outside: 0,
      width: 'desk',
      trying: false,
      isSampling: false,
      preview: undefined,
      asJson: false,
      sought: undefined,
      side: undefined,
      pane: 'canvas',
      paneVisits: 0,
      dialog: undefined,
      asked: undefined,
      lookup: undefined,
      carried: undefined,
      refused: undefined,
    });
    this.root = root;
  }

  document = (): unknown => this.getState().history.document;

  /** Carries out commands as one step; a refused one leaves everything as it was. */
  edit(commands: Command | readonly Command[], options: EditOptions = {}): boolean {
    const { gesture, fromPanel = false } = options;
    const list = [commands].flat();
    if (!list.every((command) => this.isInside(command))) {
      this.refuse('outside');
      return false;
    }
    try {
      const { history: before } = this.getState();
      const all = [...list, ...namesToKeep(before.document, outcome(before.document, list), list)];
      const one = gesture ?? (all.length > 1 ? `step ${(this.steps += 1)}` : undefined);
      const history = all.reduce((now, command) => edit(now, command, one), before);
      this.follow(history, options, !fromPanel);
      return true;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      this.setState({ refused: { problem: error.problem } });
      return false;
    }
  }

  /** Chooses one part, or the page. */
  choose(path: Path): void {
    const chosen = this.within(nearestPlace(this.document(), path));
    this.choosing(chosen, []);
  }

  /** All places that are chosen, the leading one first. */
  chosenPlaces(): Path[] {
    const { chosen, beside } = this.getState();
    return [chosen, ...beside];
  }

  /** Chooses a part together with those that are, or no more; one always stays chosen. */
  toggle(path: Path): void {
    if (!this.canBeBeside(path)) return this.choose(path);
    const all = this.chosenPlaces().filter((one) => this.canBeBeside(one));
    const others = all.filter((one) => !samePath(one, path));
    if (others.length === all.length) return this.choosing(path, all);
    const [next, ...beside] = others;
    return next && this.choosing(next, beside);
  }

  /** Chooses several parts, of which one leads; a range goes on from where it began. */
  chooseRange(places: readonly Path[], lead: Path): void {
    const parts = places.filter((one) => this.canBeBeside(one));
    if (!includesPlace(parts, lead)) return this.choose(lead);
    const others = parts.filter((one) => !samePath(one, lead));
    return this.choosing(lead, others, this.getState().anchor);
  }

  /** Runs the page, or runs it in another way. */
  startPreview(change: Partial<PreviewSettings>): void {
    this.setState(({ preview = { data: 'live', isDark: false, isAsking: false } }) => ({
      preview: { ...preview, ...change },
      asJson: false,
      carried: undefined,
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

  private choosing(chosen: Path, beside: readonly Path[], anchor = chosen): void {
    this.setState({ chosen, beside, anchor, sought: undefined });
  }

  /** The place, or the root where it is outside. */
  private within(path: Path): Path {
    return isWithin(path, this.root) ? path : this.root;
  }

  /** Whether a place is a part that others can be chosen together with. */
  private canBeBeside(path: Path): boolean {
    const isInRoot = isWithin(path, this.root) && path.length > this.root.length;
    return isInRoot && isPart(this.document(), path);
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

  private follow(
    history: History,
    { choose, beside = [] }: Pick<EditOptions, 'choose' | 'beside'> = {},
    outside = true,
  ): void {
    this.setState((before) => {
      const chosen = this.within(nearestPlace(history.document, choose ?? before.chosen));
      return {
        history,
        chosen,
        // What was chosen may stand elsewhere now: only who edited knows where.
        beside,
        anchor: beside[0] ?? chosen,
        outside: outside ? before.outside + 1 : before.outside,
        carried: undefined,
        refused: undefined,
      };
    });
  }
}
