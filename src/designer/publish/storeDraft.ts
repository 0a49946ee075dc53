/** A page that is edited becomes a draft on the server, and its next versions. */
import { isEqual } from '../../schema/merge/values.ts';
import { pageText, readPage } from '../document/page.ts';
import type { DesignerStore } from '../state/designerStore.ts';
import type { Draft, Revisions } from './revisions.ts';

interface Parts {
  store: DesignerStore;
  revisions: Pick<Revisions, 'drafts' | 'draft' | 'addDraft' | 'changeDraft'>;
}

/**
 * Stores the page as a draft on the server: the one that it is already, else a new one.
 *
 * @returns the id of the draft that was added; undefined: there was one
 */
export async function storeDraft(parts: Parts): Promise<string | undefined> {
  const { id, draft } = parts.store.getState();
  if (!draft) return alone(`pageloom:draft:${id}`, () => beginDraft(parts));
  await storeVersion(parts);
  return undefined;
}

/** Does something while no other window of this browser does what has the same name. */
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Browsers have no locks for addresses without https, but for localhost.
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, work) : work();
}

/** Adds a draft, unless another window has just begun the same one. */
async function beginDraft(parts: Parts): Promise<string | undefined> {
  const { store, revisions } = parts;
  const { id: page, base, draft, history } = store.getState();
  if (draft) {
    await storeVersion(parts);
    return undefined;
  }
  const { document } = history;
  const begun = await draftWith(revisions, { page, base: base.text, document });
  const input = { page, text: pageText(document), base: base.text };
  const { draftId, version } = begun ?? (await revisions.addDraft(input));
  store.setState({ draft: { draftId, version, isOwn: true, document } });
  return begun ? undefined : draftId;
}

/** One's own last changed draft of a page, if it holds this document. */
async function draftWith(
  revisions: Parts['revisions'],
  { page, base, document }: { page: string; base: string | null; document: unknown },
): Promise<Draft | undefined> {
  const own = (await revisions.drafts(page)).find(({ isOwn }) => isOwn);
  if (!own) return undefined;
  const draft = await revisions.draft(own.draftId);
  const read = readPage(draft.text);
  const isSame = draft.base === base && 'document' in read && isEqual(read.document, document);
  return isSame ? draft : undefined;
}

/** Stores the page as the next version of the draft that it is. */
async function storeVersion({ store, revisions }: Parts): Promise<void> {
  const { base, draft, history } = store.getState();
  if (!draft) return;
  const { document } = history;
  const { draftId, version } = draft;
  const input = { draftId, version, text: pageText(document), base: base.text };
  const saved = await revisions.changeDraft(input);
  store.setState({ draft: { ...draft, ...saved, document } });
}
