/** What publishing a text would do: for checks, and for files that are imported. */
import type { Db } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import { compared } from './compare.ts';
import { readable } from './documents.ts';
import { excessOf } from './grants.ts';
import { liveFacts, livePage } from './live.ts';
import { plannedFields } from './new-fields.ts';
import { madeModels, permissionsWith, plannedModels } from './new-models.ts';
import type { PublishParts } from './parts.ts';
import { shownLive, shownOf } from './publish.ts';

/** Problems, changes, what roles see more or less of, what is new, and what forbids it. */
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
  const nothing = { texts: [], refusals: [] };
  const { document, isSound } = candidate;
  const fields = isSound ? await plannedFields(db, parts, document!, session) : nothing;
  const made = await madeModels(db, parts, isSound ? document : null);
  const models = await plannedModels(db, parts, made, session);
  const coming = permissionsWith(made);
  const excess = isSound ? excessOf(publication, { session, routes: routes(), coming }) : [];
  return {
    problems: candidate.problems,
    ...difference,
    newModels: models.texts,
    newFields: fields.texts,
    refusals: [...excess, ...models.refusals, ...fields.refusals],
    live: liveFacts(found),
  };
}
