/** Drafts that this browser keeps: pages that were changed and are stored nowhere else. */
import { isEqual } from '../../schema/merge/values.ts';
import { isObject, readPage } from '../document/page.ts';
import type { Base, DesignerState, OpenedPage, ServerDraft } from './designerState.ts';
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
  draft?: KeptDraftMark;
}

/** A draft of the server, and whether it holds the text that is kept beside it. */
type KeptDraftMark = Pick<ServerDraft, 'draftId' | 'version' | 'isOwn'> & { isSaved?: boolean };

/** The draft of the server, of which `document` is kept. */
const serverDraft = ({ isSaved, ...draft }: KeptDraftMark, document: unknown): ServerDraft => ({
  ...draft,
  ...(isSaved && { document }),
});

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
  const { base, draft: mark } = kept;
  const { document } = read;
  const draft = mark && serverDraft(mark, document);
  return { id, base, draft, document, isDraft: true, isBehind: base.hash !== live.hash };
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
  const isSaved = isEqual(draft?.document, document);
  const kept = {
    text: JSON.stringify(document),
    base,
    draft: draft && { draftId, version, isOwn, isSaved },
  };
  return keys.set(id, JSON.stringify(kept));
}

/** Whether the draft on the server holds the page as it is edited. */
export const isOnServer = ({ draft, history }: DesignerState): boolean =>
  draft !== undefined && isEqual(draft.document, history.document);

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

/**
 * The draft of the server that another window has made of what is here, or saved it to; undefined:
 * there is none, or the other window holds something else.
 */
function newerDraft(
  kept: Kept | undefined,
  { history: { document }, draft }: DesignerState,
): ServerDraft | undefined {
  const read = kept?.draft && readPage(kept.text);
  if (!kept?.draft || !read || !('document' in read)) return undefined;
  const isNewer = draft
    ? draft.draftId === kept.draft.draftId && draft.version < kept.draft.version
    : true;
  return isNewer && isEqual(read.document, document)
    ? serverDraft(kept.draft, document)
    : undefined;
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
    const kept = keptOf(keys, state.id);
    const draft = newerDraft(kept, state);
    if (draft) {
      report(false);
      return store.setState({ draft });
    }
    const isNow = isOther(kept, state, first);
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
      const { id, draft } = store.getState();
      const mark = keptOf(keys, id)?.draft;
      report(false);
      // What is here becomes the next version of the draft that the other window has saved.
      if (mark && mark.draftId === (draft?.draftId ?? mark.draftId))
        store.setState({ draft: serverDraft({ ...mark, isSaved: false }, undefined) });
      keep(store.getState());
    },
    end: () => ends.forEach((end) => end()),
  };
}
