import { useEffect, useState } from 'react';
import { hashText } from '../../schema/bundle/bundle.ts';
import type { Problem } from '../../schema/problem.ts';
import { emptyPage, readPage } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import type { LivePage, Revisions, WholeDraft } from '../publish/revisions.ts';
import { findDraft, type DraftKeys, type Opened } from './drafts.ts';

export type Opening =
  | { state: 'loading' }
  | { state: 'failed'; message: string; problems: readonly Problem[] }
  | { state: 'ready'; page: Opened };

interface Asked {
  id: string | undefined;
  /** Title of a new page; undefined: the page is one that there is. */
  title: string | undefined;
  revisions: Revisions;
  drafts: DraftKeys;
  /** Another one each time that the page shall be opened again. */
  round: object;
}

const failure = (message: string, problems: readonly Problem[] = []): Opening => ({
  state: 'failed',
  message,
  problems,
});

/** The page of an id: its draft in this browser, else one's draft on the server, else the page. */
export function useOpening({ id, title, revisions, drafts, round }: Asked): Opening {
  const [opening, setOpening] = useState<{
    id?: string;
    isNew?: boolean;
    round?: object;
    result: Opening;
  }>({
    result: { state: 'loading' },
  });
  const isNew = title !== undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isActive = true;
    const end = (result: Opening) => isActive && setOpening({ id, isNew, round, result });
    openPage({ id, title, revisions, drafts }).then(end, (error: unknown) =>
      end(failure((error as Error).message)),
    );
    return () => {
      isActive = false;
    };
    // The title of a new page is read when it is opened.
  }, [id, isNew, revisions, drafts, round]); // oxlint-disable-line react/exhaustive-deps -- the title counts once
  const isPresent = opening.id === id && opening.isNew === isNew && opening.round === round;
  return isPresent ? opening.result : { state: 'loading' };
}

/** A page as it is opened now: its draft in this browser, else on the server, else the page. */
export async function openPage({
  id,
  title,
  revisions,
  drafts,
}: Omit<Asked, 'id' | 'round'> & { id: string }): Promise<Opening> {
  const live = title === undefined ? await revisions.live(id) : { text: null, hash: null };
  const kept = findDraft(drafts, { id, live });
  if (kept && !isSaved(kept)) return { state: 'ready', page: kept };
  const stored = await revisions.drafts(id);
  const same = stored.find(({ draftId }) => draftId === kept?.draft?.draftId);
  if (kept && same?.version === kept.draft?.version) return { state: 'ready', page: kept };
  // What was kept is on the server, where somebody went on with it, or gave it up.
  const own = same ?? stored.find(({ isOwn }) => isOwn);
  if (own) return openingOf(openedDraft(await revisions.draft(own.draftId), live));
  if (live.text === null && title === undefined) return failure(designerTexts().noPage);
  const read = live.text === null ? { document: emptyPage(id, title ?? id) } : readPage(live.text);
  if ('problems' in read) return openingOf(read.problems);
  const { document } = read;
  const base = { text: live.text, hash: live.hash };
  const page = { id, document, base, isDraft: false, isBehind: false };
  return { state: 'ready', page };
}

/** The draft of the server holds what this browser has kept. */
const isSaved = ({ draft }: Opened): boolean => draft?.document !== undefined;

const openingOf = (page: Opened | readonly Problem[]): Opening =>
  'document' in page ? { state: 'ready', page } : failure(designerTexts().unreadable, page);

/** A draft of the server as a page that is edited, or what keeps it from being one. */
export function openedDraft(
  { draftId, version, isOwn, isCurrent, page: id, text, base }: WholeDraft,
  live: Pick<LivePage, 'hash'>,
): Opened | readonly Problem[] {
  const read = readPage(text);
  if ('problems' in read) return read.problems;
  const { document } = read;
  const hash = isCurrent ? live.hash : base === null ? null : hashText(base);
  return {
    id,
    document,
    base: { text: base, hash },
    draft: { draftId, version, isOwn, document },
    isDraft: true,
    isBehind: !isCurrent,
  };
}
