import { useEffect, useRef, useState } from 'react';
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

/** Keeps the page of a store as a draft of this browser. */
export function useKeptDraft(store: DesignerStore, page: Opened, drafts: DraftKeys): Kept {
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
    return () => now.end();
  }, [store, drafts, page]);
  return { isKept, isElsewhere, takeOver: () => kept.current?.takeOver() };
}
