/** Drafts that this browser keeps: pages that were changed and are stored nowhere else. */
import { isEqual } from '../../schema/merge/values.ts';
import { isObject, readPage } from '../document/page.ts';
import type { Base, DesignerState, OpenedPage } from './designerState.ts';
import type { DesignerStore } from './designerStore.ts';

/** Texts under names; `set` says whether it was kept. */
export interface DraftKeys {
  get(name: string): string | null;
  /** Calls back when another window puts a text under a name; returns how to end it. */
  watch(name: string, onChange: () => void): () => void;
  /** Names under which there are texts. */
  names(): string[];
  set(name: string, text: string | null): boolean;
}

/** As it is kept. */
interface Kept {
  text: string;
  base: Base;
  /** The draft of the server that it goes on with. */
  draft?: { draftId: string; version: number; isOwn: boolean };
}

/** What a draft began with where that is not known: nothing that is live. */
const unknownBase: Base = { text: null, hash: null };

function keptOf(keys: DraftKeys, id: string): Kept | undefined {
  try {
    const kept = JSON.parse(keys.get(id) ?? 'null') as Partial<Kept> | null;
    if (typeof kept?.text !== 'string') return undefined;
    return { ...kept, text: kept.text, base: isObject(kept.base) ? kept.base : unknownBase };
  } catch {
    return undefined;
  }
}

/** A page that was opened. */
export interface Opened extends OpenedPage {
  /** It is a draft. */
  isDraft: boolean;
  /** What is live has changed since the draft began. */
  isBehind: boolean;
  /** It is stored nowhere: this browser could not keep it. */
  isLost?: boolean;
}

/** The draft of a page; undefined: there is none that can be read. */
export function findDraft(
  keys: DraftKeys,
  { id, live }: { id: string; live: Base },
): Opened | undefined {
  const kept = keptOf(keys, id);
  const read = kept && readPage(kept.text);
  if (!kept || !read || !('document' in read)) return undefined;
  const { base, draft } = kept;
  const isBehind = base.hash !== live.hash;
  return { id, base, draft, document: read.document, isDraft: true, isBehind };
}

/** Keeps a page as a draft; says whether it was kept. */
export function keepDraft(
  keys: DraftKeys,
  {
    id,
    base,
    draft,
    document,
  }: OpenedPage | (Omit<OpenedPage, 'document'> & { document: unknown }),
): boolean {
  const { draftId, version, isOwn } = draft ?? {};
  const kept = {
    text: JSON.stringify(document),
    base,
    draft: draft && { draftId, version, isOwn },
  };
  return keys.set(id, JSON.stringify(kept));
}

/** Whether a draft is another one than what a store holds. */
function isOther(
  kept: Kept | undefined,
  { history: { document }, draft }: DesignerState,
  first: unknown,
): boolean {
  if (!kept || isEqual(document, first)) return Boolean(kept) || !isEqual(document, first);
  const read = readPage(kept.text);
  const isSameDraft =
    kept.draft?.draftId === draft?.draftId && kept.draft?.version === draft?.version;
  return !('document' in read) || !isEqual(read.document, document) || !isSameDraft;
}

/** A page that is kept as a draft. */
export interface KeptDraft {
  /** Keeps what is here, over what another window has kept. */
  takeOver(): void;
  end(): void;
}

interface Keeping {
  /** The page without a change. */
  first: unknown;
  /** Called with whether the last change could be kept. */
  onKept(kept: boolean): void;
  /** Called with whether another window has kept something else. */
  onElsewhere(isElsewhere: boolean): void;
}

/**
 * Keeps the page of a store as a draft from now on, after each edit; one without a change is no
 * draft. What another window has kept meanwhile is not written over until somebody takes over.
 */
export function keepDrafts(
  store: DesignerStore,
  keys: DraftKeys,
  { first, onKept, onElsewhere }: Keeping,
): KeptDraft {
  let isElsewhere = false;
  const isSame = (state: DesignerState, before: DesignerState): boolean =>
    state.history.document === before.history.document && state.draft === before.draft;
  const keep = (state: DesignerState) => {
    const { document } = state.history;
    onKept(
      isEqual(document, first) ? keys.set(state.id, null) : keepDraft(keys, { ...state, document }),
    );
  };
  const report = (value: boolean) => {
    if (value === isElsewhere) return;
    isElsewhere = value;
    onElsewhere(value);
  };
  const look = () => {
    const state = store.getState();
    const isNow = isOther(keptOf(keys, state.id), state, first);
    // Both windows hold the same again.
    if (isElsewhere && !isNow) onKept(true);
    report(isNow);
  };
  const ends = [
    keys.watch(store.getState().id, look),
    store.subscribe((state, before) => {
      if (isSame(state, before)) return;
      if (isElsewhere) onKept(false);
      else keep(state);
    }),
  ];
  return {
    takeOver() {
      report(false);
      keep(store.getState());
    },
    end: () => ends.forEach((end) => end()),
  };
}
