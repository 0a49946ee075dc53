import { useEffect, useRef, useState } from 'react';
import type { DraftSaver } from '../publish/draftSaver.ts';
import type { DesignerStore } from './designerStore.ts';
import { keepDrafts, type DraftKeys, type KeptDraft, type Opened } from './drafts.ts';

/** How the page that is edited is kept in this browser. */
export interface Kept {
  /** The last change was kept. */
  isKept: boolean;
  /** Another window has kept something else: nothing is kept until somebody takes over. */
  isElsewhere: boolean;
  takeOver(): void;
}

interface Parts {
  store: DesignerStore;
  page: Opened;
  drafts: DraftKeys;
  /** Stores it on the server; what is on its way at the end is kept, too. */
  saver: DraftSaver;
}

/** Keeps the page of a store as a draft of this browser. */
export function useKeptDraft({ store, page, drafts, saver }: Parts): Kept {
  const [isKept, setKept] = useState(!page.isLost);
  const [isElsewhere, setElsewhere] = useState(false);
  const kept = useRef<KeptDraft>(undefined);
  useEffect(() => {
    const now = keepDrafts(store, drafts, {
      first: page.isDraft ? undefined : page.document,
      onKept: setKept,
      onElsewhere: setElsewhere,
    });
    kept.current = now;
    return () => void saver.stop().then(() => now.end());
  }, [store, drafts, page, saver]);
  useEffect(() => saver.hold(isElsewhere), [saver, isElsewhere]);
  return { isKept, isElsewhere, takeOver: () => kept.current?.takeOver() };
}
