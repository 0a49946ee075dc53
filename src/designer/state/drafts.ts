/** Drafts that this browser keeps: pages that were changed and are stored nowhere else. */
import { readPage } from '../document/page.ts';
import type { DesignerStore, OpenedPage } from './designerStore.ts';

/** Texts under names; `set` says whether it was kept. */
export interface DraftKeys {
  get(name: string): string | null;
  /** Names under which there are texts. */
  names(): string[];
  set(name: string, text: string | null): boolean;
}

interface Draft {
  text: string;
  /** Mark of the file that it began from. */
  base: string;
}

function draftOf(keys: DraftKeys, id: string): Draft | undefined {
  try {
    const draft = JSON.parse(keys.get(id) ?? 'null') as Partial<Draft> | null;
    return typeof draft?.text === 'string' ? { base: '', ...draft, text: draft.text } : undefined;
  } catch {
    return undefined;
  }
}

/** A page, or its draft in this browser. */
export interface Found extends OpenedPage {
  /** It is a draft. */
  isDraft: boolean;
  /** The file has changed since the draft began. */
  isBehind: boolean;
}

/** A page that was opened, with the mark of its file. */
export type Opened = Found & { hash: string };

/** The draft of a page; undefined: there is none that can be read. */
export function findDraft(
  keys: DraftKeys,
  { id, opened, hash }: { id: string; opened: string; hash: string },
): Found | undefined {
  const draft = draftOf(keys, id);
  const read = draft && readPage(draft.text);
  if (!draft || !read || !('document' in read)) return undefined;
  return { id, opened, document: read.document, isDraft: true, isBehind: draft.base !== hash };
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
  { hash, first, onKept }: { hash: string; first: unknown; onKept(kept: boolean): void },
): () => void {
  return store.subscribe(({ id, history }, before) => {
    if (history.document === before.history.document) return;
    const draft: Draft = { text: JSON.stringify(history.document), base: hash };
    onKept(keys.set(id, history.document === first ? null : JSON.stringify(draft)));
  });
}
