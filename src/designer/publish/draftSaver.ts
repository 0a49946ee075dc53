/** Drafts on the server: what is edited is stored there by itself, some seconds after a change. */
import { ApiError } from '../../runtime/host.ts';
import { Store } from '../../runtime/core/store.ts';
import { isEqual } from '../../schema/merge/values.ts';
import type { DesignerStore } from '../state/designerStore.ts';
import type { Revisions } from './revisions.ts';
import { storeDraft } from './storeDraft.ts';

/** Milliseconds from the last change until it is stored. */
const delay = 3_000;
/** Milliseconds until it is tried again, where it could not be stored. */
const patience = 20_000;

/** Why what is here is not on the server. */
export interface SaveFailure {
  reason: string;
  /**
   * away: it could not be stored now, which is tried again; refused: it does not take this text;
   * conflict: somebody else has saved the draft, or removed it.
   */
  kind: 'away' | 'refused' | 'conflict';
}

export interface Saving {
  isSaving: boolean;
  failure: SaveFailure | undefined;
}

interface Parts {
  store: DesignerStore;
  revisions: Pick<Revisions, 'drafts' | 'draft' | 'addDraft' | 'changeDraft' | 'removeDraft'>;
  /** The page without a change, which is no draft; undefined: it is one already. */
  first: unknown;
  /** Calls later; returns how to give that up. */
  later?: (run: () => void, milliseconds: number) => () => void;
}

const afterTime = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Members by which the server says that the draft is another one by now, or none. */
const draftMembers = ['version', 'draftId'];

function failureOf(error: unknown): SaveFailure {
  const { message: reason } = error as Error;
  const field = error instanceof ApiError ? error.field : undefined;
  if (field === undefined) return { reason, kind: 'away' };
  return { reason, kind: draftMembers.includes(field) ? 'conflict' : 'refused' };
}

/** Removes the draft of a page from the server, unless somebody else has changed it meanwhile. */
async function removeDraft({ store, revisions }: Pick<Parts, 'store' | 'revisions'>) {
  const { draft } = store.getState();
  const isGone = (error: unknown) => error instanceof ApiError && error.field === 'draftId';
  try {
    if (draft) await revisions.removeDraft(draft.draftId, draft.version);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  store.setState({ draft: undefined });
}

export class DraftSaver extends Store<Saving> {
  readonly #parts: Required<Parts>;
  #running: Promise<unknown> = Promise.resolve();
  #cancel = (): void => undefined;
  #isHeld = false;
  /** Id of the draft that was begun here, by itself. */
  #begun: string | undefined;
  #end: (() => void) | undefined;

  constructor({ later = afterTime, ...parts }: Parts) {
    super({ isSaving: false, failure: undefined });
    this.#parts = { ...parts, later };
  }

  /** Whether the server lacks what is here. */
  isDue(): boolean {
    const { store, first } = this.#parts;
    const { draft, history } = store.getState();
    return !isEqual(history.document, draft ? draft.document : first);
  }

  /** Stores changes by itself from now on, and what was not stored before. */
  start(): void {
    const { store } = this.#parts;
    this.#end ??= store.subscribe((state, before) => {
      if (state.history.document !== before.history.document) this.#plan(delay);
    });
    if (this.isDue()) this.#plan(delay);
  }

  /** Stores nothing by itself any more. Resolves when what was on its way has ended. */
  async stop(): Promise<void> {
    this.#cancel();
    this.#end?.();
    this.#end = undefined;
    await this.#running;
  }

  /** The server can be reached again: what could not be stored is tried at once. */
  retry(): void {
    if (this.#end && this.getState().failure?.kind === 'away') this.#try();
  }

  /** Leaves the draft alone while another window edits it. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (!isHeld && this.isDue()) this.#plan(delay);
  }

  /** Does something with the draft while nothing else does. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#running.then(work);
    this.#running = run.catch(() => undefined);
    return run;
  }

  /** Somebody wants the draft: it is not removed by itself any more. */
  keep(): void {
    this.#begun = undefined;
  }

  /** Stores what is here now. Rejects with why it is not stored. */
  save(): Promise<void> {
    this.keep();
    return this.#send(storeDraft);
  }

  /** Goes on as a draft of one's own, whatever became of the one that it was. */
  saveAsNew(): Promise<void> {
    this.#parts.store.setState({ draft: undefined });
    return this.save();
  }

  /** Brings the server up to date, by the way given, when nothing else does. */
  #send(work: (parts: Parts) => Promise<unknown>): Promise<void> {
    this.#cancel();
    return this.inTurn(() => this.#attempt(work));
  }

  async #attempt(work: (parts: Parts) => Promise<unknown>): Promise<void> {
    this.setState({ isSaving: true });
    try {
      await work(this.#parts);
      this.setState({ isSaving: false, failure: undefined });
    } catch (error) {
      const failure = failureOf(error);
      this.setState({ isSaving: false, failure });
      if (failure.kind === 'away' && this.#end) this.#plan(patience);
      throw error;
    }
  }

  #plan(milliseconds: number): void {
    this.#cancel();
    this.#cancel = this.#parts.later(() => this.#try(), milliseconds);
  }

  /**
   * The drafts of others are stored when asked only, and what they have saved is never replaced.
   */
  #try(): void {
    const isOwn = this.#parts.store.getState().draft?.isOwn ?? true;
    const isConflict = this.getState().failure?.kind === 'conflict';
    if (this.#isHeld || isConflict || !isOwn || !this.isDue()) return;
    // The state says what went wrong.
    this.#send(() => this.#storeByItself()).catch(() => undefined);
  }

  /** Stores what is here; a draft that was begun by itself and changes nothing any more goes. */
  async #storeByItself(): Promise<void> {
    const { store, first } = this.#parts;
    const { draft, history } = store.getState();
    if (draft && draft.draftId === this.#begun && isEqual(history.document, first))
      return removeDraft(this.#parts);
    this.#begun = (await storeDraft(this.#parts)) ?? this.#begun;
  }
}
