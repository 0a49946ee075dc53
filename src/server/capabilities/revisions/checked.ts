/** What publishing a text would do: for checks, and for files that are imported. */
import type { Db } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import { compared } from './compare.ts';
import { readable } from './documents.ts';
import { excessOf } from './grants.ts';
import { liveFacts, livePage } from './live.ts';
import { plannedFields } from './new-fields.ts';
import type { PublishParts } from './parts.ts';
import { shownLive, shownOf } from './publish.ts';

/** Problems, changes, what roles see more or less of, new fields, and what forbids it. */
export async function checked(
  db: Db,
  parts: PublishParts,
  { page, text }: { page: string; text: string },
  session: Session,
) {
  const { pages, routes } = parts;
  readable(text);
  const candidate = pages.candidate(page, text);
  const found = await livePage(db, pages, page);
  const difference = await compared(db, pages, { page, from: found.live, to: candidate });
  const publication = { before: shownLive(pages, found), after: shownOf(candidate) };
  const planned = candidate.isSound
    ? await plannedFields(db, parts, candidate.document!, session)
    : { texts: [], refusals: [] };
  const excess = candidate.isSound ? excessOf(publication, session, routes()) : [];
  return {
    problems: candidate.problems,
    ...difference,
    newFields: planned.texts,
    refusals: [...excess, ...planned.refusals],
    live: liveFacts(found),
  };
}
