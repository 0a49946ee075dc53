import { useContext, useEffect, useState } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import type { Draft } from '../publish/revisions.ts';
import { listedPages } from '../start/listedPages.ts';
import { openPage } from '../state/opening.ts';
import { useDesigner, WorkplaceContext, type Workplace } from '../state/context.ts';
import { noPages, readPages, type OtherPages } from './otherPages.ts';

/**
 * The texts of all pages but the one that is edited, as they would be opened. They are read from
 * the moment that they are asked for, and not again as long as the component is there.
 */
export function useOtherPages(isAsked: boolean): OtherPages {
  const { store, project } = useDesigner();
  const workplace = useContext(WorkplaceContext);
  const [isReading, setReading] = useState(false);
  const [pages, setPages] = useState(noPages);
  if (isAsked && !isReading) setReading(true);
  const latest = useLatest({ workplace, project });
  useEffect(() => {
    const { workplace: place, project: known } = latest.current;
    if (!isReading || !place) return undefined;
    let isEnded = false;
    const read = async () => {
      // Without the drafts, pages that would have to be opened without them are said to be unread.
      const stored = place.revisions.drafts();
      const ids = idsOf(place, await stored.catch(() => []));
      await readPages(
        ids.filter((id) => id !== store.getState().id),
        { open: opener(place, stored), project: known, onRead: setPages, isEnded: () => isEnded },
      );
    };
    void read();
    return () => {
      isEnded = true;
    };
  }, [isReading, latest, store]);
  return pages;
}

/** All pages that can be opened: those there are, and drafts of this browser and the server. */
const idsOf = ({ project, drafts }: Workplace, stored: readonly Draft[]): string[] =>
  listedPages({
    pages: [...project.index.pages],
    titles: {},
    local: drafts.names(),
    drafts: stored,
  }).map(({ id }) => id);

/** Reads pages as they would be opened; drafts of the server are asked for once. */
function opener(
  { revisions, drafts }: Workplace,
  stored: Promise<readonly Draft[]>,
): (id: string) => Promise<unknown> {
  const once = {
    ...revisions,
    drafts: async (page?: string) => (await stored).filter((draft) => draft.page === page),
  };
  return async (id) => {
    const opening = await openPage({ id, title: undefined, revisions: once, drafts });
    if (opening.state !== 'ready') throw new Error(id);
    return opening.page.document;
  };
}
