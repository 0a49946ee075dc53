import { useEffect, useMemo } from 'react';
import { useRuntimeHost } from '../../runtime/host.ts';
import type { DesignerStore } from '../state/designerStore.ts';
import type { Opened } from '../state/drafts.ts';
import { DraftSaver } from './draftSaver.ts';
import type { Revisions } from './revisions.ts';

interface Parts {
  store: DesignerStore;
  page: Opened;
  revisions: Revisions;
}

/** What stores the page of a store on the server, by itself where the server has drafts. */
export function useDraftSaver({ store, page, revisions }: Parts): DraftSaver {
  const { features } = useRuntimeHost();
  const saver = useMemo(
    () => new DraftSaver({ store, revisions, first: page.isDraft ? undefined : page.document }),
    [store, page, revisions],
  );
  useEffect(() => {
    if (features.revisions) saver.start();
    const retry = () => saver.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void saver.stop();
    };
  }, [saver, features.revisions]);
  return saver;
}

/**
 * The page with the draft of the server as it is by now: what was on its way may have changed it.
 */
export function withDraftOf(store: DesignerStore, page: Opened): Opened {
  const { draft } = store.getState();
  const isSame = page.draft === undefined || page.draft.draftId === draft?.draftId;
  return isSame ? { ...page, draft } : page;
}
