/** Drafts that this browser keeps: pages that were changed and are stored nowhere else. */
import { isEqual } from '../../schema/merge/values.ts';
import { isObject, readPage } from '../document/page.ts';
import type { Base, DesignerState, DesignerStore, OpenedPage } from './designerStore.ts';

/** Texts under names; `set` says whether it was kept. */
export interface DraftKeys {
  get(name: string): string | null;
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

/**
 * Keeps the page of a store as a draft from now on, after each edit; one without a change is no
 * draft.
 *
 * @param onKept called with whether the last draft could be kept
 * @returns how to end it
 */
export function keepDrafts(
  store: DesignerStore,
  keys: DraftKeys,
  { first, onKept }: { first: unknown; onKept(kept: boolean): void },
): () => void {
  const isSame = (state: DesignerState, before: DesignerState): boolean =>
    state.history.document === before.history.document && state.draft === before.draft;
  return store.subscribe((state, before) => {
    if (isSame(state, before)) return;
    const { document } = state.history;
    onKept(
      isEqual(document, first) ? keys.set(state.id, null) : keepDraft(keys, { ...state, document }),
    );
  });
}
